import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, getRow } from '../../../core/database/rows'
import type { ProviderOutcome } from './tables'

/** A provider's report of a payment: its id, order, result, amount (fen) and time (epoch ms). */
export interface ProviderNews {
  paymentId: string
  orderId: string
  outcome: ProviderOutcome
  amount: number
  at: number
  /** Failure reason, a key of the payment's texts; '' without a failure. */
  reason: string
}

const newsOf = (row: Row<'provider_payments'>): ProviderNews => ({
  paymentId: row.payment_id,
  orderId: row.named_order,
  outcome: row.outcome,
  amount: row.amount,
  at: row.at,
  reason: row.reason,
})

/**
 * Hands a payment over to the provider.
 * @param notices times of its notifications, epoch ms, if any
 */
export const takeOver = async (tx: Tx, news: ProviderNews, notices: readonly number[]): Promise<void> => {
  const { paymentId, orderId, outcome, amount, at, reason } = news
  await tx
    .insertInto('provider_payments')
    .values({ payment_id: paymentId, outcome, reason, named_order: orderId, amount, at, returned_at: null })
    .execute()
  if (notices.length === 0) return
  const rows = notices.map((due) => ({ payment_id: paymentId, due_at: due, delivered_at: null }))
  await tx.insertInto('provider_notices').values(rows).execute()
}

/** Queries the provider for the result of a payment. Returns null while it is in progress, and for an unpaid one. */
export const askProvider = async (db: Db | Tx, paymentId: string, now: number): Promise<ProviderNews | null> => {
  const row = await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('at', '<=', now)
    .executeTakeFirst()
  return row ? newsOf(row) : null
}

/** Returns the report of an undelivered notice, else null. Marks it as delivered in the same transaction. */
export const takeNotice = async (tx: Tx, noticeId: number, now: number): Promise<ProviderNews | null> => {
  const notice = { notice_id: noticeId, delivered_at: null }
  const taken = await changeRow(tx, 'provider_notices', notice, { delivered_at: now })
  if (!taken) return null
  const row = await getRow(tx, 'provider_payments', { payment_id: taken.payment_id })
  return newsOf(row)
}

/** Returns the money of a payment from the provider to the buyer. Throws if it has none. */
export const giveBack = async (tx: Tx, paymentId: string, now: number): Promise<void> => {
  const returned = await tx
    .updateTable('provider_payments')
    .set({ returned_at: now })
    .where('payment_id', '=', paymentId)
    .where('outcome', '=', 'PAID')
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  if (Number(returned.numUpdatedRows) !== 1) throw new Error(`The provider has no money of payment ${paymentId}.`)
}
