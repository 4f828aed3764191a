import { type Fen, fen } from '../../../../../src/domain/money'
import { splitOverWays } from '../../../../../src/domain/refund/ways'
import type { RefundState } from '../../../../../src/domain/refund/state'
import type { Db, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { productName } from '../payment/product-service'

/** Working days within which a wallet or bank shows money that goes back; what the storefront tells. */
export const ARRIVES_IN = 3

/** A payment of an order that took money and still has some of it. */
interface OrderWay {
  wayId: string
  paymentId: string | null
  product: string
  left: Fen
}

/**
 * The payments of an order in their order, each with what it did not give back or is about to. Those of the order that it took the place
 * of come first: money of theirs moved on to it.
 */
export const waysOf = async (db: Db | Tx, orderId: string): Promise<OrderWay[]> => {
  const { rebook_of: before } = await getRow(db, 'orders', { order_id: orderId })
  const root = before ?? orderId
  const charges = await db
    .selectFrom('ledger as l')
    .innerJoin('orders as o', 'o.order_id', 'l.order_id')
    .leftJoin('payments as p', 'p.payment_id', 'l.payment_id')
    .select(['l.entry_id', 'l.payment_id', 'l.amount', 'p.product', 'o.pay_product'])
    .where('l.order_id', 'in', [root, orderId])
    .where('l.kind', '=', 'CHARGE')
    // Money that the order could not take has gone back.
    .where((row) => row.or([row('l.payment_id', 'is', null), row('p.state', '=', 'PAID')]))
    .orderBy('l.entry_id')
    .execute()
  const parts = await db
    .selectFrom('refund_parts as t')
    .innerJoin('refunds as r', 'r.refund_id', 't.refund_id')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .select(['t.payment_id', 't.amount'])
    .where((row) => row.or([row('o.order_id', '=', root), row('o.rebook_of', '=', root)]))
    .execute()
  return charges.map((row) => {
    const back = parts.filter((part) => part.payment_id === row.payment_id)
    return {
      wayId: row.payment_id ?? '',
      paymentId: row.payment_id,
      product: row.product ?? row.pay_product ?? '',
      left: fen(row.amount - back.reduce((sum, { amount }) => sum + amount, 0)),
    }
  })
}

/** Ways back on the wire: the amounts of several payments with one method and one state are added up. */
export const serializeWays = <Way extends { product: string; amount: number; state?: RefundState }>(
  ways: readonly Way[],
  lang: Language,
) => {
  const sums = new Map<string, { method: string; amount: number; state: Way['state'] }>()
  for (const { product, amount, state } of ways) {
    const key = JSON.stringify([product, state])
    sums.set(key, { method: productName(product, lang), amount: (sums.get(key)?.amount ?? 0) + amount, state })
  }
  return [...sums.values()]
}

/** Where so much of an order's money goes back to. */
export const waysBack = async (db: Db | Tx, orderId: string, amount: Fen) => {
  const ways = await waysOf(db, orderId)
  return splitOverWays(amount, ways).map((part) => {
    const way = ways.find(({ wayId }) => wayId === part.wayId) as OrderWay
    return { paymentId: way.paymentId, product: way.product, amount: part.amount }
  })
}
