import { randomUUID } from 'node:crypto'
import type { Gateway } from '../../../core/context'
import { Refusal } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { holdSeats } from '../../trade/seat/hold-service'
import { plansOf, sessionsOf } from '../../catalogue/session/query-service'
import { sessionName } from '../../catalogue/show/date-service'
import { findShow } from '../../catalogue/show/query-service'
import { sessionStatusAt } from '../../catalogue/show/status-service'
import type { PartnerVisit } from './links'
import { offersOf, type TierOffers } from './offers'
import { applyDue } from '../../../core/due'

/** Maximum number of seats that a buyer can pick. */
export const MAX_SEATS = 6

interface NamedSession {
  id: string
  name: string
}

/** A show and its sessions for a visit. */
interface VisitedShow {
  show: string
  /** Sessions on sale now. */
  sessions: NamedSession[]
  /** The selected session; null before a selection, and for a session that is not on sale. */
  session: NamedSession | null
}

/**
 * Returns the show of a visit with its sessions on sale, or null for a show that no longer exists.
 * @param chosen a session's id
 */
export const visitedShow = async (
  { db, clock }: Gateway,
  { showId, sessionId }: PartnerVisit,
  chosen: string | undefined,
  lang: Language,
): Promise<VisitedShow | null> => {
  const show = await findShow(db, showId)
  if (!show) return null
  const now = clock.now()
  const sessions = (await sessionsOf(db, showId))
    .filter((session) => sessionStatusAt(show, session, now) === 'ON_SALE')
    .map((session) => ({
      id: session.session_id,
      name: sessionName(lang, session.show_time, show.utc_offset, session.permanent),
    }))
  const id = sessionId || chosen || (sessions.length === 1 ? sessions[0].id : '')
  return { show: show.name[lang], sessions, session: sessions.find((session) => session.id === id) ?? null }
}

/** Parses the number of seats, which is 2 by default and at most `MAX_SEATS`. */
export const seatCount = (text: string | undefined): number =>
  Math.min(MAX_SEATS, Math.max(1, Math.floor(Number(text)) || 2))

/** Returns groups of free seats of a session, by tier. */
export const freeSeats = async (
  { db, clock, seatCache }: Gateway,
  sessionId: string,
  count: number,
  lang: Language,
): Promise<TierOffers[]> => {
  await applyDue(db, clock.now(), { sessionId })
  const plans = await plansOf(db, sessionId)
  const seats = await seatCache.read(db, sessionId)
  return seats ? offersOf(seats, plans, count, lang) : []
}

/** Holds seats for the buyer of a visit. Returns null, or the reason of a failure. */
export const holdForVisit = async (
  gateway: Gateway,
  { showId, userId }: PartnerVisit,
  sessionId: string,
  seatIds: readonly string[],
): Promise<Refusal | null> => {
  const version = (await gateway.seatCache.read(gateway.db, sessionId))?.sale.map_version ?? ''
  try {
    await holdSeats(gateway, { showId, sessionId, seatIds, version, idempotencyKey: randomUUID() }, userId)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return error
  }
}
