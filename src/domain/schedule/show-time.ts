import { formatTime, isSameDay } from './local-time'

const DATE = 'YYYY.MM.DD'

/**
 * Returns the dates of a show: `2026.12.05 - 2026.12.07`, or a single time if both ends are on the same date (domain
 * §3). Returns '' if no time is known. If the start or the end is missing, the known time is used for both.
 */
export const showTimeRange = (
  first: number | null,
  last: number | null,
  utcOffset: number,
  singlePattern = `${DATE} HH:mm`,
): string => {
  const start = first ?? last
  const end = last ?? first
  if (start === null || end === null) return ''
  if (isSameDay(start, end, utcOffset)) return formatTime(start, utcOffset, singlePattern)
  return `${formatTime(start, utcOffset, DATE)} - ${formatTime(end, utcOffset, DATE)}`
}
