import type { Gateway } from '../../../core/context'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import { refusedSeats } from '../seat/refusal-service'
import { endSet } from './end-set'
import { type HeldSet, isSetRunning, withItems } from './held-set-service'
import { setTimeLeft } from './set-time'

/** Returns a buyer's active set of a combo, or null. */
export const currentSet = async (
  { db, clock }: Gateway,
  userId: string,
  promotionId: string,
): Promise<HeldSet | null> => {
  const set = await findRow(db, 'hold_sets', { user_id: userId, promotion_id: promotionId, state: 'HELD' })
  return set && isSetRunning(set, clock.now()) ? withItems(db, set) : null
}

/**
 * Extends all holds of a set, starting now, within the buyer's total holding time. Throws `Refusal`: notFound,
 * holdExtended, holdOver.
 */
export const extendSet = async ({ db, clock }: Gateway, userId: string, setId: string): Promise<HeldSet> => {
  const now = clock.now()
  const before = found(await findRow(db, 'hold_sets', { set_id: setId, user_id: userId }))
  const holds = await listRows(db, 'seat_holds', { set_id: setId })
  const sessionIds = holds.map(({ session_id: id }) => id)
  const left = await setTimeLeft(db, { userId, promotionId: before.promotion_id, sessionIds, now })
  return db.transaction().execute(async (tx) => {
    const set = await tx
      .updateTable('hold_sets')
      .set((row) => ({ expires_at: now + left, extensions_left: row('extensions_left', '-', 1) }))
      .where('set_id', '=', setId)
      .where('state', '=', 'HELD')
      .where('expires_at', '>', now)
      .where('expires_at', '<', now + left)
      .where('extensions_left', '>', 0)
      .returningAll()
      .executeTakeFirst()
    if (!set) throw refusedSeats(isSetRunning(before, now) ? 'holdExtended' : 'holdOver')
    await tx
      .updateTable('seat_holds')
      .set({ expires_at: set.expires_at, extensions_left: set.extensions_left })
      .where('set_id', '=', setId)
      .execute()
    return withItems(tx, set)
  })
}

/** Releases a set. Returns false if orders have taken its seats and units. Throws `Refusal` notFound. */
export const releaseSet = async ({ db }: Gateway, userId: string, setId: string): Promise<boolean> => {
  found(await findRow(db, 'hold_sets', { set_id: setId, user_id: userId }))
  await db.transaction().execute((tx) => endSet(tx, setId, 'RELEASED'))
  const set = found(await findRow(db, 'hold_sets', { set_id: setId, user_id: userId }))
  return set.state !== 'ORDERED'
}
