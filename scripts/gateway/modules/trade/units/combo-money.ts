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

/** Returns the other orders of a combo: first those without valid tickets, because the others may need their money. */
const lendersOf = (orders: readonly Row<'orders'>[], orderId: string): Row<'orders'>[] => {
  const others = orders.filter((order) => order.order_id !== orderId)
  const isOver = (order: Row<'orders'>): boolean => order.refunded_count === order.ticket_count
  return [...others.filter(isOver), ...others.filter((order) => !isOver(order))]
}

/**
 * Moves money from the other orders of a combo to an order that needs more than its own money. Earlier refunds of the
 * other orders returned less than their payments. The caller locks all orders of the combo.
 * @param needed amount that is about to leave the order, fen
 */
export const moveWithinCombo = async (
  tx: Tx,
  { order_id: orderId, parent_id: parentId }: Row<'orders'>,
  needed: number,
  now: number,
): Promise<void> => {
  if (!isJoint(parentId)) return
  const orders = await listRows(tx, 'orders', { parent_id: parentId }, 'order_id')
  const own = orders.find((order) => order.order_id === orderId)
  let missing = fen(needed - (own ? leftOf(own) : 0))
  for (const other of lendersOf(orders, orderId)) {
    const part = minFen(missing, leftOf(other))
    if (part <= 0) continue
    await move(tx, other.order_id, part, 'moved_out', now)
    await move(tx, orderId, part, 'moved_in', now)
    missing = subtractFen(missing, part)
  }
}
