import { type Fen, fen } from '../../../../../src/domain/money'
import { splitOverWays } from '../../../../../src/domain/refund/ways'
import type { Db, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'

/** A payment with money that can be refunded. */
interface OrderWay {
  wayId: string
  paymentId: string | null
  product: string
  left: Fen
}

/**
 * Returns the payments of a payable in order, each with the money that is not refunded and not about to be. Payments of
 * the replaced order come first, because their money was moved.
 */
export const waysOf = async (db: Db | Tx, orderId: string): Promise<OrderWay[]> => {
  // Only ticket orders replace others.
  const root = (await findRow(db, 'orders', { order_id: orderId }))?.rebook_of ?? orderId
  const charges = await db
    .selectFrom('ledger as l')
    .leftJoin('orders as o', 'o.order_id', 'l.order_id')
    .leftJoin('item_orders as m', 'm.order_id', 'l.order_id')
    .leftJoin('payments as p', 'p.payment_id', 'l.payment_id')
    .select(['l.entry_id', 'l.payment_id', 'l.amount'])
    .select((row) => row.fn.coalesce('p.product', 'o.pay_product', 'm.pay_product').as('product'))
    .where('l.order_id', 'in', [root, orderId])
    .where('l.kind', '=', 'CHARGE')
    // Excludes money that could not pay the order and was returned.
    .where((row) => row.or([row('l.payment_id', 'is', null), row('p.state', '=', 'PAID')]))
    .orderBy('l.entry_id')
    .execute()
  const parts = await db
    .selectFrom('refund_parts as t')
    .innerJoin('refunds as r', 'r.refund_id', 't.refund_id')
    .leftJoin('orders as o', 'o.order_id', 'r.order_id')
    .select(['t.payment_id', 't.amount'])
    .where((row) => row.or([row('r.order_id', '=', root), row('o.rebook_of', '=', root)]))
    .execute()
  return charges.map((row) => {
    const back = parts.filter((part) => part.payment_id === row.payment_id)
    return {
      wayId: row.payment_id ?? '',
      paymentId: row.payment_id,
      product: row.product ?? '',
      left: fen(row.amount - back.reduce((sum, { amount }) => sum + amount, 0)),
    }
  })
}

/** Returns the payments that a refund of an order's amount goes to. */
export const waysBack = async (db: Db | Tx, orderId: string, amount: Fen) => {
  const ways = await waysOf(db, orderId)
  return splitOverWays(amount, ways).map((part) => {
    const way = ways.find(({ wayId }) => wayId === part.wayId) as OrderWay
    return { paymentId: way.paymentId, product: way.product, amount: part.amount }
  })
}
