import { formatTime, nearDay, weekdayOf } from '@/domain/schedule/local-time'
import type { Translate } from '@/locales/keys'

/** Current time and time zone for a displayed time. */
interface At {
  /** Epoch ms. */
  now: number
  /** Minutes east of UTC. */
  utcOffset: number
}

/** Time of a session. */
interface Timed {
  /** Epoch ms. */
  showTime: number | null
  /** Minutes east of UTC. */
  utcOffset: number
  isPermanent: boolean
}

const isOtherYear = (time: number, { now, utcOffset }: At): boolean =>
  formatTime(time, utcOffset, 'YYYY') !== formatTime(now, utcOffset, 'YYYY')

/** Returns a day: `12月5日`, in another year `2027年1月5日`. Times in epoch ms. */
export const dayText = (time: number, at: At, t: Translate): string =>
  formatTime(time, at.utcOffset, t(isOtherYear(time, at) ? 'date.pattern.day' : 'date.pattern.monthDay'))

/** Returns a date and time outside a sentence: `今天 14:57`, `12月5日 10:00`. Times in epoch ms. */
export const momentText = (time: number, at: At, t: Translate): string => {
  const near = nearDay(time, at.now, at.utcOffset)
  const date = near === null ? dayText(time, at, t) : t(`date.${near}`)
  return t('date.withTime', { date, time: formatTime(time, at.utcOffset, t('date.pattern.time')) })
}

/** Returns a date and time within a sentence: `今天 19:30`, `明天 10:00`, `12月5日 10:00`. Times in epoch ms. */
export const nearTime = (time: number, at: At, t: Translate): string => {
  const near = nearDay(time, at.now, at.utcOffset)
  if (near === null) return momentText(time, at, t)
  return t(`date.near.${near}`, { time: formatTime(time, at.utcOffset, t('date.pattern.time')) })
}

/** Returns when something happens, within a sentence: `today at 19:30`, `on Dec 5, 10:00`. Times in epoch ms. */
export const whenText = (time: number, at: At, t: Translate): string =>
  nearDay(time, at.now, at.utcOffset) === null ? t('date.on', { time: momentText(time, at, t) }) : nearTime(time, at, t)

/**
 * Returns the time of an event on this device, such as the storing of a copy, within a sentence and in the device's
 * time zone.
 */
export const deviceTimeText = (time: number, now: number, t: Translate): string =>
  nearTime(time, { now, utcOffset: -new Date(time).getTimezoneOffset() }, t)

/** Texts of a session's time, in the venue's time zone. A text is empty if the hour or the time is not known. */
export interface SessionParts {
  /** Such as `11月27日`, `Nov 27`. */
  date: string
  weekday: string
  /** Such as `19:30`. */
  time: string
}

/**
 * Returns the parts of a session's time in the language of `t`. A permanent session has a date but no hour.
 *
 * @param now epoch ms
 */
export const sessionParts = ({ showTime, utcOffset, isPermanent }: Timed, t: Translate, now: number): SessionParts => {
  if (showTime === null) return { date: t('show.dateToBeSet'), weekday: '', time: '' }
  return {
    date: dayText(showTime, { now, utcOffset }, t),
    weekday: t(`date.weekday.${weekdayOf(showTime, utcOffset)}`),
    time: isPermanent ? '' : formatTime(showTime, utcOffset, t('date.pattern.time')),
  }
}

/**
 * Returns a session's date independent of the current day: `12月2日 周三 20:00`, `Wed, Dec 2, 20:00`. @param now epoch ms
 */
export const sessionDate = (timed: Timed, t: Translate, now: number): string => {
  const { date, weekday, time } = sessionParts(timed, t, now)
  if (weekday === '') return date
  return time === '' ? t('date.withWeekday', { date, weekday }) : t('date.withWeekdayTime', { date, weekday, time })
}

/** Returns a session's date relative to the current day: `今天 20:00`, `明天`, else the full date. @param now epoch ms */
export const sessionText = (timed: Timed, t: Translate, now: number): string => {
  const { showTime, utcOffset, isPermanent } = timed
  const near = showTime === null ? null : nearDay(showTime, now, utcOffset)
  if (showTime === null || near === null) return sessionDate(timed, t, now)
  return isPermanent ? t(`date.${near}`) : momentText(showTime, { now, utcOffset }, t)
}
