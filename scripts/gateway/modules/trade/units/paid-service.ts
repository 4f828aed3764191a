import { type Fen, fen } from '../../../../../src/domain/money'
import { usableFrom } from '../../../../../src/domain/points/lot'
import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow, listRows } from '../../../core/database/rows'
import { endOf } from '../../catalogue/show/status-service'
import { unitsOfOrder } from '../order/units-service'
import type { PaidUnits } from '../points/earning-service'
import { holdOfOrder } from '../seat/hold-state-service'
import { sharesOfOrder } from './facts-service'

/**
 * Returns the money that was paid for units of an order, fen.
 * @param unitIds all units by default
 */
export const paidOfUnits = async (db: Db | Tx, order: Row<'orders'>, unitIds?: readonly string[]): Promise<Fen[]> => {
  const items = await listRows(db, 'order_items', { order_id: order.order_id })
  const hold = await holdOfOrder(db, order.order_id)
  const shares = await sharesOfOrder(db, order, unitsOfOrder(items, hold?.seats ?? []))
  const paid = new Map(shares.map((share) => [share.unitId, share.paid]))
  return unitIds ? unitIds.map((unit) => paid.get(unit) ?? fen(0)) : [...paid.values()]
}

/** Returns the tickets of an order that is paid at `at`. Their earnings count three days after the session. */
export const paidTickets = async (
  tx: Tx,
  order: Row<'orders'>,
  at: number,
): Promise<PaidUnits & { countsAt: number }> => {
  const { order_id: orderId, user_id: userId, session_id } = order
  const countsAt = Math.max(at, usableFrom(endOf(await getRow(tx, 'sessions', { session_id }))))
  return { orderId, userId, paid: await paidOfUnits(tx, order), countsAt }
}

/** Returns a buyer's paid orders that have no refund, the earliest first. */
export const paidOrders = async (tx: Tx, userId: string): Promise<(Row<'orders'> & { paid_at: number })[]> => {
  const orders = await tx
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .where('refund_state', '=', 'NONE')
    .where('refunded_count', '=', 0)
    .orderBy('paid_at')
    .execute()
  return orders as (Row<'orders'> & { paid_at: number })[]
}
