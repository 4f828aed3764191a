import { formatTime, isSameDay } from './local-time'

const DATE = 'YYYY.MM.DD'

/**
 * The dates of a show: `2026.12.05 - 2026.12.07`, or one time when both ends are on one date (domain §3). Empty when no
 * time is known; a missing end equals the other.
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
