import type { Insertable } from 'kysely'
import type { Database, Tx } from '../../../core/database/database'
import { book } from './journal-service'

/**
 * Stores a movement of money between a buyer and a provider in the ledger and the journal, in the caller's transaction.
 * Throws for a second charge or a second return of a payment, and for a second entry of a refund's part.
 */
export const enterLedger = async (tx: Tx, entry: Insertable<Database['ledger']>): Promise<void> => {
  await tx.insertInto('ledger').values(entry).execute()
  const amount = entry.kind === 'CHARGE' ? entry.amount : -entry.amount
  const lines = { PROVIDER: amount, BUYER: -amount }
  await book(tx, { orderId: entry.order_id, kind: entry.kind, at: entry.at, lines })
}
