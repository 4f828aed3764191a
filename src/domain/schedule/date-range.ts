import { addDays, isDate } from './month-grid'

/** Local dates `YYYY-MM-DD`, both included. */
export interface DateRange {
  from: string
  to: string
}

/** The date filter of lists (domain §2): anything, a week or a month from today, or dates of one's own. */
export type DateChoice = { kind: 'any' } | { kind: 'week' } | { kind: 'month' } | ({ kind: 'dates' } & DateRange)

export const ANY_DATE: DateChoice = { kind: 'any' }

/** Days that "within a week" and "within a month" look ahead, today included. */
const AHEAD = { week: 7, month: 30 } as const

/** The dates of a preset, relative to `today`; null for any. */
export const rangeOf = (choice: DateChoice, today: string): DateRange | null => {
  if (choice.kind === 'any') return null
  if (choice.kind === 'dates') return { from: choice.from, to: choice.to }
  return { from: today, to: addDays(today, AHEAD[choice.kind] - 1) }
}

/** A choice in an address: `week`, `month`, `2026-12-05` or `2026-12-05_2026-12-07`; '' for any. */
export const writeDateChoice = (choice: DateChoice): string => {
  if (choice.kind === 'any') return ''
  if (choice.kind !== 'dates') return choice.kind
  return choice.from === choice.to ? choice.from : `${choice.from}_${choice.to}`
}

/** Reads what `writeDateChoice` wrote; anything else is any date. Ends in the wrong order are put right. */
export const readDateChoice = (text: string): DateChoice => {
  if (text === 'week' || text === 'month') return { kind: text }
  const [first = '', second = first] = text.split('_')
  if (!isDate(first) || !isDate(second)) return ANY_DATE
  const [from, to] = [first, second].sort()
  return { kind: 'dates', from, to }
}

/**
 * The range after one more tap on a calendar: the first tap sets one day, the second the other end, the third starts
 * again.
 * @param open the first end while the second is missing
 */
export const tapDate = (date: string, open: string | null): { range: DateRange; open: string | null } => {
  if (open === null) return { range: { from: date, to: date }, open: date }
  const [from, to] = [open, date].sort()
  return { range: { from, to }, open: null }
}
