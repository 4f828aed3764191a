import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import type { Scope } from '../../../core/due-stages'
import { eachRow, leaveToJob, type OnRowError } from '../../../core/each-row'
import { askProvider, giveBack, type ProviderNews, takeNotice } from '../provider/service'
import { enterLedger } from './ledger-service'
import { lockPayable, type Payable, withinScope } from './payable-service'
import { endCreated, isUnderWay, movePayment } from './state-service'
import type { PaymentReason, PaymentState } from './tables'

/** States of a payment that its provider may still pay. */
const OPEN: readonly PaymentState[] = ['CREATED', 'PENDING']

/** Returns why received money cannot pay its payable, or null. The provider's time of payment counts. */
const unfitReason = (payable: Payable, payment: Row<'payments'>, news: ProviderNews): PaymentReason | null => {
  if (news.orderId !== payable.id) return 'ORDER'
  if (payable.state === 'PAID') return 'TWICE'
  if (payable.state !== 'OPEN') return 'ORDER_ENDED'
  if (news.at >= payable.deadline) return 'LATE'
  if (!OPEN.includes(payment.state)) return 'ENDED'
  return [news.amount, payment.amount, payable.amount].every((amount) => amount === payable.due) ? null : 'AMOUNT'
}

/**
 * Applies a provider's report of a payment, sent or queried. Payment, payable, ledger and goods change together or not
 * at all. Locks the payable's row first, which serializes paying, closing, canceling and other reports. Returns
 * unusable money at once.
 * @returns the payment's new state, or null for a report that was applied before
 */
const receiveNews = async (tx: Tx, news: ProviderNews, now: number): Promise<PaymentState | null> => {
  const find = () => getRow(tx, 'payments', { payment_id: news.paymentId })
  const payable = await lockPayable(tx, (await find()).order_id)
  const payment = await find()
  const { payment_id: id } = payment
  if (news.outcome !== 'PAID')
    return (await movePayment(tx, id, OPEN, news.outcome, now, news.reason)) ? news.outcome : null
  if (payment.state === 'PAID' || payment.state === 'RETURNED') return null
  const entry = { order_id: payable.id, payment_id: id, amount: news.amount }
  await enterLedger(tx, { ...entry, kind: 'CHARGE', at: news.at })
  const unfit = unfitReason(payable, payment, news)
  const reason = unfit ?? (await payable.blockReason(now))
  if (reason === null) {
    await movePayment(tx, id, OPEN, 'PAID', now)
    await endCreated(tx, payable.id, { state: 'REPLACED', at: now })
    await payable.fulfil({ at: now, product: payment.product, paidAt: news.at })
    return 'PAID'
  }
  await giveBack(tx, id, now)
  await enterLedger(tx, { ...entry, kind: 'RETURN', at: now })
  await movePayment(tx, id, [payment.state], 'RETURNED', now, reason)
  // After a late payment, another one that was made in time may still arrive.
  if (unfit === null || (unfit === 'LATE' && !(await isUnderWay(tx, payable.id)))) await payable.end(reason, now)
  return 'RETURNED'
}

const BATCH = 200
/** Time without a report until the provider is queried, ms. */
const ASK_AFTER = 60_000

/** Applies the provider reports due now in the order of their arrival, and queries silent providers. */
export const settleDue = async (
  db: Db,
  now: number,
  scope: Scope = {},
  onError: OnRowError = leaveToJob,
): Promise<void> => {
  const notices = await db
    .selectFrom('provider_notices as n')
    .innerJoin('payments as p', 'p.payment_id', 'n.payment_id')
    .select('n.notice_id')
    .where('n.delivered_at', 'is', null)
    .where('n.due_at', '<=', now)
    .where(withinScope(scope))
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
    .select('p.payment_id')
    .where('p.state', '=', 'PENDING')
    .where('p.state_at', '<=', now - ASK_AFTER)
    .where(withinScope(scope))
    .orderBy('p.state_at')
    .limit(BATCH)
    .execute()
  await eachRow(silent, ({ payment_id: id }) => receive((tx) => askProvider(tx, id, now)), onError)
}
