import type { StripDay } from '../ui/calendar-strip/calendar-strip'
import type { CalendarDay } from '@/domain/schedule/calendar-strip'
import { formatTime } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'

/** Returns a day with sessions for the calendar strip. @param note text about the state of the day, or '' */
export const stripDay = (
  { date, day, month, weekday, time }: CalendarDay<unknown>,
  utcOffset: number,
  note: string,
  t: Translate,
): StripDay => {
  const full = formatTime(time, utcOffset, t('date.pattern.monthDay'))
  const labels = [t('date.withWeekday', { date: full, weekday: t(`date.weekday.${weekday}`) }), note]
  return {
    key: date,
    weekday: t('home.weekday', { day: t(`date.weekdayShort.${weekday}`) }),
    day: String(day),
    month: t(`date.monthShort.${month}`),
    ...(note !== '' && { note }),
    label: labels.filter(Boolean).join(t('common.separator')),
  }
}
