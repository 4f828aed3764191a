import type { DateRange } from '../schedule/date-range'
import { type Weekday, weekdayOf } from '../schedule/local-time'
import { addDays } from '../schedule/month-grid'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Times of one slot, in minutes after local midnight. An end after 1,440 is on the next day. */
export interface SlotTime {
  from: number
  to: number
  /** Time of the last entry. If absent, the rules of the reservable determine the time. */
  lastEntry?: number
  capacity: number
}

/** Slots that repeat on days of the week. */
export interface WeeklyTimes {
  days: readonly Weekday[]
  times: readonly SlotTime[]
}

/** Slots of one date `YYYY-MM-DD`, which replace the weekly slots. If the list is empty, the day is closed. */
export interface DayException {
  date: string
  times: readonly SlotTime[]
}

/** Returns the offset of a place from UTC at a time (epoch ms), in minutes. */
export type OffsetAt = (time: number) => number

/** A slot. Times are epoch ms. */
export interface Slot {
  /** Date and start, such as `2026-12-05-0930`. Unique within its reservable. */
  slotId: string
  date: string
  from: number
  to: number
  /** Null if the rules of the reservable determine it. */
  lastEntry: number | null
  capacity: number
}

/** Rules of a reservable for its slots, in minutes and days. */
export interface SlotRules {
  /** A slot opens on the day that is this number of days earlier. */
  daysAhead: number
  /** Time at which it opens, minutes after local midnight. */
  releaseAt: number
  /** Entry begins this long before the start, and ends this long after the start. */
  entryBefore: number
  entryAfter: number
  /** Cancellation counts from this long before the start. */
  cancelBefore: number
  /** Changes end this long before the start. */
  changeBefore: number
}

/** Times at which the state of a slot changes, epoch ms. */
export interface SlotDeadlines {
  opensAt: number
  entryFrom: number
  lastEntry: number
  cancelUntil: number
  changeUntil: number
}

/**
 * Converts a local date and minutes after midnight to epoch ms. Returns null for a time that a clock change skips. For
 * a time that occurs twice, returns the first one.
 */
const timeAt = (date: string, minutes: number, offset: OffsetAt): number | null => {
  const local = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE
  // No place changes its offset twice within 26 hours, so the time has one of these two offsets.
  const offsets = [offset(local - 26 * HOUR), offset(local + 26 * HOUR)]
  const times = offsets
    .map((each) => ({ time: local - each * MINUTE, offset: each }))
    .filter((each) => offset(each.time) === each.offset)
    .map(({ time }) => time)
  return times.length > 0 ? Math.min(...times) : null
}

const clockText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join('')

const slotOf = (date: string, time: SlotTime, offset: OffsetAt): Slot[] => {
  const from = timeAt(date, time.from, offset)
  if (from === null) return []
  /** A time that the clock skips is calculated from the start. */
  const after = (minutes: number): number => timeAt(date, minutes, offset) ?? from + (minutes - time.from) * MINUTE
  return [
    {
      slotId: `${date}-${clockText(time.from)}`,
      ...{ date, from, to: after(time.to), capacity: time.capacity },
      lastEntry: time.lastEntry === undefined ? null : after(time.lastEntry),
    },
  ]
}

/**
 * Returns the slots of a range of dates, by their start. A day whose offset changes has no slot at an hour that does
 * not exist, and no slot twice.
 */
export const slotsOf = (
  pattern: readonly WeeklyTimes[],
  exceptions: readonly DayException[],
  { from, to }: DateRange,
  offset: OffsetAt,
): Slot[] => {
  const byDate = new Map(exceptions.map(({ date, times }) => [date, times]))
  const slots: Slot[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const weekday = weekdayOf(Date.parse(`${date}T00:00:00Z`), 0)
    const weekly = pattern.filter(({ days }) => days.includes(weekday)).flatMap(({ times }) => times)
    const times = new Map((byDate.get(date) ?? weekly).map((time) => [time.from, time]))
    for (const time of times.values()) slots.push(...slotOf(date, time, offset))
  }
  return slots.sort((one, other) => one.from - other.from)
}

/** Returns the deadlines of a slot by the rules of its reservable. */
export const deadlines = (
  { date, from, lastEntry }: Pick<Slot, 'date' | 'from' | 'lastEntry'>,
  rules: SlotRules,
  offset: OffsetAt,
): SlotDeadlines => {
  const day = addDays(date, -rules.daysAhead)
  // A release at an hour that does not exist moves to the next hour.
  const opensAt = timeAt(day, rules.releaseAt, offset) ?? timeAt(day, rules.releaseAt + 60, offset) ?? from
  return {
    opensAt: Math.min(opensAt, from),
    entryFrom: from - rules.entryBefore * MINUTE,
    lastEntry: lastEntry ?? from + rules.entryAfter * MINUTE,
    cancelUntil: from - rules.cancelBefore * MINUTE,
    changeUntil: from - rules.changeBefore * MINUTE,
  }
}

/** Returns whether a slot can be reserved at a time (epoch ms). A slot can be reserved from its release to its start. */
export const bookable = (
  { from, opensAt }: Pick<Slot, 'from'> & Pick<SlotDeadlines, 'opensAt'>,
  now: number,
): 'NOT_YET' | 'OPEN' | 'OVER' => (now >= from ? 'OVER' : now < opensAt ? 'NOT_YET' : 'OPEN')
