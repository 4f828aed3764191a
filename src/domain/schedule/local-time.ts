import dayjs, { type Dayjs } from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/** Day of the week; 0 is Sunday. Text keys are `date.weekday.*` and `date.weekdayShort.*`. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Month of the year; 1 is January. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/**
 * Returns a time in a time zone as a Dayjs object. @param time epoch ms @param utcOffset minutes east of UTC (480 for
 * +08:00)
 */
export const localTime = (time: number, utcOffset: number): Dayjs =>
  // dayjs interprets an offset between -16 and 16 as hours. The timestamp is therefore shifted and formatted as UTC.
  dayjs.utc(time + utcOffset * 60_000)

/** Formats a time by a dayjs pattern (`YYYY.MM.DD HH:mm`) in the show's time zone. Returns '' for an invalid date. */
export const formatTime = (time: number, utcOffset: number, pattern: string): string => {
  const local = localTime(time, utcOffset)
  return local.isValid() ? local.format(pattern) : ''
}

/** Returns the local date `YYYY-MM-DD`, which is used as a key to group times by day. */
export const localDate = (time: number, utcOffset: number): string => formatTime(time, utcOffset, 'YYYY-MM-DD')

/** Returns the weekday of a time. Returns Sunday for an invalid date, which is displayed as empty text. */
export const weekdayOf = (time: number, utcOffset: number): Weekday =>
  (localTime(time, utcOffset).day() || 0) as Weekday

export const isSameDay = (left: number, right: number, utcOffset: number): boolean =>
  localDate(left, utcOffset) === localDate(right, utcOffset)

/** Returns `today` or `tomorrow` if `time` is on that day in the given time zone; otherwise null. */
export const nearDay = (time: number, now: number, utcOffset: number): 'today' | 'tomorrow' | null => {
  if (isSameDay(time, now, utcOffset)) return 'today'
  return isSameDay(time, now + DAY, utcOffset) ? 'tomorrow' : null
}

/** Returns true if both times are in the same week, from Monday to Sunday. */
export const isSameWeek = (left: number, right: number, utcOffset: number): boolean =>
  startOfWeek(left, utcOffset) === startOfWeek(right, utcOffset)

/** Returns the time of the local midnight at the start of the day, epoch ms. */
export const startOfDay = (time: number, utcOffset: number): number =>
  localTime(time, utcOffset).startOf('day').valueOf() - utcOffset * 60_000

/** Returns the time of the local midnight at the start of the week (Monday), epoch ms. */
export const startOfWeek = (time: number, utcOffset: number): number =>
  startOfDay(time, utcOffset) - ((weekdayOf(time, utcOffset) + 6) % 7) * DAY

/** Duration of a day, in milliseconds. With a fixed UTC offset, all local days have this length. */
export const DAY = 86_400_000

/**
 * UTC offset of the merchant's time zone (UTC+8), in minutes. Used for dates and hours if no show determines the time
 * zone.
 */
export const SHOP_OFFSET = 480
