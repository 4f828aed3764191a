import { formatTime } from '@/domain/schedule/local-time'
import type { seatTexts } from '@/locales/namespaces/seat'
import type { Translate } from '@/locales/keys'
import type { Session } from '@/components/show/sessions'

/**
 * Returns the label of a session: its day and time. For a session that has no start time, returns the day. If no date
 * is known, returns the session's name.
 */
export const sessionLabel = (t: Translate<typeof seatTexts>, session: Session): string => {
  const { showTime, utcOffset, isPermanent, sessionName } = session
  if (showTime === null) return sessionName || t('show.dateToBeSet')
  const date = formatTime(showTime, utcOffset, t('date.pattern.monthDay'))
  const weekday = t(`date.weekdayShort.${weekdayOf(showTime, utcOffset)}`)
  if (isPermanent) return t('whenDay', { date, weekday })
  return t('when', { date, weekday, time: formatTime(showTime, utcOffset, t('date.pattern.time')) })
}

const MINUTE = 60_000

const weekdayOf = (time: number, utcOffset: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 =>
  new Date(time + utcOffset * MINUTE).getUTCDay() as 0
