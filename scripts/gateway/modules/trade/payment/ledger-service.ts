import type { Insertable } from 'kysely'
import type { Database, Tx } from '../../../core/database/database'
import { book } from './journal-service'

/**
 * Stores and books a movement of money between a buyer and a provider, in its own transaction. Throws unless a payment
 * has one charge and one return, and a part of a refund one entry.
 */
export const enterLedger = async (tx: Tx, entry: Insertable<Database['ledger']>): Promise<void> => {
  await tx.insertInto('ledger').values(entry).execute()
  const amount = entry.kind === 'CHARGE' ? entry.amount : -entry.amount
  const lines = { PROVIDER: amount, BUYER: -amount }
  await book(tx, { orderId: entry.order_id, kind: entry.kind, at: entry.at, lines })
}
