import { type Insertable, sql } from 'kysely'
import { isPaid, ORDER_CODES, type OrderState } from '../../../../src/domain/order/state'
import type { Db, Tx } from '../../core/database/database'
import { book } from './journal-service'
import type { LedgerTable } from './tables'

/**
 * Writes a movement of money between a buyer and a provider, in the transaction that brings it about, and books it. A payment has one
 * charge and one return, a part of a refund one entry, or it throws.
 */
export const enterLedger = async (tx: Tx, entry: Insertable<LedgerTable>): Promise<void> => {
  await tx.insertInto('ledger').values(entry).execute()
  const amount = entry.kind === 'CHARGE' ? entry.amount : -entry.amount
  const lines = { PROVIDER: amount, BUYER: -amount }
  await book(tx, { orderId: entry.order_id, kind: entry.kind, at: entry.at, lines })
}

const PAID_STATES = sql.join((Object.keys(ORDER_CODES) as OrderState[]).filter(isPaid).map((state) => sql.lit(state)))

/** Fen that came in for an order and did not go back, less what it was paid with and has not refunded: 0 for every order, always. */
export const ledgerBalance = (db: Db | Tx) =>
  db
    .selectFrom('orders as o')
    .leftJoin('ledger as l', 'l.order_id', 'o.order_id')
    .groupBy('o.order_id')
    .select('o.order_id')
    .select(
      sql<number>`(coalesce(sum(case l.kind when 'CHARGE' then l.amount else -l.amount end), 0)
        - case when o.state in (${PAID_STATES}) then o.pay_amount - coalesce(sum(l.amount) filter (where l.kind = 'REFUND'), 0)
          when o.state = 'REFUNDED' then o.pay_amount - o.refunded_amount
          else 0 end)::bigint`.as('balance'),
    )
