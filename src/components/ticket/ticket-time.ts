import { formatTime, weekdayOf } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'

/** The time texts of a ticket, on the venue's clock. Empty where the show has no fixed hour or none is known. */
export interface TicketTime {
  /** `11月27日`, `Nov 27`. */
  date: string
  weekday: string
  /** `19:30`. */
  time: string
}

interface Timed {
  /** Epoch ms. */
  showTime: number | null
  /** Minutes east of UTC. */
  utcOffset: number
  isPermanent: boolean
}

const yearOf = (time: number, utcOffset: number): string => formatTime(time, utcOffset, 'YYYY')

/**
 * The parts of a ticket's time in the language of `t`; a permanent session has a date but no hour.
 * @param now epoch ms: the date of another year than this names its own
 */
export const ticketTime = ({ showTime, utcOffset, isPermanent }: Timed, t: Translate, now?: number): TicketTime => {
  if (showTime === null) return { date: t('show.dateToBeSet'), weekday: '', time: '' }
  const isOtherYear = now !== undefined && yearOf(showTime, utcOffset) !== yearOf(now, utcOffset)
  return {
    date: formatTime(showTime, utcOffset, t(isOtherYear ? 'date.pattern.day' : 'date.pattern.monthDay')),
    weekday: t(`date.weekday.${weekdayOf(showTime, utcOffset)}`),
    time: isPermanent ? '' : formatTime(showTime, utcOffset, t('date.pattern.time')),
  }
}

/** The same in one line: `Wednesday, Dec 2, 20:00`, `12月2日 星期三 20:00`. */
export const ticketWhen = (timed: Timed, t: Translate): string => {
  const { date, weekday, time } = ticketTime(timed, t)
  if (weekday === '') return date
  return time === '' ? t('date.withWeekday', { date, weekday }) : t('date.withWeekdayTime', { date, weekday, time })
}

/** A moment of this device's own making (when a copy was kept), on the buyer's clock. */
export const timeText = (time: number, t: Translate): string =>
  formatTime(time, -new Date(time).getTimezoneOffset(), t('date.pattern.monthDayTime'))
