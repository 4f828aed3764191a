import { localDate, startOfWeek } from './local-time'
import { addDays, isDate } from './month-grid'

/** Start and end as local dates `YYYY-MM-DD`, both inclusive. */
export interface DateRange {
  from: string
  to: string
}

/**
 * Named date ranges relative to today, in the order of display (domain §2; this project adds `today` and `weekend`).
 */
export const DATE_PRESETS = ['today', 'weekend', 'week', 'thisAndNextWeek', 'month'] as const

/** Ranges of the specification that end today. A link may contain these names, although lists omit past shows. */
export const PAST_PRESETS = ['pastTwoWeeks', 'last30Days'] as const

const NAMES = [...DATE_PRESETS, ...PAST_PRESETS] as const
type DatePreset = (typeof NAMES)[number]

/** Value of a list's date filter (domain §2): any date, a named range, or custom dates. */
export type DateChoice = { kind: 'any' } | { kind: DatePreset } | ({ kind: 'dates' } & DateRange)

export const ANY_DATE: DateChoice = { kind: 'any' }

const mondayOf = (date: string): string => localDate(startOfWeek(Date.parse(`${date}T00:00:00Z`), 0), 0)

/**
 * Date ranges by name. `week` and `month` are 7 and 30 days that start today. If the weekend has begun, `weekend`
 * contains only its remaining days.
 */
const RANGES: Record<DatePreset, (today: string) => DateRange> = {
  today: (today) => ({ from: today, to: today }),
  weekend: (today) => {
    const [saturday, sunday] = [addDays(mondayOf(today), 5), addDays(mondayOf(today), 6)]
    return { from: today > saturday ? today : saturday, to: sunday }
  },
  week: (today) => ({ from: today, to: addDays(today, 6) }),
  month: (today) => ({ from: today, to: addDays(today, 29) }),
  thisAndNextWeek: (today) => ({ from: mondayOf(today), to: addDays(mondayOf(today), 13) }),
  pastTwoWeeks: (today) => ({ from: addDays(today, -13), to: today }),
  last30Days: (today) => ({ from: addDays(today, -29), to: today }),
}

/** Returns the start and end date of a filter value, relative to `today`; null for any date. */
export const rangeOf = (choice: DateChoice, today: string): DateRange | null => {
  if (choice.kind === 'any') return null
  return choice.kind === 'dates' ? { from: choice.from, to: choice.to } : RANGES[choice.kind](today)
}

/**
 * Formats a filter value for an address: the name of a range, `2026-12-05`, or `2026-12-05_2026-12-07`. Returns '' for
 * any date.
 */
export const writeDateChoice = (choice: DateChoice): string => {
  if (choice.kind === 'any') return ''
  if (choice.kind !== 'dates') return choice.kind
  return choice.from === choice.to ? choice.from : `${choice.from}_${choice.to}`
}

/**
 * Parses the text of `writeDateChoice`. Returns any date for invalid text. Swaps the dates if they are in the wrong
 * order.
 */
export const readDateChoice = (text: string): DateChoice => {
  const preset = NAMES.find((each) => each === text)
  if (preset) return { kind: preset }
  const [first = '', second = first] = text.split('_')
  if (!isDate(first) || !isDate(second)) return ANY_DATE
  const [from, to] = [first, second].sort()
  return { kind: 'dates', from, to }
}

/**
 * Returns the selected range after a tap on a calendar. The first tap selects one day, the second tap selects the other
 * end of the range, and the third tap starts a new range.
 * @param open the first selected day if the second one is not selected yet; null otherwise
 */
export const tapDate = (date: string, open: string | null): { range: DateRange; open: string | null } => {
  if (open === null) return { range: { from: date, to: date }, open: date }
  const [from, to] = [open, date].sort()
  return { range: { from, to }, open: null }
}
