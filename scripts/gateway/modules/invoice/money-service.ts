import { sql } from 'kysely'
import { invoiceAmount } from '../../../../src/domain/invoice/amount'
import type { Fen } from '../../../../src/domain/money'
import type { Db, Tx } from '../../core/database/database'

/**
 * What came in for an order and did not go back, fen, by the ledger, with what moved in from the order before a rebooking and out to those
 * after it: what its invoice is made out for.
 */
export const invoicedMoney = async (db: Db | Tx, orderId: string): Promise<Fen> => {
  const entries = await db.selectFrom('ledger').select(['kind', 'amount']).where('order_id', '=', orderId).execute()
  const { moved_in: into, moved_out: out } = await db
    .selectFrom('orders')
    .select(['moved_in', 'moved_out'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return invoiceAmount([
    ...(entries as { kind: 'CHARGE' | 'RETURN'; amount: number }[]),
    { kind: 'CHARGE', amount: into },
    { kind: 'RETURN', amount: out },
  ])
}

/** The same for the order `o` of a query. */
export const moneyKept = sql<number>`(o.moved_in - o.moved_out
  + (select coalesce(sum(case l.kind when 'CHARGE' then l.amount else -l.amount end), 0)
  from ledger l where l.order_id = o.order_id))::bigint`
