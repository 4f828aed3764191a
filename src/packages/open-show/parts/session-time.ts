import type { OpenShow } from '@/api/open-show'
import type { Registration } from '@/api/registration'
import { sessionDate } from '@/components/dates'
import type { Translate } from '@/locales/keys'
import type { openShowTexts } from '@/locales/namespaces/open-show'

/** Returns date, weekday and time of a session: `12月5日 周六 19:00`. Times in epoch ms. */
export const sessionTime = (
  startsAt: number,
  { utcOffset }: Pick<OpenShow, 'utcOffset'>,
  t: Translate<typeof openShowTexts>,
  now: number,
): string => sessionDate({ showTime: startsAt, utcOffset, isPermanent: false }, t, now)

/**
 * Returns the possible sessions of a registration: the session in which it has places, or else the requested sessions.
 */
export const possibleSessions = ({ show, sessionId, sessionIds }: Registration): OpenShow['sessions'] =>
  (sessionId === '' ? sessionIds : [sessionId]).flatMap(
    (id) => show.sessions.find((each) => each.sessionId === id) ?? [],
  )
