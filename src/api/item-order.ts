import * as v from 'valibot'
import { ID_TYPES } from '@/domain/identity/id-type'
import { ITEM_KINDS, ITEM_ORDER_STATES } from '@/domain/order/item-order'
import { COUPON_OUTCOMES } from '@/domain/refund/coupon-return'
import { ITEM_REFUND_BLOCK_REASONS } from '@/domain/refund/item'
import { REFUND_STATES } from '@/domain/refund/state'
import { get, post } from '@/request/call'
import { orderPayment } from './order-state'
import { pricingFacts } from './pricing-facts'
import { agreement, type CreatedOrder, orderCoupon, priceLine, readCreatedOrder } from './purchase'
import * as w from './wire'

/** An ordered item. Amounts in fen. */
const orderedItem = v.object({
  itemId: w.text(),
  spuId: v.pipe(v.string(), v.nonEmpty()),
  name: w.text(),
  posterUrl: w.text(),
  quantity: w.number(1),
  /** Price of one. */
  price: w.price,
  amount: w.price,
})
export type OrderedItem = v.InferOutput<typeof orderedItem>

const itemPrice = v.object({
  itemKind: w.oneOf(ITEM_KINDS, 'CARD'),
  items: v.pipe(w.list(orderedItem), v.minLength(1)),
  /** Most that the buyer may order at once. */
  most: w.number(1),
  /** Documents that the item is issued to; null for an item without a person's name. */
  identity: w.objectOrNull(v.object({ idTypes: w.list(v.picklist(ID_TYPES)) })),
  notes: w.list(w.text()),
  priceLines: w.list(priceLine),
  /** Signed price, to be returned with the order. */
  priceToken: w.text(),
  /** Before reductions, fen. */
  total: w.price,
  /** Amount due, fen. */
  payAmount: w.price,
  coupons: w.list(orderCoupon),
  couponId: w.text(),
  pricingFacts,
  agreement: w.objectOrNull(agreement),
})
/** A priced purchase of an item before its order. All fields are this project's. */
export type ItemPrice = v.InferOutput<typeof itemPrice>

export interface ItemPurchase {
  /** One item. */
  items: [{ spu: { spuId: string }; quantity: number }]
  /** '' for no coupon. If absent, the merchant may choose the best one. */
  couponId?: string
}

/** Prices a purchase of an item, not of tickets. Source: shell §7, trade (`spu` is in shell §3). */
export const preOrderItem = post<ItemPurchase, ItemPrice>('trade/buyer/order/v3/pre_order', {
  changesState: false,
  auth: 'buyer',
  importance: 'high',
  read: w.reader(itemPrice),
})

export interface CreateItemOrderParams extends ItemPurchase {
  /** The same key always returns the first order. */
  idempotencyKey: string
  /** The attendee in whose name the item is issued. */
  audienceId?: string
  priceToken?: string
  /** The amount that the buyer agreed to, fen; another price is refused (decision 26). */
  paymentParam: { payAmount: number }
}

/** Creates the order of an item. Source: shell §7, trade. */
export const createItemOrder = post<CreateItemOrderParams, CreatedOrder>('trade/buyer/order/v5/create_order', {
  auth: 'buyer',
  importance: 'critical',
  timeout: 10_000,
  read: readCreatedOrder,
})

const brief = {
  orderId: v.pipe(v.string(), v.nonEmpty()),
  orderNumber: w.text(),
  transactionId: w.text(),
  bindId: w.text(),
  itemKind: w.oneOf(ITEM_KINDS, 'CARD'),
  items: v.pipe(w.list(orderedItem), v.minLength(1)),
  /** An unknown state is read as closed. */
  orderStatus: w.oneOf(ITEM_ORDER_STATES, 'CLOSED'),
  /** Payment deadline, epoch ms. The gateway sends seconds (shell §4). */
  paidDeadlineTime: w.momentOfSeconds,
  payAmount: w.price,
  payment: w.objectOrNull(orderPayment),
  createTime: w.moment,
}
const itemOrderBrief = v.object(brief)
/** An item order in a list. Amounts in fen, times in epoch ms. */
export type ItemOrderBrief = v.InferOutput<typeof itemOrderBrief>

