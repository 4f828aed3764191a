import type { Gateway } from '../../core/context'
import type { Db } from '../../core/database/database'
import { applyExpirations } from '../order/expiration-service'
import { lockOrder } from '../order/lifecycle-service'
import { settleDue } from '../payment/settlement-service'
import { movePayment } from '../payment/state-service'
import { takeOver } from '../provider/service'
import type { CashierAction } from './action-service'
import type { CashierPayment, EndState } from './page'
import { planOf } from './plan'

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
export const endOf = ({ state, reason }: CashierPayment): EndState | null => {
  if (state === 'CREATED') return null
  return reason === 'ORDER_ENDED' && state === 'CANCELED' ? 'EXPIRED' : state
}

/**
 * Applies the buyer's action to a payment. The provider announces to the gateway that it has the payment, in the
 * transaction in which it takes it over; nothing happens to a payment that has been made, has ended or was replaced. The
 * news that are due are taken after it: were the gateway killed in between, its job takes them.
 */
export const act = async ({ db, clock }: Gateway, paymentId: string, action: CashierAction): Promise<void> => {
  const payment = await find(db, paymentId)
  if (!payment) return
  const now = clock.now()
  const orderId = payment.order_id
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order.state !== 'UNPAID' || now >= order.reserve_until) return
    if (!(await movePayment(tx, paymentId, ['CREATED'], 'PENDING', now))) return
    const { news, notices } = await planOf(tx, action, order, payment, now)
    await takeOver(tx, news, notices)
  })
  await settleDue(db, now, { orderId })
}
