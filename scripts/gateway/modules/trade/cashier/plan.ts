import type { Row, Tx } from '../../../core/database/database'
import { kindOf, type Payable } from '../payment/payable-service'
import type { ProviderNews } from '../provider/service'
import type { CashierAction } from './action-service'

/** The delay of a late notification, ms. */
const LATE = 20_000
/** Time between two notifications of one payment, ms. */
const REPEAT = 5_000
/** Time after the deadline until an overdue payment is made, ms. */
const OVERDUE = 10_000

/** A provider's result of a payment, and the times of its notifications, epoch ms. */
interface Plan {
  news: ProviderNews
  notices: number[]
}

/**
 * Returns the id of another order of the buyer, preferably an unpaid order. Without another order, returns an id that
 * does not exist.
 */
const otherOrder = async (tx: Tx, payable: Payable): Promise<string> =>
  (await kindOf(payable.id).another(tx, payable)) ?? `${payable.id}x`

/** Returns the provider's result and notifications for an action. */
export const planOf = async (
  tx: Tx,
  action: CashierAction,
  payable: Payable,
  { payment_id: paymentId, amount }: Row<'payments'>,
  now: number,
): Promise<Plan> => {
  const paid: ProviderNews = { paymentId, orderId: payable.id, outcome: 'PAID', amount, at: now, reason: '' }
  const after = payable.deadline + OVERDUE
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
      return { news: { ...paid, orderId: await otherOrder(tx, payable) }, notices: [now] }
  }
}
