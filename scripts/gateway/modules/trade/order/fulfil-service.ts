import type { Row, Tx } from '../../../core/database/database'
import { runHooks } from '../../../core/run-hooks'
import { bookSale } from '../payment/journal-service'
import { moveOrder } from './lifecycle-service'

/** A handler in the transaction that pays an order. */
type OnOrder = (tx: Tx, order: Row<'orders'>, at: number) => Promise<void>

declare module '../../../core/hooks' {
  interface Hooks {
    /** Called after the order was paid and booked. Handlers complete the resales of its units. */
    'order.paid': OnOrder
    /** Called after `order.paid`. Handlers issue the tickets or create their parcel. */
    'order.deliver': OnOrder
    /** Called after the tickets were issued. Handlers end the tickets that these replace. */
    'order.delivered': OnOrder
  }
}

/** Returns the part of an order's price that coupons and points pay, fen. */
const grantedOf = ({ price_lines: lines }: Row<'orders'>): number =>
  -lines.reduce((sum, { kind, amount }) => sum + (kind === 'COUPON' || kind === 'POINTS' ? amount : 0), 0)

/**
 * Fulfils a paid order. Issues e-tickets and pick-up codes immediately (state 3 → 9). Paper tickets stay in state 3
 * until they are delivered (decision 38).
 * @param paidAt time of the provider's payment, which may be before `at`
 */
export const fulfil = async (tx: Tx, order: Row<'orders'>, at: number, product: string, paidAt = at): Promise<void> => {
  const { order_id: orderId } = order
  if (!(await moveOrder(tx, orderId, 'UNPAID', 'RESERVE', at, { paid_at: paidAt, pay_product: product })))
    throw new Error(`Order ${orderId} is not UNPAID.`)
  const { pay_amount: money, moved_in: moved, card_amount: cards } = order
  await bookSale(tx, { orderId, money, granted: grantedOf(order), moved, cards }, at)
  await runHooks('order.paid', tx, order, at)
  await runHooks('order.deliver', tx, order, at)
  if (order.deliver_method === 'EXPRESS') return
  await runHooks('order.delivered', tx, order, at)
  await moveOrder(tx, orderId, 'RESERVE', 'SUCCEEDED', at)
}
