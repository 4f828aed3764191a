import { sql } from 'kysely'
import { invoiceAmount } from '../../../../../src/domain/invoice/amount'
import type { Fen } from '../../../../../src/domain/money'
import type { Db, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { paymentKeyIn } from '../../trade/payment/payment-key-service'

/**
 * Returns the amount of an order's invoice in fen: received minus refunded money in the ledger. The part that cash
 * cards paid is added, because their sale has no invoice. A rebooking adds the money that came from the original order,
 * and subtracts the money that moved to the new order. A refund reduces the amount immediately, even while the money is
 * in transit.
 */
export const invoicedMoney = async (db: Db | Tx, orderId: string): Promise<Fen> => {
  const entries = await db
    .selectFrom('ledger')
    .select(['kind', 'amount'])
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'REFUND')
    .execute()
  const {
    moved_in: into,
    moved_out: out,
    refunded_amount: refunded,
    card_amount: cards,
    paid_at: paidAt,
  } = await getRow(db, 'orders', { order_id: orderId })
  return invoiceAmount([
    ...(entries as { kind: 'CHARGE' | 'RETURN'; amount: number }[]),
    { kind: 'CHARGE', amount: into },
    { kind: 'CHARGE', amount: paidAt === null ? 0 : cards },
    { kind: 'RETURN', amount: out },
    { kind: 'RETURN', amount: refunded },
  ])
}

/**
 * Returns the parts of an order's invoice in fen: retained fees, and money that rebookings moved. Orders of a combo are
 * not rebooked.
 */
export const invoicedParts = async (db: Db | Tx, orderId: string): Promise<{ fee: number; movedIn: number }> =>
  db
    .selectFrom('orders as o')
    .select(sql<number>`case when ${paymentKeyIn('o')} = o.order_id then o.moved_in else 0 end`.as('movedIn'))
    .select(sql<number>`(select coalesce(sum(f.fee), 0)::int from refunds f where f.order_id = o.order_id)`.as('fee'))
    .where('o.order_id', '=', orderId)
    .executeTakeFirstOrThrow()

/** SQL expression of `invoicedMoney` for the order with the alias `o`. */
export const retainedMoney = sql<number>`(o.moved_in - o.moved_out - o.refunded_amount
  + case when o.paid_at is null then 0 else o.card_amount end
  + (select coalesce(sum(case l.kind when 'CHARGE' then l.amount else -l.amount end), 0)
  from ledger l where l.order_id = o.order_id and l.kind <> 'REFUND'))::bigint`

/** SQL expression of the received money of the item order `m` that was not refunded, fen. Cash cards are included. */
export const retainedItemMoney = sql<number>`(case when m.paid_at is null then 0 else m.card_amount end
  - m.refunded_amount
  + (select coalesce(sum(case l.kind when 'CHARGE' then l.amount else -l.amount end), 0)
  from ledger l where l.order_id = m.order_id and l.kind <> 'REFUND'))::bigint`
