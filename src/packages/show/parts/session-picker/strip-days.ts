import type { StripDay } from '@/components/ui/calendar-strip/calendar-strip'
import type { CalendarDay } from '@/domain/schedule/calendar-strip'
import { formatTime } from '@/domain/schedule/local-time'
import type { showTexts } from '@/locales/namespaces/show'
import type { Translate } from '@/locales/keys'
import { type Session, sessionState } from '@/components/show/sessions'

/** Days for the strip: a day has a note where its state is another than on sale. */
export const stripDays = (
  days: readonly CalendarDay<Session>[],
  t: Translate<typeof showTexts>,
  now: number,
): StripDay[] =>
  days.map(({ date, day, month, weekday, sessions }) => {
    const note = dayNote(sessions, t, now)
    const [{ showTime, utcOffset }] = sessions
    const full = formatTime(showTime ?? 0, utcOffset, t('date.pattern.monthDay'))
    const labels = [t('date.withWeekday', { date: full, weekday: t(`date.weekday.${weekday}`) }), note]
    return {
      key: date,
      weekday: t('pick.weekday', { day: t(`date.weekdayShort.${weekday}`) }),
      day: String(day),
      month: t(`date.monthShort.${month}`),
      ...(note !== '' && { note }),
      label: labels.filter(Boolean).join(t('common.separator')),
    }
  })

/** The state that all sessions of a day share; '' when they differ, are on sale or unknown. */
const dayNote = (sessions: readonly Session[], t: Translate<typeof showTexts>, now: number): string => {
  const labels = new Set(sessions.map((session) => sessionState(session, now)?.label ?? 'onSale'))
  const [label] = labels
  const plain =
    labels.size > 1 || label === undefined || label === 'onSale' || label === 'preSale' || label === 'pending'
  return plain ? '' : t(`show.state.${label}`)
}
