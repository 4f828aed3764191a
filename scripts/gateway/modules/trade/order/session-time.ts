import type { Language } from '../../../core/localized-text'
import { dateLine, hourOf, localDate, sessionLine } from '../../catalogue/show/date-service'
import type { OrderRow } from './repository'

type Timed = Pick<OrderRow, 'show_time' | 'utc_offset' | 'permanent'>

const MINUTE = 60_000

/** Formats a session's time. Contains the year if it is not the year of `now`. */
export const sessionTime = (lang: Language, { show_time, utc_offset, permanent }: Timed, now: number): string =>
  sessionLine(lang, { time: show_time, utcOffset: utc_offset, permanent }, now)

/** Formats the times of several sessions: first to last day, or hours of one day. @param sessions the earliest first */
export const sessionsTime = (lang: Language, sessions: readonly Timed[], now: number): string => {
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return ''
  const { show_time: from, utc_offset: offset } = first
  // Uses the time zone of each session's own venue.
  const to = last.show_time + (last.utc_offset - offset) * MINUTE
  if (localDate(from, offset) !== localDate(to, offset))
    return dateLine(lang, { first: from, last: to, utcOffset: offset }, now)
  if (sessions.some(({ permanent }) => permanent)) return sessionTime(lang, { ...first, permanent: true }, now)
  const day = sessionTime(lang, first, now)
  return from === to ? day : `${day}–${hourOf(to, offset)}`
}
