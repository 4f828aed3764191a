import type { Gateway } from '../../../core/context'
import type { Db, Tx } from '../../../core/database/database'
import { found } from '../../../core/envelope'
import { requireSession } from '../../catalogue/session/query-service'
import type { CachedSeats } from './cache-service'

/**
 * Returns the seats of a show's session. Throws `Refusal` notFound for an unknown session, a session without seats and
 * a session of another show.
 */
export const sessionSeats = async (
  { db, seatCache }: Gateway,
  { showId, sessionId }: { showId: string; sessionId: string },
): Promise<CachedSeats> => {
  await requireSession(db, showId, sessionId)
  return found(await seatCache.read(db, sessionId))
}

/** Returns the ids of the given sessions that have seat selection. */
export const seatedAmong = async (db: Db | Tx, sessionIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows =
    sessionIds.length === 0
      ? []
      : await db.selectFrom('seat_sales').select('session_id').where('session_id', 'in', sessionIds).execute()
  return new Set(rows.map(({ session_id: id }) => id))
}
