import type { Language } from '../../core/localized-text'
import { dateLine, hourOf, localDate, sessionLine, sessionName } from '../show/date-service'
import type { OrderRow } from './repository'

type Timed = Pick<OrderRow, 'show_time' | 'utc_offset' | 'permanent'>

const MINUTE = 60_000

/** A session's time, with its year. */
export const sessionTime = (lang: Language, { show_time: time, utc_offset: offset, permanent }: Timed): string =>
  sessionLine(lang, time, offset, permanent)

/** The same without the year. */
export const briefTime = (lang: Language, { show_time, utc_offset, permanent }: Timed): string =>
  sessionName(lang, show_time, utc_offset, permanent)

/** When several sessions take place: first to last day, or hours of one day. @param sessions the first to take place first */
export const sessionsTime = (lang: Language, sessions: readonly Timed[]): string => {
  const [first, last] = [sessions[0], sessions.at(-1)]
  if (!first || !last) return ''
  const { show_time: from, utc_offset: offset } = first
  // Each day is that of its own venue.
  const to = last.show_time + (last.utc_offset - offset) * MINUTE
  if (localDate(from, offset) !== localDate(to, offset)) return dateLine(lang, from, to, offset)
  if (sessions.some(({ permanent }) => permanent)) return sessionTime(lang, { ...first, permanent: true })
  const day = sessionTime(lang, first)
  return from === to ? day : `${day}–${hourOf(to, offset)}`
}
