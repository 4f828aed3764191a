import type { Row, Tx } from '../../../core/database/database'
import { runHooks } from '../../../core/run-hooks'
import { bookSale } from '../payment/journal-service'
import { moveOrder } from './lifecycle-service'

/** What happens to an order in the transaction that pays it. */
type OnOrder = (tx: Tx, order: Row<'orders'>, at: number) => Promise<void>

declare module '../../../core/hooks' {
  interface Hooks {
    /** The order is paid, and booked: what it takes from others becomes its own. */
    'order.paid': OnOrder
    /** Its tickets are issued, or their parcel is packed. */
    'order.deliver': OnOrder
    /** Its tickets are issued: those that they replace end. */
    'order.delivered': OnOrder
  }
}

/** What coupons and points pay of an order, fen. */
const grantedOf = ({ price_lines: lines }: Row<'orders'>): number =>
  -lines.reduce((sum, { kind, amount }) => sum + (kind === 'COUPON' || kind === 'POINTS' ? amount : 0), 0)

/**
 * An unpaid order is paid: e-tickets and pick-up codes are given out at once (3 → 9), paper waits to be sent (decision 38).
 * @param paidAt when the provider took the money, which may be before `at`
 */
export const fulfil = async (tx: Tx, order: Row<'orders'>, at: number, product: string, paidAt = at): Promise<void> => {
  const { order_id: orderId } = order
  if (!(await moveOrder(tx, orderId, 'UNPAID', 'RESERVE', at, { paid_at: paidAt, pay_product: product })))
    throw new Error(`order ${orderId} is not unpaid`)
  await bookSale(tx, { orderId, money: order.pay_amount, granted: grantedOf(order), moved: order.moved_in }, at)
  await runHooks('order.paid', tx, order, at)
  await runHooks('order.deliver', tx, order, at)
  if (order.deliver_method === 'EXPRESS') return
  await runHooks('order.delivered', tx, order, at)
  await moveOrder(tx, orderId, 'RESERVE', 'SUCCEEDED', at)
}
