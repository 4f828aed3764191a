import type { Db, Row, Tx } from '../../../core/database/database'
import { changeRow, getRow } from '../../../core/database/rows'
import type { ProviderOutcome } from './tables'

/** What a provider tells of a payment: of which one, for which order, how it ended, how much (fen) and when (epoch ms). */
export interface ProviderNews {
  paymentId: string
  orderId: string
  outcome: ProviderOutcome
  amount: number
  at: number
  /** Why it failed, a key of the payment's texts; else empty. */
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

/** The provider takes a payment over. @param notices when it tells of it, epoch ms: none, one or more */
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

/** Asks the provider what became of a payment; null while it is working on it, and for one that nobody paid. */
export const askProvider = async (db: Db | Tx, paymentId: string, now: number): Promise<ProviderNews | null> => {
  const row = await db
    .selectFrom('provider_payments')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('at', '<=', now)
    .executeTakeFirst()
  return row ? newsOf(row) : null
}

/** The news of a notice that has not been delivered, else null; in the transaction that takes it, it is delivered. */
export const takeNotice = async (tx: Tx, noticeId: number, now: number): Promise<ProviderNews | null> => {
  const notice = { notice_id: noticeId, delivered_at: null }
  const taken = await changeRow(tx, 'provider_notices', notice, { delivered_at: now })
  if (!taken) return null
  const row = await getRow(tx, 'provider_payments', { payment_id: taken.payment_id })
  return newsOf(row)
}

/** The provider gives the money of a payment back to the buyer. Throws when it has none. */
export const giveBack = async (tx: Tx, paymentId: string, now: number): Promise<void> => {
  const returned = await tx
    .updateTable('provider_payments')
    .set({ returned_at: now })
    .where('payment_id', '=', paymentId)
    .where('outcome', '=', 'PAID')
    .where('returned_at', 'is', null)
    .executeTakeFirst()
  if (Number(returned.numUpdatedRows) !== 1) throw new Error(`the provider has no money of payment ${paymentId}`)
}
