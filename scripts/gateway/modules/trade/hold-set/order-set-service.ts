import type { Row, Tx } from '../../../core/database/database'
import { refusedSeats } from '../seat/refusal-service'
import type { HeldSet } from './held-set-service'

/**
 * Assigns the seats of a set to the orders of its sessions. Does not change the stock, because holding the set already
 * took the units. Must be called after the orders are inserted, and before coupons, cards, points and stock are locked.
 * Throws `Refusal` holdOver if the set has ended.
 * @param orderOf returns the order of a session
 */
export const orderSet = async (
  tx: Tx,
  { set, items }: HeldSet,
  orderOf: (sessionId: string) => Pick<Row<'orders'>, 'order_id'>,
  now: number,
): Promise<void> => {
  const taken = await tx
    .updateTable('hold_sets')
    .set({ state: 'ORDERED' })
    .where('set_id', '=', set.set_id)
    .where('state', '=', 'HELD')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) !== 1) throw refusedSeats('holdOver')
  for (const { sessionId, hold } of items)
    if (hold)
      await tx
        .updateTable('seat_holds')
        .set({ state: 'ORDERED', order_id: orderOf(sessionId).order_id })
        .where('hold_id', '=', hold.hold_id)
        .execute()
}
