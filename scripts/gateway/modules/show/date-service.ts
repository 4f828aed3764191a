import { texts } from './texts'
import type { Language } from '../../core/localized-text'

const MINUTE = 60_000
const WEEKDAYS: Record<Language, string[]> = {
  'zh-CN': ['周日', '周一', '周二', '周三', '周四', '周五', '周六'],
  'zh-MO': ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'],
  'en-US': ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const two = (n: number) => String(n).padStart(2, '0')

/** The moment as seen at the venue: read it with the UTC getters. */
const local = (time: number, utcOffset: number): Date => new Date(time + utcOffset * MINUTE)

/** Local date `yyyy-MM-dd`. */
export const localDate = (time: number, utcOffset: number): string => local(time, utcOffset).toISOString().slice(0, 10)

/** `2026.12.05`. */
const dotted = (time: number, utcOffset: number): string => localDate(time, utcOffset).replace(/-/g, '.')

/** `19:30`. */
export const hourOf = (time: number, utcOffset: number): string => {
  const at = local(time, utcOffset)
  return `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** `2026.12.05 19:30`. */
export const dottedMinute = (time: number, utcOffset: number): string =>
  `${dotted(time, utcOffset)} ${hourOf(time, utcOffset)}`

/** `Dec 5`, with its year where that is asked for. */
const englishDay = (at: Date, withYear: boolean): string =>
  `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}${withYear ? `, ${at.getUTCFullYear()}` : ''}`

/** `Sat, Dec 5, 19:30`; `Dec 19–20` in one month, `Nov 24 – Dec 5` over several, with years where they differ. */
const englishLine = (first: Date, last: Date): string => {
  const years = first.getUTCFullYear() !== last.getUTCFullYear()
  const sameMonth = !years && first.getUTCMonth() === last.getUTCMonth()
  if (sameMonth && first.getUTCDate() !== last.getUTCDate()) return `${englishDay(first, false)}–${last.getUTCDate()}`
  if (!sameMonth) return `${englishDay(first, years)} – ${englishDay(last, years)}`
  const hour = `${two(first.getUTCHours())}:${two(first.getUTCMinutes())}`
  return `${WEEKDAYS['en-US'][first.getUTCDay()]}, ${englishDay(first, false)}, ${hour}`
}

/** The date line of a card: one moment with its weekday, or first and last day (domain §3). Empty without sessions. */
export const dateLine = (lang: Language, first: number | null, last: number | null, utcOffset: number): string => {
  if (first === null || last === null) return ''
  const from = dotted(first, utcOffset)
  const to = dotted(last, utcOffset)
  if (lang === 'en-US') return englishLine(local(first, utcOffset), local(last, utcOffset))
  if (from !== to) return `${from} - ${to}`
  const at = local(first, utcOffset)
  return `${from} ${WEEKDAYS[lang][at.getUTCDay()]} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
}

/** The date line of one day that is open as a whole: `2026.12.05 周六 全天`, `Sat, Dec 5, 2026, all day`. */
export const dayLine = (lang: Language, time: number, utcOffset: number): string => {
  const at = local(time, utcOffset)
  const weekday = WEEKDAYS[lang][at.getUTCDay()]
  const hours = texts.translate(lang, 'dates.permanent')
  return lang === 'en-US'
    ? `${weekday}, ${englishDay(at, true)}, ${hours}`
    : `${dotted(time, utcOffset)} ${weekday} ${hours}`
}

/** A session's name: its day and hour, or its day and "any hour" for a permanent one. */
export const sessionName = (lang: Language, time: number, utcOffset: number, permanent: boolean): string => {
  const at = local(time, utcOffset)
  const weekday = WEEKDAYS[lang][at.getUTCDay()]
  const hour = permanent
    ? texts.translate(lang, 'dates.permanent')
    : `${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`
  if (lang === 'en-US') return `${weekday}, ${englishDay(at, false)}, ${hour}`
  return `${at.getUTCMonth() + 1}月${at.getUTCDate()}日 ${weekday} ${hour}`
}
