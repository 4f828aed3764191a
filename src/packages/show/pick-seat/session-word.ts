import { formatTime } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'
import type { Session } from '../sale/sessions'

/** A session by its day and hour, by its day where the whole of it counts, or by its name. */
export const sessionWord = (t: Translate<'seat'>, session: Session): string => {
  const { showTime, utcOffset, isPermanent, sessionName } = session
  if (showTime === null) return sessionName || t('show.dateToBeSet')
  const day = formatTime(showTime, utcOffset, t('date.pattern.monthDay'))
  const weekday = t(`date.weekdayShort.${weekdayOf(showTime, utcOffset)}`)
  return [day, weekday, isPermanent ? '' : formatTime(showTime, utcOffset, t('date.pattern.time'))]
    .filter(Boolean)
    .join(' ')
}

const MINUTE = 60_000

const weekdayOf = (time: number, utcOffset: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 =>
  new Date(time + utcOffset * MINUTE).getUTCDay() as 0
