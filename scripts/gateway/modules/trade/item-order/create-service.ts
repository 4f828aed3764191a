import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../core/context'
import type { Row, Tx } from '../../../core/database/database'
import { runHooks } from '../../../core/run-hooks'
import { applyDue, applyDueLevel } from '../../../core/due'
import type { Language } from '../../../core/localized-text'
import { holdCoupon } from '../coupon/ledger-service'
import { holdPoints } from '../points/ledger-service'
import { orderOnce } from '../purchase/once-service'
import { refuseOtherPrice } from '../purchase/other-price-service'
import { openPrice } from '../purchase/price-token-service'
import type { ItemPurchase } from './input-service'
import { identityOf } from './identity-service'
import { insertItemOrder } from './insert-service'
import { payMinutes } from './hoarding-service'
import { itemKindOf } from './kind-service'
import { fulfilItems } from './lifecycle-service'
import { quoteItem } from './quote-service'

/** A purchase of items with its idempotency key and the price that the buyer agreed to. */
export interface ItemOrderRequest extends ItemPurchase {
  idempotencyKey: string
  priceToken?: string | undefined
  paymentParam: { payAmount: number }
}

interface Buyer {
  userId: string
  lang: Language
  now: number
}

const place = async (
  tx: Tx,
  { priceKey }: Gateway,
  request: ItemOrderRequest,
  once: { key: string; hash: string },
  { userId, lang, now }: Buyer,
): Promise<Row<'item_orders'>> => {
  const quote = await quoteItem(tx, request, { userId, now })
  const identity = await identityOf(tx, quote.offer, userId, request.audienceId)
  const agreed = { payAmount: request.paymentParam.payAmount, lines: openPrice(priceKey, request.priceToken) }
  refuseOtherPrice(quote, agreed, 'priceChanged', lang)
  const minutes = await payMinutes(tx, { userId, kind: quote.offer.kind }, now)
  const order = await insertItemOrder(tx, quote, {
    ...{ userId, ...once, identity, now, ticketOrderId: quote.offer.goods?.ticketOrderId ?? null, minutes },
  })
  // Coupons, cards and points are locked before stock, as for tickets.
  if (quote.couponId !== null) await holdCoupon(tx, quote.couponId, order.order_id, now)
  const cash = quote.cashCards.map(({ part }) => part)
  await runHooks('items.hold', tx, order.order_id, cash, now)
  const points = order.pay_points + (quote.points?.points ?? 0)
  if (points > 0) await holdPoints(tx, { userId, orderId: order.order_id, points, now })
  await itemKindOf(order).take(tx, order, quote.offer.shop)
  if (order.pay_amount === 0) await fulfilItems(tx, order, now, 'FREE')
  return order
}

/**
 * Creates an order for an item and reduces the stock. Repeated requests with one idempotency key return the same order.
 * Throws `Refusal` if the purchase is not possible.
 */
export const createItemOrder = async (
  gateway: Gateway,
  request: ItemOrderRequest,
  { userId, lang }: Pick<FastifyRequest, 'userId' | 'lang'>,
): Promise<Row<'item_orders'>> => {
  const { clock, db } = gateway
  const now = clock.now()
  await applyDue(db, now, { userId })
  await applyDueLevel(db, now, userId)
  return orderOnce(db, { table: 'item_orders', userId, request, now }, (tx, once) =>
    place(tx, gateway, request, once, { userId, lang, now }),
  )
}
