import type { Row, Tx } from '../../../core/database/database'
import { kindOf, type Payable } from '../payment/payable-service'
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
const otherOrder = async (tx: Tx, payable: Payable): Promise<string> =>
  (await kindOf(payable.id).another(tx, payable)) ?? `${payable.id}x`

/** What an action comes to. */
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
