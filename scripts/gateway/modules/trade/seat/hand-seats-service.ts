import type { Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'
import { lockSeats, lockSeatsIfAny, moveSeats } from './changes'
import { holdOfOrder } from './hold-state-service'
import type { HeldSeatRow, SeatedOrder } from './tables'

/** Locks the seats of a session until the end of the transaction. Does nothing for a session without seats. */
export const lockSeatsOf = async (tx: Tx, sessionId: string): Promise<void> => {
  await lockSeatsIfAny(tx, sessionId)
}

const emptyHold = async (tx: Tx, order: SeatedOrder, now: number): Promise<Row<'seat_holds'>> => {
  const { order_id, session_id, show_id, user_id } = order
  const hold: Row<'seat_holds'> = {
    ...{ hold_id: newId('H'), session_id, show_id, user_id, order_id, state: 'ORDERED', seats: [] },
    ...{ expires_at: now, extensions_left: 0, idempotency_key: `order ${order_id}`, request_hash: '' },
    ...{ created_at: now, set_id: null },
  }
  await tx
    .insertInto('seat_holds')
    .values({ ...hold, seats: json(hold.seats) })
    .execute()
  return hold
}

/** Moves picked seats from one order to another in one step, so that no other buyer can take them. */
export const handSeats = async (
  tx: Tx,
  { from, to, seats, now }: { from: SeatedOrder; to: SeatedOrder; seats: readonly HeldSeatRow[]; now: number },
): Promise<void> => {
  const before = await holdOfOrder(tx, from.order_id)
  if (!before || seats.length === 0) return
  await lockSeats(tx, from.session_id)
  const after = (await holdOfOrder(tx, to.order_id)) ?? (await emptyHold(tx, to, now))
  const numbers = seats.map(({ seat }) => seat)
  await moveSeats(tx, {
    sessionId: from.session_id,
    free: { holdId: before.hold_id, seats: numbers },
    take: { holdId: after.hold_id, seats: numbers },
  })
  await tx
    .updateTable('seat_holds')
    .set({ seats: json([...after.seats, ...seats]) })
    .where('hold_id', '=', after.hold_id)
    .execute()
  const left = await findRow(tx, 'seats_taken', { hold_id: before.hold_id })
  if (!left) await tx.updateTable('seat_holds').set({ state: 'ENDED' }).where('hold_id', '=', before.hold_id).execute()
}
