import { type Fen, fen } from '../../../../../src/domain/money'
import { splitOverWays } from '../../../../../src/domain/refund/ways'
import type { Db, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import type { LocalizedText } from '../../../core/localized-text'
import { isJoint } from '../payment/payment-key-service'
import { cashWays } from '../card/cash-service'

/** A payment or a cash card that paid an order, with the amount that can still be refunded. */
interface OrderWay {
  wayId: string
  paymentId: string | null
  /** The buyer's cash card; null for a payment. */
  cashId: string | null
  /** Name of the card; null for a payment. */
  cardName: LocalizedText | null
  product: string
  left: Fen
}

/** Value of `product` for cash cards. */
const CASH_CARD = 'CASH_CARD'

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

/** Returns the ids of the orders that the payment of an order paid: those of its combo, or the order's own id. */
const paidTogether = async (db: Db | Tx, orderId: string, parentId: string | null): Promise<string[]> =>
  isJoint(parentId)
    ? (await listRows(db, 'orders', { parent_id: parentId }, 'order_id')).map((order) => order.order_id)
    : [orderId]

/**
 * Returns the payments and cash cards that paid a payable, each with the amount that is not refunded and not in a
 * pending refund. Cash cards come first, so that their part is refunded last (decision 75). Payments of a replaced
 * order precede payments of the rebooking, because their money was moved to the rebooking.
 */
export const waysOf = async (db: Db | Tx, orderId: string): Promise<OrderWay[]> => {
  const order = await findRow(db, 'orders', { order_id: orderId })
  // Only ticket orders can replace another order.
  const root = order?.rebook_of ?? orderId
  const ids = [root, ...(await paidTogether(db, orderId, order?.parent_id ?? null))]
  const charges = await db
    .selectFrom('ledger as l')
    .leftJoin('orders as o', 'o.order_id', 'l.order_id')
    .leftJoin('item_orders as m', 'm.order_id', 'l.order_id')
    .leftJoin('payments as p', 'p.payment_id', 'l.payment_id')
    .select(['l.entry_id', 'l.payment_id', 'l.amount'])
    .select((row) => row.fn.coalesce('p.product', 'o.pay_product', 'm.pay_product').as('product'))
    .where('l.order_id', 'in', ids)
    .where('l.kind', '=', 'CHARGE')
    // Excludes payments that could not be applied to the order and were returned.
    .where((row) => row.or([row('l.payment_id', 'is', null), row('p.state', '=', 'PAID')]))
    .orderBy('l.entry_id')
    .execute()
  const parts = await db
    .selectFrom('refund_parts as t')
    .innerJoin('refunds as r', 'r.refund_id', 't.refund_id')
    .leftJoin('orders as o', 'o.order_id', 'r.order_id')
    .select(['t.payment_id', 't.amount'])
    .where('t.user_card_id', 'is', null)
    .where((row) => row.or([row('r.order_id', 'in', ids), row('o.rebook_of', '=', root)]))
    .execute()
  const cards = (await cashWays(db, root)).map(({ cashId, name, left }) => ({
    ...{ wayId: cashId, paymentId: null, cashId, cardName: name, product: CASH_CARD, left },
  }))
  const paid = charges.filter(
    (row, at) => charges.findIndex(({ payment_id: payment }) => payment === row.payment_id) === at,
  )
  const payments = paid.map((row) => {
    const back = parts.filter((part) => part.payment_id === row.payment_id)
    // One payment has a charge for each order of a combo.
    const charged = charges.filter(({ payment_id: payment }) => payment === row.payment_id)
    return {
      wayId: row.payment_id ?? '',
      paymentId: row.payment_id,
      ...{ cashId: null, cardName: null },
      product: row.product ?? '',
      left: fen(sumOf(charged) - sumOf(back)),
    }
  })
  return [...cards, ...payments]
}

/** A part of a refund, with the payment or cash card to which it is refunded. */
export interface WayBack extends Omit<OrderWay, 'wayId' | 'left'> {
  amount: Fen
}

/** Returns the payments and cash cards to which an amount of the order is refunded. */
export const waysBack = async (db: Db | Tx, orderId: string, amount: Fen): Promise<WayBack[]> => {
  const ways = await waysOf(db, orderId)
  return splitOverWays(amount, ways).map((part) => {
    const { wayId: _, left: __, ...way } = ways.find(({ wayId }) => wayId === part.wayId) as OrderWay
    return { ...way, amount: part.amount }
  })
}
