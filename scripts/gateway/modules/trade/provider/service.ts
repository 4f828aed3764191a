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
  /** Key of the text for the failure reason, or ''. */
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
 * Passes a payment to the simulated provider.
 * @param notices times of the provider's notifications, epoch ms; may be empty
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

/** Queries the provider for the result of a payment. Returns null if it is in progress or was not paid. */
export const askProvider = async (db: Db | Tx, paymentId: string, now: number): Promise<ProviderNews | null> => {
  const row = await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('at', '<=', now)
    .executeTakeFirst()
  return row ? newsOf(row) : null
}

/**
 * Marks a notification as delivered, in the caller's transaction, and returns its report. Returns null if it was
 * already delivered.
 */
export const takeNotice = async (tx: Tx, noticeId: number, now: number): Promise<ProviderNews | null> => {
  const notice = { notice_id: noticeId, delivered_at: null }
  const taken = await changeRow(tx, 'provider_notices', notice, { delivered_at: now })
  if (!taken) return null
  const row = await getRow(tx, 'provider_payments', { payment_id: taken.payment_id })
  return newsOf(row)
}

/** Makes the provider return the money of a payment to the buyer. Throws if the payment has no money. */
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