/** A page of the buyer's item orders, newest first. The path is this project's. */
export const itemOrders = get<{ keyword?: string; offset: number; length: number }, w.Page<ItemOrderBrief>>(
  'trade/buyer/v2/items/orders',
  { auth: 'buyer', importance: 'high', read: w.pageReader(itemOrderBrief) },
)

const itemOrderDetail = v.object({
  ...brief,
  priceLines: w.list(priceLine),
  /** Before reductions, fen. */
  total: w.price,
  /** The person of an item in a person's name; `idNo` is masked. Null without one. */
  identity: w.objectOrNull(
    v.object({ name: w.text(), idType: v.fallback(v.nullable(v.picklist(ID_TYPES)), null), idNo: w.text() }),
  ),
  payMethod: w.text(),
  payTime: w.momentOrNull,
  agreement: w.objectOrNull(agreement),
  /** The refund that is possible now. */
  refund: w.objectOrNull(
    v.object({
      blockReason: w.oneOf(['NONE', ...ITEM_REFUND_BLOCK_REASONS], 'NOT_PAID'),
      /** End of refunds, epoch ms; null for no end, and while none is possible. */
      until: w.momentOrNull,
      /** Money of the refund that was made. */
      amount: w.price,
      /** The refund that was made; null without one. */
      made: w.objectOrNull(
        v.object({
          state: w.oneOf(REFUND_STATES, 'IN_PROGRESS'),
          /** Payments that are refunded. */
          ways: w.list(v.object({ method: w.text(), amount: w.price, state: w.oneOf(REFUND_STATES, 'IN_PROGRESS') })),
          /** Working days until a wallet or bank shows the money. */
          arriveDays: w.number(3),
        }),
      ),
    }),
  ),
  /** True if the order has ended and its item is on sale for this buyer. */
  canBuyAgain: w.optional(w.flag()),
  /** States of the order, oldest first. Unknown ones are left out. */
  progress: w.list(v.object({ state: v.picklist(ITEM_ORDER_STATES), time: w.moment })),
})
export type ItemOrderDetail = v.InferOutput<typeof itemOrderDetail>

/** Source: shell §7, trade. */
export const itemOrder = get<{ orderId: string }, ItemOrderDetail>('trade/buyer/v2/items/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(itemOrderDetail),
})

/** Cancels an unpaid item order and releases its stock. The path is this project's. */
export const cancelItemOrder = post<{ orderId: string }, void>('trade/buyer/v2/items/orders/{orderId}/cancel', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})

const itemRefundQuote = v.object({
  /** Signed quote, sent back unchanged; the buyer gets its amount. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  amount: w.price,
  /** Part of the paid money that is retained. */
  fee: w.price,
  /** Items that are taken back. */
  quantity: w.number(1),
  /** Outcome of the coupon that the purchase was made with. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Payments that are refunded. */
  ways: w.list(v.object({ method: w.text(), amount: w.price })),
  /** Working days until a wallet or bank shows the money. */
  arriveDays: w.number(3),
  /** End of the quote, epoch ms. */
  expireTime: w.moment,
})
/** A refund of a whole item order. Amounts in fen. */
export type ItemRefundQuote = v.InferOutput<typeof itemRefundQuote>

/** Reads the new quote in the data of a refusal, or null. */
export const readItemRefundQuote = (data: unknown): ItemRefundQuote | null => {
  const read = v.safeParse(itemRefundQuote, data)
  return read.success ? read.output : null
}

/** Quotes the refund of an item order. The path is this project's. */
export const quoteItemRefund = post<{ orderId: string }, ItemRefundQuote>(
  'trade/buyer/v2/items/orders/{orderId}/refund_quote',
  { changesState: false, auth: 'buyer', importance: 'high', read: w.reader(itemRefundQuote) },
)

/** Refunds an item order as quoted. The same key refunds once. The path is this project's. */
export const refundItemOrder = post<{ orderId: string; quote: string; idempotencyKey: string }, void>(
  'trade/buyer/v2/items/orders/{orderId}/refund',
  { auth: 'buyer', importance: 'critical', timeout: 10_000, read: w.nothing },
)
