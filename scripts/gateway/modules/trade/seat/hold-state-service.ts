import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import type { Scope } from '../../../core/due-stages'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { moveStock } from '../stock/service'
import { lockSeats, moveSeats } from './changes'
import { unitsOf } from './held-seats-service'
import { refusedSeats } from './refusal-service'

/** Returns a buyer's hold in any state. */
export const ownHold = (db: Db | Tx, userId: string, holdId: string): Promise<Row<'seat_holds'> | undefined> =>
  findRow(db, 'seat_holds', { hold_id: holdId, user_id: userId })

/** Returns true if a hold is active at `now`, so that it can be ordered. */
export const isRunning = ({ state, expires_at }: Row<'seat_holds'>, now: number): boolean =>
  state === 'HELD' && expires_at > now

/** Returns the hold with the seats of an order, or undefined. */
export const holdOfOrder = (db: Db | Tx, orderId: string): Promise<Row<'seat_holds'> | undefined> =>
  findRow(db, 'seat_holds', { order_id: orderId })

type End = 'RELEASED' | 'EXPIRED'

/** Refuses a change of a hold that belongs to a set, because a set is changed as a whole. Throws `Refusal` holdInSet. */
export const refuseHoldOfSet = ({ set_id }: Pick<Row<'seat_holds'>, 'set_id'>): void => {
  if (set_id !== null) throw refusedSeats('holdInSet')
}

/**
 * Ends a hold that belongs to no order, and frees its seats. The caller returns the stock. Returns false if the hold had
 * already ended.
 * @param due time, epoch ms; if given, only ends a hold that expired before this time
 */
export const freeHold = async (tx: Tx, hold: Row<'seat_holds'>, state: End, due?: number): Promise<boolean> => {
  await lockSeats(tx, hold.session_id)
  let ending = tx
    .updateTable('seat_holds')
    .set({ state })
    .where('hold_id', '=', hold.hold_id)
    .where('state', '=', 'HELD')
  if (due !== undefined) ending = ending.where('expires_at', '<=', due)
  if (Number((await ending.executeTakeFirst()).numUpdatedRows) !== 1) return false
  const seats = hold.seats.map(({ seat }) => seat)
  await moveSeats(tx, { sessionId: hold.session_id, free: { holdId: hold.hold_id, seats } })
  return true
}

/**
 * Ends a hold that belongs to no order, and returns its seats and stock. Returns false if it had already ended.
 * @param due time, epoch ms; if given, only ends a hold that expired before this time
 */
export const endHold = async (tx: Tx, hold: Row<'seat_holds'>, state: End, due?: number): Promise<boolean> => {
  const isEnded = await freeHold(tx, hold, state, due)
  if (isEnded) await moveStock(tx, unitsOf(hold.seats))
  return isEnded
}

/** Releases the seats of an ended order; the order returns its stock itself. */
export const freeOrderSeats = async (tx: Tx, orderId: string): Promise<void> => {
  const hold = await holdOfOrder(tx, orderId)
  if (!hold) return
  await lockSeats(tx, hold.session_id)
  await tx.updateTable('seat_holds').set({ state: 'ENDED' }).where('hold_id', '=', hold.hold_id).execute()
  const seats = hold.seats.map(({ seat }) => seat)
  await moveSeats(tx, { sessionId: hold.session_id, free: { holdId: hold.hold_id, seats } })
}

/** Releases some or all seats of an order. */
export const freeSomeSeats = async (tx: Tx, orderId: string, seats: readonly number[]): Promise<void> => {
  const hold = await holdOfOrder(tx, orderId)
  if (!hold || seats.length === 0) return
  await lockSeats(tx, hold.session_id)
  await moveSeats(tx, { sessionId: hold.session_id, free: { holdId: hold.hold_id, seats } })
  const left = await findRow(tx, 'seats_taken', { hold_id: hold.hold_id })
  if (!left) await tx.updateTable('seat_holds').set({ state: 'ENDED' }).where('hold_id', '=', hold.hold_id).execute()
}

const BATCH = 200

/**
 * Releases the seats of expired holds, each in a separate transaction. A hold that belongs to an order does not expire,
 * and a hold that belongs to a set ends with the set.
 */
export const expireDue = async (
  db: Db,
  now: number,
  { userId, orderId, sessionId }: Scope,
  onError: OnRowError,
): Promise<void> => {
  if (orderId) return
  let query = db
    .selectFrom('seat_holds')
    .selectAll()
    .where('state', '=', 'HELD')
    .where('set_id', 'is', null)
    .where('expires_at', '<=', now)
  if (userId) query = query.where('user_id', '=', userId)
  if (sessionId) query = query.where('session_id', '=', sessionId)
  const due = await query.orderBy('expires_at').limit(BATCH).execute()
  await eachRow(due, (hold) => db.transaction().execute((tx) => endHold(tx, hold, 'EXPIRED', now)), onError)
}
