import { formatTime, weekdayOf } from '../schedule/local-time'
import type { DayHours } from '../schedule/opening-hours'

/**
 * Returns true if support is open at `now`. Without hours, support is always open. If the closing time is before the
 * opening time, the hours continue after midnight.
 * @param now epoch ms
 * @param utcOffset UTC offset of the merchant, minutes east of UTC
 */
export const openNow = (hours: readonly DayHours[], now: number, utcOffset: number): boolean => {
  if (hours.length === 0) return true
  const today = weekdayOf(now, utcOffset)
  const time = formatTime(now, utcOffset, 'HH:mm')
  return hours.some(({ weekday, from, to }) => {
    const day = weekday % 7
    if (from <= to) return day === today && from <= time && time < to
    return (day === today && from <= time) || ((day + 1) % 7 === today && time < to)
  })
}
