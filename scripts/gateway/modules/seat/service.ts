import type { Gateway } from '../../core/context'
import { found } from '../../core/envelope'
import { requireSession } from '../session/query-service'
import type { CachedSeats } from './cache-service'

/** The seats of a show's session. Throws `Refusal` notFound, for a session of another show and one without seats too. */
export const sessionSeats = async (
  { db, seatCache }: Gateway,
  { showId, sessionId }: { showId: string; sessionId: string },
): Promise<CachedSeats> => {
  await requireSession(db, showId, sessionId)
  return found(await seatCache.read(db, sessionId))
}
