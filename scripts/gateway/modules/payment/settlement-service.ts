import type { Db, Tx } from '../../core/database/database'
import { eachRow, leaveToJob, type OnRowError } from '../../core/each-row'
import type { OrderTable } from '../order/tables'
import type { PaymentReason, PaymentState, PaymentTable } from './tables'
import { isPaid, type OrderState } from '../../../../src/domain/order/state'
import { endUnpaid, inScope, lockOrder, moveOrder, type Scope } from '../order/lifecycle-service'
import { packParcel } from '../express/parcel-service'
import { askProvider, giveBack, type ProviderNews, takeNotice } from '../provider/service'
import { completeRebook, replacesNothing } from '../rebook/complete-service'
import { completeReturns, restoreBuyer, returnsGone } from '../ticket-return/complete-service'
import { issueVoucher } from '../voucher/issue-service'
import { bookSale } from './journal-service'
import { enterLedger } from './ledger-service'
import { endCreated, isUnderWay, movePayment } from './state-service'

/**
 * An unpaid order is paid: e-tickets and pick-up codes are given out at once (3 → 9), paper waits to be sent (decision 38).
 * @param paidAt when the provider took the money, which may be before `at`
 */
export const fulfil = async (tx: Tx, order: OrderTable, at: number, product: string, paidAt = at): Promise<void> => {
  const { order_id: orderId } = order
  if (!(await moveOrder(tx, orderId, 'UNPAID', 'RESERVE', at, { paid_at: paidAt, pay_product: product })))
    throw new Error(`order ${orderId} is not unpaid`)
  await bookSale(tx, order, at)
  await completeReturns(tx, order, at)
  if (order.deliver_method === 'EXPRESS') return packParcel(tx, order, at)
  await issueVoucher(tx, order, at)
  await completeRebook(tx, order, at)
  await moveOrder(tx, orderId, 'RESERVE', 'SUCCEEDED', at)
}

/** States of a payment that its provider may still pay. */
const OPEN: readonly PaymentState[] = ['CREATED', 'PENDING']

/** Why money that came cannot pay its order; null when it can. The provider's time of payment counts, not that of its news. */
const unfitReason = (order: OrderTable, payment: PaymentTable, news: ProviderNews): PaymentReason | null => {
  const due = order.price_lines.reduce((sum, { amount }) => sum + amount, 0)
  if (news.orderId !== order.order_id) return 'ORDER'
  if (isPaid(order.state as OrderState)) return 'TWICE'
  if (order.state !== 'UNPAID') return 'ORDER_ENDED'
  if (news.at >= order.reserve_until) return 'LATE'
  if (!OPEN.includes(payment.state)) return 'ENDED'
  return [news.amount, payment.amount, order.pay_amount].every((amount) => amount === due) ? null : 'AMOUNT'
}

/** Why an order cannot have its tickets though its money came in time: those before a rebooking, or another buyer's, are not there any more. */
const goneReason = async (tx: Tx, order: OrderTable, now: number): Promise<PaymentReason | null> => {
  if (await replacesNothing(tx, order, now)) return 'REBOOK'
  return (await returnsGone(tx, order, now)) ? 'RETURN' : null
}

/**
 * The one way in which news of a provider arrives, whether it sent them or was asked. Payment, order, vouchers and ledger
 * change together or not at all; the order's row is locked first, so that paying, closing, canceling and other news
 * wait. Money that cannot pay its order goes back at once. @returns the payment's new state, null for news that were known
 */
const receiveNews = async (tx: Tx, news: ProviderNews, now: number): Promise<PaymentState | null> => {
  const find = () =>
    tx.selectFrom('payments').selectAll().where('payment_id', '=', news.paymentId).executeTakeFirstOrThrow()
  const order = await lockOrder(tx, (await find()).order_id)
  const payment = await find()
  const { payment_id: id } = payment
  if (news.outcome !== 'PAID')
    return (await movePayment(tx, id, OPEN, news.outcome, now, news.reason)) ? news.outcome : null
  if (payment.state === 'PAID' || payment.state === 'RETURNED') return null
  const entry = { order_id: order.order_id, payment_id: id, amount: news.amount }
  await enterLedger(tx, { ...entry, kind: 'CHARGE', at: news.at })
  const unfit = unfitReason(order, payment, news)
  const reason = unfit ?? (await goneReason(tx, order, now))
  if (reason === null) {
    await movePayment(tx, id, OPEN, 'PAID', now)
    await endCreated(tx, order.order_id, { state: 'REPLACED', at: now })
    await fulfil(tx, order, now, payment.product, news.at)
    return 'PAID'
  }
  await giveBack(tx, id, now)
  await enterLedger(tx, { ...entry, kind: 'RETURN', at: now })
  await movePayment(tx, id, [payment.state], 'RETURNED', now, reason)
  if (reason === 'REBOOK' || reason === 'RETURN') await endUnpaid(tx, order.order_id, 'CLOSED', now)
  if (reason === 'RETURN') await restoreBuyer(tx, order, now)
  // Another payment, made in time, may still be on its way.
  if (reason === 'LATE' && !(await isUnderWay(tx, order.order_id)))
    await endUnpaid(tx, order.order_id, 'CLOSED', order.reserve_until)
  return 'RETURNED'
}

const BATCH = 200
/** A provider that has told nothing for so long is asked, ms. */
const ASK_AFTER = 60_000

/** Takes the news that have come by now, in the order of their coming, and asks the providers that stay silent. */
export const settleDue = async (
  db: Db,
  now: number,
  scope: Scope = {},
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  const notices = await db
    .selectFrom('provider_notices as n')
    .innerJoin('payments as p', 'p.payment_id', 'n.payment_id')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select('n.notice_id')
    .where('n.delivered_at', 'is', null)
    .where('n.due_at', '<=', now)
    .where(inScope(scope))
    .orderBy('n.due_at')
    .orderBy('n.notice_id')
    .limit(BATCH)
    .execute()
  const receive = (find: (tx: Tx) => Promise<ProviderNews | null | undefined>) =>
    db.transaction().execute(async (tx) => {
      const news = await find(tx)
      if (news) await receiveNews(tx, news, now)
    })
  await eachRow(notices, ({ notice_id: id }) => receive((tx) => takeNotice(tx, id, now)), onError)
  const silent = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select('p.payment_id')
    .where('p.state', '=', 'PENDING')
    .where('p.state_at', '<=', now - ASK_AFTER)
    .where(inScope(scope))
    .orderBy('p.state_at')
    .limit(BATCH)
    .execute()
  await eachRow(silent, ({ payment_id: id }) => receive((tx) => askProvider(tx, id, now)), onError)
}
