import { dayText } from '@/components/dates'
import { formTime } from '@/components/form/definition/local-texts'
import { addDays } from '@/domain/schedule/month-grid'

/** Returns local dates as text. Consecutive dates become a range. @param days sorted, `YYYY-MM-DD` */
export const daysText = (days: readonly string[]): string => {
  const ranges: string[][] = []
  for (const day of days) {
    const last = ranges[ranges.length - 1]
    if (last && addDays(last[last.length - 1] ?? '', 1) === day) last.push(day)
    else ranges.push([day])
  }
  return ranges
    .map((range) => [...new Set([range[0] ?? '', range[range.length - 1] ?? ''])].map(formTime).join(' – '))
    .join(' · ')
}

/** Returns a local date as text, such as `12月5日`. @param date `YYYY-MM-DD` */
export const dateText = (date: string, now: number, t: Parameters<typeof dayText>[2]): string =>
  dayText(Date.parse(`${date}T12:00:00Z`), { now, utcOffset: 0 }, t)
