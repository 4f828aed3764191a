import { dayText } from '@/components/dates'
import { addDays } from '@/domain/schedule/month-grid'

type T = Parameters<typeof dayText>[2]

/** Returns a local date as text, such as `12月5日`. @param date `YYYY-MM-DD` */
export const dateText = (date: string, now: number, t: T): string =>
  dayText(Date.parse(`${date}T12:00:00Z`), { now, utcOffset: 0 }, t)

/** Returns the first and last local date of a range as text. @param from `YYYY-MM-DD` @param to `YYYY-MM-DD` */
export const rangeText = (from: string, to: string, now: number, t: T): string =>
  [...new Set([from, to])].map((date) => dateText(date, now, t)).join(' – ')

/** Returns local dates as text. Consecutive dates become a range. @param days sorted, `YYYY-MM-DD` */
export const daysText = (days: readonly string[], now: number, t: T): string => {
  const ranges: { from: string; to: string }[] = []
  for (const day of days) {
    const last = ranges[ranges.length - 1]
    if (last && addDays(last.to, 1) === day) last.to = day
    else ranges.push({ from: day, to: day })
  }
  return ranges.map(({ from, to }) => rangeText(from, to, now, t)).join(' · ')
}
