import { fen, minFen, subtractFen } from '../../../../../src/domain/money'
import type { Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import { book } from '../payment/journal-service'
import { isJoint } from '../payment/payment-key-service'

/** Returns the money of an order that is neither refunded nor moved to another order, fen. */
const leftOf = (order: Row<'orders'>) =>
  fen(order.pay_amount + order.moved_in - order.moved_out - order.refunded_amount)

const move = async (tx: Tx, orderId: string, amount: number, column: 'moved_in' | 'moved_out', at: number) => {
  await tx
    .updateTable('orders')
    .set((order) => ({ [column]: order(column, '+', amount) }))
    .where('order_id', '=', orderId)
    .execute()
  const moved = column === 'moved_out' ? amount : -amount
  await book(tx, { orderId, kind: 'REBOOK', at, lines: { MERCHANT: -moved, MOVED: moved } })
}

/**
 * Moves money from the other orders of a combo to an order whose refund is larger than its own money. Earlier refunds of
 * the other orders returned less than their payments. The caller locks all orders of the combo.
 */
export const moveWithinCombo = async (
  tx: Tx,
  { order_id: orderId, parent_id: parentId }: Row<'orders'>,
  amount: number,
  now: number,
): Promise<void> => {
  if (!isJoint(parentId)) return
  const orders = await listRows(tx, 'orders', { parent_id: parentId }, 'order_id')
  const own = orders.find((order) => order.order_id === orderId)
  let missing = fen(Math.max(0, amount - (own ? leftOf(own) : 0)))
  for (const other of orders) {
    const part = other.order_id === orderId ? fen(0) : minFen(missing, leftOf(other))
    if (part === 0) continue
    await move(tx, other.order_id, part, 'moved_out', now)
    await move(tx, orderId, part, 'moved_in', now)
    missing = subtractFen(missing, part)
  }
}
