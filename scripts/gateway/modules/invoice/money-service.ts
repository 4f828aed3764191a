import { sql } from 'kysely'
import { invoiceAmount } from '../../../../src/domain/invoice/amount'
import type { Fen } from '../../../../src/domain/money'
import type { Db, Tx } from '../../core/database/database'

/** What came in for an order and did not go back, fen, by the ledger: what its invoice is made out for. */
export const invoicedMoney = async (db: Db | Tx, orderId: string): Promise<Fen> =>
  invoiceAmount(
    (await db.selectFrom('ledger').select(['kind', 'amount']).where('order_id', '=', orderId).execute()) as {
      kind: 'CHARGE' | 'RETURN'
      amount: number
    }[],
  )

/** The same for the order `o` of a query. */
export const moneyKept = sql<number>`(select coalesce(sum(case l.kind when 'CHARGE' then l.amount else -l.amount end), 0)
  from ledger l where l.order_id = o.order_id)::bigint`
