import { fen } from '../../../../../src/domain/money'
import { allocate } from '../../../../../src/domain/pricing/allocate'
import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import type { Scope } from '../../../core/due-stages'
import { eachRow, leaveToJob, type OnRowError } from '../../../core/each-row'
import { askProvider, giveBack, type ProviderNews, takeNotice } from '../provider/service'
import { enterLedger } from './ledger-service'
import { lockPayable, type Payable, withinScope } from './payable-service'
import { endCreated, isUnderWay, movePayment } from './state-service'
import type { PaymentReason, PaymentState } from './tables'

/** States in which the provider may still receive the money of a payment. */
const OPEN: readonly PaymentState[] = ['CREATED', 'PENDING']

/**
 * Returns the reason why received money cannot pay its payable, or null. Compares the provider's time of payment with
 * the deadline.
 */
const unfitReason = (payable: Payable, payment: Row<'payments'>, news: ProviderNews): PaymentReason | null => {
  if (news.orderId !== payable.id) return 'ORDER'
  if (payable.state === 'PAID') return 'TWICE'
  if (payable.state !== 'OPEN') return 'ORDER_ENDED'
  if (news.at >= payable.deadline) return 'LATE'
  if (!OPEN.includes(payment.state)) return 'ENDED'
  return [news.amount, payment.amount, payable.amount].every((amount) => amount === payable.due) ? null : 'AMOUNT'
}

/**
 * Returns the entries of received money, one for each order with a part. A wrong amount is split like the right amount,
 * because it is returned as a whole.
 */
const entriesOf = ({ parts }: Payable, paymentId: string, amount: number) => {
  const amounts = allocate(
    fen(amount),
    parts.map((part) => fen(part.amount)),
  )
  return parts.flatMap(({ orderId }, at) =>
    amounts[at] > 0 ? [{ order_id: orderId, payment_id: paymentId, amount: amounts[at] }] : [],
  )
}

/**
 * Applies a provider's report about a payment, whether it was sent or queried. Changes the payment, the payable, the
 * ledger and the goods in one transaction. Locks the payable first, so that paying, closing, canceling and other
 * reports run one after another. Returns money that cannot be used immediately.
 * @returns new state of the payment, or null if the report was already applied
 */
const receiveNews = async (tx: Tx, news: ProviderNews, now: number): Promise<PaymentState | null> => {
  const find = () => getRow(tx, 'payments', { payment_id: news.paymentId })
  const payable = await lockPayable(tx, (await find()).order_id)
  const payment = await find()
  const { payment_id: id } = payment
  if (news.outcome !== 'PAID')
    return (await movePayment(tx, id, OPEN, news.outcome, now, news.reason)) ? news.outcome : null
  if (payment.state === 'PAID' || payment.state === 'RETURNED') return null
  const entries = entriesOf(payable, id, news.amount)
  for (const entry of entries) await enterLedger(tx, { ...entry, kind: 'CHARGE', at: news.at })
  const unfit = unfitReason(payable, payment, news)
  const reason = unfit ?? (await payable.blockReason(now))
  if (reason === null) {
    await movePayment(tx, id, OPEN, 'PAID', now)
    await endCreated(tx, payable.id, { state: 'REPLACED', at: now })
    await payable.fulfil({ at: now, product: payment.product, paidAt: news.at })
    return 'PAID'
  }
  await giveBack(tx, id, now)
  for (const entry of entries) await enterLedger(tx, { ...entry, kind: 'RETURN', at: now })
  await movePayment(tx, id, [payment.state], 'RETURNED', now, reason)
  // After a late payment, another payment that was made in time may still be reported.
  if (unfit === null || (unfit === 'LATE' && !(await isUnderWay(tx, payable.id)))) await payable.end(reason, now)
  return 'RETURNED'
}

/** Queries the provider about a payment, and applies its report, if any. */
export const askAbout = async (db: Db, paymentId: string, now: number): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const news = await askProvider(tx, paymentId, now)
    if (news) await receiveNews(tx, news, now)
  })
}

const BATCH = 200
/** Time without a report after which the provider is queried, in ms. */
const ASK_AFTER = 60_000

/**
 * Applies the provider reports that are due in the order of their arrival, and queries providers that have not
 * reported.
 */
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
