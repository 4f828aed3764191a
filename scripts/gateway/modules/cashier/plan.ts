import type { Tx } from '../../core/database/database'
import type { OrderTable } from '../order/tables'
import type { PaymentTable } from '../payment/tables'
import type { ProviderNews } from '../provider/service'
import type { CashierAction } from './action-service'

/** The delay of a late notification, ms. */
const LATE = 20_000
/** Between two notifications of one payment, ms. */
const REPEAT = 5_000
/** How long after the deadline an overdue payment is made, ms. */
const OVERDUE = 10_000

/** What a provider does with a payment, and when it tells of it, epoch ms. */
interface Plan {
  news: ProviderNews
  notices: number[]
}

/** Another order of the same buyer, an unpaid one if there is one; else an order that does not exist. */
const otherOrder = async (tx: Tx, { order_id: orderId, user_id: userId }: OrderTable): Promise<string> => {
  const other = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('order_id', '!=', orderId)
    .orderBy((order) => order('state', '=', 'UNPAID'), 'desc')
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return other?.order_id ?? `${orderId}x`
}

/** What an action comes to. */
export const planOf = async (
  tx: Tx,
  action: CashierAction,
  order: OrderTable,
  { payment_id: paymentId, amount }: PaymentTable,
  now: number,
): Promise<Plan> => {
  const paid: ProviderNews = { paymentId, orderId: order.order_id, outcome: 'PAID', amount, at: now, reason: '' }
  const after = order.reserve_until + OVERDUE
  switch (action) {
    case 'pay':
      return { news: paid, notices: [now] }
    case 'fail':
      return { news: { ...paid, outcome: 'FAILED', reason: 'BALANCE' }, notices: [now] }
    case 'cancel':
      return { news: { ...paid, outcome: 'CANCELED' }, notices: [now] }
    case 'late':
      return { news: paid, notices: [now + LATE] }
    case 'overdue':
      return { news: { ...paid, at: after }, notices: [after] }
    case 'silent':
      return { news: paid, notices: [] }
    case 'doubled':
      return { news: paid, notices: [now, now + REPEAT] }
    case 'wrongAmount':
      return { news: { ...paid, amount: amount === 1 ? 2 : amount - 1 }, notices: [now] }
    case 'wrongOrder':
      return { news: { ...paid, orderId: await otherOrder(tx, order) }, notices: [now] }
  }
}
