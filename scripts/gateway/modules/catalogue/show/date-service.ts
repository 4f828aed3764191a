import { texts } from './texts'
import type { Language } from '../../../core/localized-text'

const MINUTE = 60_000
const WEEKDAYS: Record<Language, string[]> = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'zh-MO': ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (n: number) => String(n).padStart(2, '0')

/** Returns a date for formatting. Its UTC getters give the time in the venue's time zone. */
const local = (time: number, utcOffset: number): Date => new Date(time + utcOffset * MINUTE)

/** Formats a local date `yyyy-MM-dd`. */
export const localDate = (time: number, utcOffset: number): string => local(time, utcOffset).toISOString().slice(0, 10)

/** Formats a local time `19:30`. */
export const hourOf = (time: number, utcOffset: number): string => {
  const at = local(time, utcOffset)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** Returns true if a day is not in the year of `now`, epoch ms. Only then does a date contain its year. */
const isOtherYear = (at: Date, now: number, utcOffset: number): boolean =>
  at.getUTCFullYear() !== local(now, utcOffset).getUTCFullYear()

/** Formats `Dec 5`, optionally with the year. */
const englishDay = (at: Date, withYear: boolean): string =>
  `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}${withYear ? `, ${at.getUTCFullYear()}` : ''}`

const isChinese = (lang: Language): boolean => lang !== 'en-US'

/** Formats `Dec 5` or `12月5日`, optionally with the year. */
const dayOf = (lang: Language, at: Date, withYear: boolean): string =>
  isChinese(lang)
    ? `${withYear ? `${at.getUTCFullYear()}年` : ''}${at.getUTCMonth() + 1}月${at.getUTCDate()}日`
    : englishDay(at, withYear)

/**
 * Formats a time within a message: `12月5日 19:30`, `Dec 5, 19:30`.
 * @param time epoch ms @param utcOffset minutes
 */
export const minuteLine = (lang: Language, time: number, utcOffset: number): string =>
  [dayOf(lang, local(time, utcOffset), false), hourOf(time, utcOffset)].join(isChinese(lang) ? ' ' : ', ')

/** Formats a date with its weekday, and its time or "all day". */
const lineOf = (lang: Language, at: Date, hours: string, withYear: boolean): string => {
  const [day, weekday] = [dayOf(lang, at, withYear), WEEKDAYS[lang][at.getUTCDay()]]
  return isChinese(lang) ? `${day} ${weekday} ${hours}` : `${weekday}, ${day}, ${hours}`
}

/**
 * Formats a range of days: `12月19日–20日` in one month, `11月28日–12月9日` otherwise. If the years differ, each day has its
 * year. If both days are in the same year, but not in the current one, the year appears once.
 */
const rangeOf = (lang: Language, first: Date, last: Date, otherYear: boolean): string => {
  const years = first.getUTCFullYear() !== last.getUTCFullYear()
  const sameMonth = !years && first.getUTCMonth() === last.getUTCMonth()
  if (otherYear && !years && !isChinese(lang)) return `${rangeOf(lang, first, last, false)}, ${first.getUTCFullYear()}`
  const from = dayOf(lang, first, years || otherYear)
  if (sameMonth) return `${from}–${last.getUTCDate()}${isChinese(lang) ? '日' : ''}`
  return [from, dayOf(lang, last, years)].join(isChinese(lang) ? '–' : ' – ')
}

/**
 * Formats the date of a show card: one time with its weekday, or the first and last day (domain §3). Empty without
 * sessions.
 */
export const dateLine = (
  lang: Language,
  { first, last, utcOffset }: { first: number | null; last: number | null; utcOffset: number },
  now: number,
): string => {
  if (first === null || last === null) return ''
  const at = local(first, utcOffset)
  const otherYear = isOtherYear(at, now, utcOffset)
  if (localDate(first, utcOffset) === localDate(last, utcOffset))
    return lineOf(lang, at, hourOf(first, utcOffset), otherYear)
  return rangeOf(lang, at, local(last, utcOffset), otherYear)
}

/** Time of a session, epoch ms, with `utcOffset` in minutes. */
interface Timed {
  time: number
  utcOffset: number
  permanent: boolean
}

/**
 * Formats a session's time, with the year if it is not the current one: `12月5日 周六 19:30`, `Tue, Jan 5, 2027, all day`.
 */
export const sessionLine = (lang: Language, { time, utcOffset, permanent }: Timed, now: number): string => {
  const at = local(time, utcOffset)
  return lineOf(lang, at, hoursOf(lang, time, utcOffset, permanent), isOtherYear(at, now, utcOffset))
}

const hoursOf = (lang: Language, time: number, utcOffset: number, permanent: boolean): string =>
  permanent ? texts.translate(lang, 'dates.permanent') : hourOf(time, utcOffset)

/** Formats a session's name for messages: date and time, or "any hour" for a permanent session. Contains no year. */
export const sessionName = (lang: Language, time: number, utcOffset: number, permanent: boolean): string =>
  lineOf(lang, local(time, utcOffset), hoursOf(lang, time, utcOffset, permanent), false)
