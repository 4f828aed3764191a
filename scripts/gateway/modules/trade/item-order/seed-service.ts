import { fen, timesQuantity } from '../../../../../src/domain/money'
import type { ItemOrderState } from '../../../../../src/domain/order/item-order'
import { pieceId } from '../../../../../src/domain/refund/goods'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { unpaidMinutes } from '../../base/shop/limits-service'
import { bookSale } from '../payment/journal-service'
import { enterLedger } from '../payment/ledger-service'

/** Time from the order to its payment, ms. */
const PAYING = 90_000

type Fixed = Pick<Row<'item_orders'>, 'kind' | 'spu_id' | 'name' | 'poster_url' | 'quantity' | 'unit_price'>

/** A demo order without a coupon. Times in epoch ms. */
interface SeededItems extends Fixed {
  key: string
  userId: string
  state: 'PAID' | 'SUCCEEDED' | 'CLOSED' | 'CANCELED'
  createdAt: number
  /** Variants of an order of goods. */
  goods?: Row<'item_orders'>['goods']
}

/**
 * Writes a seeded item order with its journal entries, and returns the order. The caller delivers the items of a paid
 * order.
 */
export const seedItemOrder = async (
  tx: Tx,
  { key, userId, state, createdAt, goods = [], ...item }: SeededItems,
): Promise<Row<'item_orders'>> => {
  const orderId = `M-demo-${key}`
  const total = timesQuantity(fen(item.unit_price), item.quantity)
  const paidAt = state === 'SUCCEEDED' || state === 'PAID' ? createdAt + PAYING : null
  const lines = [{ kind: 'ITEMS', amount: total }]
  const reserveUntil = createdAt + unpaidMinutes * 60_000
  const order: Row<'item_orders'> = {
    ...{ ...item, order_id: orderId, order_number: `FY${createdAt}${key}`, user_id: userId, state },
    ...{ transaction_id: `X${orderId}`, bind_id: `B${orderId}`, idempotency_key: `seed-${key}`, request_hash: 'seed' },
    ...{
      total,
      pay_amount: total,
      price_lines: lines,
      coupon_id: null,
      identity: null,
      refunded_amount: 0,
      pay_points: 0,
      ...{ goods, card_amount: 0, ticket_order_id: null, is_bound: false },
    },
    ...{ created_at: createdAt, reserve_until: reserveUntil },
    ...{ paid_at: paidAt, pay_product: paidAt === null ? null : 'SANDBOX_WEB' },
  }
  await tx
    .insertInto('item_orders')
    .values({ ...order, name: json(order.name), price_lines: json(lines), identity: null, goods: json(goods) })
    .execute()
  const pieces = goods.flatMap(({ skuId, quantity, price }, line) =>
    Array.from({ length: quantity }, (_, at) => ({ unit_id: pieceId(skuId, line, at + 1), paid: price })),
  )
  const whole = Array.from({ length: item.quantity }, (_, at) => ({
    ...{ unit_id: `${item.spu_id}-${at + 1}`, paid: item.unit_price },
  }))
  const units = (goods.length > 0 ? pieces : whole).map((unit) => ({ ...unit, order_id: orderId, coupon: 0 }))
  await tx.insertInto('item_order_units').values(units).execute()
  const states: [ItemOrderState, number][] =
    paidAt === null
      ? [[state, state === 'CLOSED' ? reserveUntil : createdAt + PAYING]]
      : [['PAID', paidAt], ...(state === 'SUCCEEDED' ? [[state, paidAt] as [ItemOrderState, number]] : [])]
  const events = [['UNPAID', createdAt] as const, ...states]
  await tx
    .insertInto('item_order_events')
    .values(events.map(([each, at]) => ({ order_id: orderId, state: each, at })))
    .execute()
  if (paidAt === null) return order
  await enterLedger(tx, { order_id: orderId, payment_id: null, amount: total, at: paidAt, kind: 'CHARGE' })
  await bookSale(tx, { orderId, money: total }, paidAt)
  return order
}
