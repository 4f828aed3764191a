import type { Insertable } from 'kysely'
import type { Database, Tx } from '../../../core/database/database'
import { book } from './journal-service'

/**
 * Writes a movement of money between a buyer and a provider, in the transaction that brings it about, and books it. A payment has one
 * charge and one return, a part of a refund one entry, or it throws.
 */
export const enterLedger = async (tx: Tx, entry: Insertable<Database['ledger']>): Promise<void> => {
  await tx.insertInto('ledger').values(entry).execute()
  const amount = entry.kind === 'CHARGE' ? entry.amount : -entry.amount
  const lines = { PROVIDER: amount, BUYER: -amount }
  await book(tx, { orderId: entry.order_id, kind: entry.kind, at: entry.at, lines })
}
