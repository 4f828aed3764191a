import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import { found } from '../../../core/envelope'
import { endHold, isRunning, ownHold, refuseHoldOfSet } from './hold-state-service'
import { holdTimeLeft, holdTimeOf } from './hold-time-service'
import { refusedSeats } from './refusal-service'

/** Returns a buyer's newest active hold in a session or a show, or undefined. */
export const currentHold = async (
  { db, clock }: Gateway,
  userId: string,
  { sessionId, showId }: { sessionId?: string; showId?: string },
): Promise<Row<'seat_holds'> | undefined> => {
  let running = db
    .selectFrom('seat_holds')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'HELD')
    .where('expires_at', '>', clock.now())
  if (sessionId) running = running.where('session_id', '=', sessionId)
  if (showId) running = running.where('show_id', '=', showId)
  return running.orderBy('created_at', 'desc').limit(1).executeTakeFirst()
}

/** Returns a buyer's active hold. Throws `Refusal` notFound if the hold has ended or belongs to another buyer. */
export const runningHold = async (
  { db, clock }: Gateway,
  userId: string,
  holdId: string,
): Promise<Row<'seat_holds'>> => {
  const hold = found(await ownHold(db, userId, holdId))
  return found(isRunning(hold, clock.now()) ? hold : null)
}

/**
 * Extends a hold, starting now, within the buyer's total holding time. Throws `Refusal`: notFound, holdExtended,
 * holdOver, holdInSet.
 */
export const extendHold = async (
  { db, clock }: Gateway,
  userId: string,
  holdId: string,
): Promise<Row<'seat_holds'>> => {
  const now = clock.now()
  const hold = found(await ownHold(db, userId, holdId))
  refuseHoldOfSet(hold)
  const { session_id: sessionId } = hold
  const left = await holdTimeLeft(db, { userId, sessionId, holdTime: await holdTimeOf(db, sessionId), now })
  const extended = await db
    .updateTable('seat_holds')
    .set((hold) => ({ expires_at: now + left, extensions_left: hold('extensions_left', '-', 1) }))
    .where('hold_id', '=', holdId)
    .where('state', '=', 'HELD')
    .where('expires_at', '>', now)
    .where('expires_at', '<', now + left)
    .where('extensions_left', '>', 0)
    .returningAll()
    .executeTakeFirst()
  if (extended) return extended
  const existing = found(await ownHold(db, userId, holdId))
  throw refusedSeats(isRunning(existing, now) ? 'holdExtended' : 'holdOver')
}

/** Releases a hold. Returns false if an order has taken its seats. Throws `Refusal`: notFound, holdInSet. */
export const releaseHold = async ({ db }: Gateway, userId: string, holdId: string): Promise<boolean> => {
  const hold = found(await ownHold(db, userId, holdId))
  if (hold.state === 'HELD') refuseHoldOfSet(hold)
  await db.transaction().execute((tx) => endHold(tx, hold, 'RELEASED'))
  // An order retains the seats of its hold. In other states the hold has already released them.
  const { state } = found(await ownHold(db, userId, holdId))
  return state !== 'ORDERED'
}
