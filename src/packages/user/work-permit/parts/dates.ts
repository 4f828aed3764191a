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
