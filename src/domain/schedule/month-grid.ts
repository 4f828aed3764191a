import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)

/**
 * Weeks of a calendar month, starting on Monday. Days are local dates `YYYY-MM-DD`; positions before the first and
 * after the last day of the month are null.
 */
export type MonthGrid = (string | null)[][]

const DATE = 'YYYY-MM-DD'

/** Returns the number of days of a month, such as `2026-12`. */
export const daysInMonth = (month: string): number => dayjs.utc(`${month}-01`).daysInMonth()

/** Returns the weeks of a month, such as `2026-12`. */
export const monthGrid = (month: string): MonthGrid => {
  const first = dayjs.utc(`${month}-01`)
  const before = (first.day() + 6) % 7
  const cells: (string | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: daysInMonth(month) }, (_, day) => first.add(day, 'day').format(DATE)),
  ]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** Returns the month of a date, such as `2026-12`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** Adds a number of months to a month; a negative number subtracts months. */
export const addMonths = (month: string, by: number): string =>
  dayjs.utc(`${month}-01`).add(by, 'month').format('YYYY-MM')

/** Adds a number of days to a date; a negative number subtracts days. */
export const addDays = (date: string, by: number): string => dayjs.utc(date).add(by, 'day').format(DATE)

/** Returns true if a text is a date in the form `YYYY-MM-DD` that exists in the calendar. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs.utc(text).format(DATE) === text
