import type { Gateway } from '../../core/context'
import type { Db } from '../../core/database/database'
import { applyExpirations } from '../order/expiration-service'
import { settlePayment } from '../payment/settlement-service'
import type { CashierAction } from './action'
import type { CashierPayment, EndState } from './page'

/** The delay of a late notification, ms. */
const LATE = 20_000

const find = (db: Db, paymentId: string): Promise<CashierPayment | undefined> =>
  db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .selectAll('p')
    .select(['o.order_number', 'o.state as order_state', 'o.reserve_until', 's.name as show_name', 's.utc_offset'])
    .where('p.payment_id', '=', paymentId)
    .executeTakeFirst()

/** A payment as it is now, with what the clock has brought about; undefined when there is none. */
export const paymentNow = async ({ db, clock }: Gateway, paymentId: string): Promise<CashierPayment | undefined> => {
  const payment = await find(db, paymentId)
  if (!payment) return undefined
  await applyExpirations(db, clock.now(), { orderId: payment.order_id })
  return find(db, paymentId)
}

/** Null while the payment can still be made. */
export const endOf = ({ state, order_state }: CashierPayment): EndState | null => {
  if (state !== 'CREATED') return state as EndState
  if (order_state === 'UNPAID') return null
  return order_state === 'CANCELED' || order_state === 'CLOSED' ? 'EXPIRED' : 'PAID'
}

/** Applies the buyer's action to a payment that has not finished. */
export const act = async ({ db, clock }: Gateway, payment: CashierPayment, action: CashierAction): Promise<void> => {
  const now = clock.now()
  if (action === 'pay') {
    await db.transaction().execute((tx) => settlePayment(tx, payment, now))
    return
  }
  const change =
    action === 'late'
      ? { state: 'PENDING', settle_at: now + LATE }
      : { state: action === 'fail' ? 'FAILED' : 'CANCELED', settled_at: now }
  await db
    .updateTable('payments')
    .set(change)
    .where('payment_id', '=', payment.payment_id)
    .where('state', '=', 'CREATED')
    .execute()
}
