import { sql } from 'kysely'
import { isPaid, ORDER_CODES, type OrderState } from '../../../../src/domain/order/state'
import type { Db, Tx } from '../../core/database/database'
import type { LedgerTable } from './tables'

/** Writes a movement of money, in the transaction that brings it about. A payment has one of each kind, or it throws. */
export const enterLedger = async (tx: Tx, entry: Omit<LedgerTable, 'entry_id'>): Promise<void> => {
  await tx.insertInto('ledger').values(entry).execute()
}

const PAID_STATES = sql.join((Object.keys(ORDER_CODES) as OrderState[]).filter(isPaid).map((state) => sql.lit(state)))

/** Fen that came in for an order and did not go back, less what it was paid with: 0 for every order, always. */
export const ledgerBalance = (db: Db | Tx) =>
  db
    .selectFrom('orders as o')
    .leftJoin('ledger as l', 'l.order_id', 'o.order_id')
    .groupBy('o.order_id')
    .select('o.order_id')
    .select(
      sql<number>`(coalesce(sum(case l.kind when 'CHARGE' then l.amount when 'RETURN' then -l.amount end), 0)
        - case when o.state in (${PAID_STATES}) then o.pay_amount else 0 end)::bigint`.as('balance'),
    )
