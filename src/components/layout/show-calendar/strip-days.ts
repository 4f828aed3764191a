import type { CalendarDay } from '@/api/layout'
import { formatTime, localDate, weekdayOf } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'
import type { StripDay } from '../../ui/calendar-strip/calendar-strip'

/**
 * Returns the days of the calendar strip. The dates are local dates of the venue, so they are parsed and formatted at
 * UTC offset 0.
 */
export const stripDays = (days: readonly CalendarDay[], now: number, utcOffset: number, t: Translate): StripDay[] => {
  const today = localDate(now, utcOffset)
  return days.flatMap(({ date, count }) => {
    const time = Date.parse(`${date}T00:00:00Z`)
    if (Number.isNaN(time)) return []
    const weekday = t(`date.weekday.${weekdayOf(time, 0)}`)
    const short = t('home.weekday', { day: t(`date.weekdayShort.${weekdayOf(time, 0)}`) })
    const note = t('home.showCount', { count })
    return [
      {
        key: date,
        weekday: date === today ? t('date.today') : short,
        day: String(Number(date.slice(8))),
        note: count > 0 ? note : '',
        disabled: count === 0,
        label: [formatTime(time, 0, t('date.pattern.monthDay')), weekday, note].join(t('common.separator')),
      },
    ]
  })
}
