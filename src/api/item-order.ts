import * as v from 'valibot'
import { ID_TYPES } from '@/domain/identity/id-type'
import { INVOICE_STATES } from '@/domain/invoice/state'
import type { Fen } from '@/domain/money'
import { ITEM_KINDS, ITEM_ORDER_STATES } from '@/domain/order/item-order'
import { COUPON_OUTCOMES } from '@/domain/refund/coupon-return'
import { ITEM_REFUND_BLOCK_REASONS } from '@/domain/refund/item'
import { REFUND_STATES } from '@/domain/refund/state'
import type { DeliverMethod } from './deliver-option'
import { idPart } from './goods-card'
import { orderedDelivery, plannedDelivery } from './goods-delivery'
import { dueAmount } from './ordered-goods'
import { pointUsage } from './points'
import { get, post } from '@/request/call'
import { orderPayment } from './order-state'
import { pricingFacts } from './pricing-facts'
import { agreement, cashCard, type CreatedOrder, orderCoupon, priceLine, readCreatedOrder } from './purchase'
import * as w from './wire'

/** An item of an order. Amounts in fen. */
export const orderedItem = v.object({
  itemId: w.text(),
  spuId: v.pipe(v.string(), v.nonEmpty()),
  name: w.text(),
  posterUrl: w.text(),
  quantity: w.number(1),
  /** Price per piece, fen. */
  price: w.price,
  amount: w.price,
  /** The variant of goods, by its values. */
  idArr: w.optional(w.list(idPart)),
  /** True for goods that the tickets contain. */
  required: w.optional(w.flag()),
  /** Number of pieces that were refunded. */
  refunded: w.optional(w.count),
})
export type OrderedItem = v.InferOutput<typeof orderedItem>

const itemPrice = v.object({
  itemKind: w.oneOf(ITEM_KINDS, 'CARD'),
  items: v.pipe(w.list(orderedItem), v.minLength(1)),
  /** Maximum quantity per order for this buyer. */
  most: w.number(1),
  /** Accepted identity documents; null if the item is not issued to a person. */
  identity: w.objectOrNull(v.object({ idTypes: w.list(v.picklist(ID_TYPES)) })),
  notes: w.list(w.text()),
  priceLines: w.list(priceLine),
  /** Signed price that the client sends back with the order. */
  priceToken: w.text(),
  /** Before reductions, fen. */
  total: w.price,
  /** Amount due, fen. */
  payAmount: w.price,
  /** Points that the items cost in addition, and points that the buyer can use. */
  /** The part that points pay; null if no points are offered. */
  pointUsage: w.optional(w.objectOrNull(pointUsage)),
  /** The buyer's cash cards in the order of their use. */
  cashCards: w.optional(w.list(cashCard)),
  payPoints: w.count,
  usablePoints: w.count,
  coupons: w.list(orderCoupon),
  couponId: w.text(),
  pricingFacts,
  agreement: w.objectOrNull(agreement),
  ...plannedDelivery,
})
/** A priced purchase of an item before its order. All fields are not in the specification. */
export type ItemPrice = v.InferOutput<typeof itemPrice>

/** An item to buy; goods of the shop by their variant, goods for tickets by the values of their variant. */
export interface BoughtSpu {
  spuId: string
  skuId?: string
  showId?: string
  attributeIds?: readonly string[]
}

export interface ItemPurchase {
  /** Exactly one item, goods that are added to the tickets of an order, or goods of the shop. */
  items: readonly { spu: BoughtSpu; quantity: number }[]
  /** The paid order to whose tickets goods are added. */
  orderId?: string
  /** Delivery of goods of the shop: the way, the address of a parcel, and the counter of a pick-up. */
  deliverMethod?: DeliverMethod
  addressId?: string
  pickupId?: string
  /** Lines of the cart that the order takes. They return to the cart if the order ends unpaid. */
  cartLineIds?: readonly string[]
  /** Selected coupon; '' for no coupon. If absent, the gateway may choose the best coupon. */
  couponId?: string
  /** Amount that points pay, fen, in whole yuan. If absent, the merchant chooses. */
  pointAmount?: Fen
  /** Ids of the buyer's cash cards that pay. */
  cashCards?: readonly string[]
}

/** Prices a purchase of an item, not of tickets. Source: shell §7, trade (`spu` is in shell §3). */
export const preOrderItem = post<ItemPurchase, ItemPrice>('trade/buyer/order/v3/pre_order', {
  changesState: false,
  auth: 'buyer',
  importance: 'high',
  read: w.reader(itemPrice),
})

export interface CreateItemOrderParams extends ItemPurchase {
  /** Repeated requests with the same key return the first order. */
  idempotencyKey: string
  /** The attendee in whose name the item is issued. */
  audienceId?: string
  priceToken?: string
  /** Amount that the buyer agreed to, fen; the gateway refuses a different price (decision 26). */
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
  dueAmount,
  /** Transactions that one payment pays; empty unless the order is unpaid. */
  unPaidTransactionIds: w.optional(w.list(v.string())),
  /** Ticket order to which the goods belong; '' for other items. */
  ticketOrderId: w.optional(w.text()),
  /** True if one payment pays the tickets and the goods. */
  isBound: w.optional(w.flag()),
  /** Points that the items cost in addition. */
  payPoints: w.count,
  payment: w.objectOrNull(orderPayment),
  createTime: w.moment,
}
const itemOrderBrief = v.object(brief)
/** An item order in a list. Amounts in fen, times in epoch ms. */
export type ItemOrderBrief = v.InferOutput<typeof itemOrderBrief>

/** Returns a page of the buyer's item orders, newest first. The path is not in the specification. */
export const itemOrders = get<{ keyword?: string; offset: number; length: number }, w.Page<ItemOrderBrief>>(
  'trade/buyer/v2/items/orders',
  { auth: 'buyer', importance: 'high', read: w.pageReader(itemOrderBrief) },
)

const itemOrderDetail = v.object({
  ...brief,
  priceLines: w.list(priceLine),
  /** Before reductions, fen. */
  total: w.price,
  /** Person to whom the item is issued, or null. `idNo` is masked. */
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
      /** Refund deadline, epoch ms; null without a deadline, and while no refund is possible. */
      until: w.momentOrNull,
      /** Refunded amount, fen. */
      amount: w.price,
      /** The refund that was made; null without a refund. */
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
  ...orderedDelivery,
  /** The valid invoice of the order, else its newest one; null for items without invoices. */
  invoice: w.optional(
    w.objectOrNull(
      v.object({
        /** '' without an invoice. */
        invoiceId: w.text(),
        state: v.fallback(v.nullable(v.picklist(INVOICE_STATES)), null),
        /** Reason of a rejection, in the request's language. */
        reason: w.text(),
        canApply: w.flag(),
      }),
    ),
  ),
  /** True if the order has ended and its item is on sale for this buyer. */
  canBuyAgain: w.optional(w.flag()),
  /** States of the order, oldest first. Unknown states are left out. */
  progress: w.list(v.object({ state: v.picklist(ITEM_ORDER_STATES), time: w.moment })),
})
export type ItemOrderDetail = v.InferOutput<typeof itemOrderDetail>

/** Returns an item order. Source: shell §7, trade. */
export const itemOrder = get<{ orderId: string }, ItemOrderDetail>('trade/buyer/v2/items/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(itemOrderDetail),
})

/** Cancels an unpaid item order and releases its stock. The path is not in the specification. */
export const cancelItemOrder = post<{ orderId: string }, void>('trade/buyer/v2/items/orders/{orderId}/cancel', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})

const itemRefundQuote = v.object({
  /** Signed quote that the client sends back unchanged; its amount is refunded. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  amount: w.price,
  /** Part of the paid money that the merchant retains, fen. */
  fee: w.price,
  /** Delivery fees in the amount, fen. */
  extras: w.price,
  /** The refunded pieces of goods; empty for other items. */
  unitIds: w.optional(w.list(v.string())),
  /** Number of returned items. */
  quantity: w.number(1),
  /** Effect of the refund on the coupon of the purchase. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Points that return to the buyer. */
  pointBack: w.optional(w.count),
  /** Points and growth earned with the goods, which the refund cancels. */
  pointsNotEarned: w.optional(w.count),
  growthNotCounted: w.optional(w.count),
  /** Refunded payments by method. */
  ways: w.list(v.object({ method: w.text(), amount: w.price })),
  /** Working days until the money arrives in the wallet or bank account. */
  arriveDays: w.number(3),
  /** End of the quote, epoch ms. */
  expireTime: w.moment,
})
/** A refund of an item order, or of some of its pieces. Amounts in fen. */
export type ItemRefundQuote = v.InferOutput<typeof itemRefundQuote>

/** Returns the new quote from the data of a refusal, or null. */
export const readItemRefundQuote = (data: unknown): ItemRefundQuote | null => {
  const read = v.safeParse(itemRefundQuote, data)
  return read.success ? read.output : null
}

/**
 * Returns a quote for the refund of an item order, or of some pieces of goods. Without `unitIds`, all pieces that can be
 * refunded are meant. The path is not in the specification.
 */
export const quoteItemRefund = post<{ orderId: string; unitIds?: string[] }, ItemRefundQuote>(
  'trade/buyer/v2/items/orders/{orderId}/refund_quote',
  { changesState: false, auth: 'buyer', importance: 'high', read: w.reader(itemRefundQuote) },
)

/**
 * Refunds an item order, or some of its pieces, by a quote. Repeated requests with the same key refund once. The path is not in the
 * specification.
 */
export const refundItemOrder = post<{ orderId: string; quote: string; idempotencyKey: string }, void>(
  'trade/buyer/v2/items/orders/{orderId}/refund',
  { auth: 'buyer', importance: 'critical', timeout: 10_000, read: w.nothing },
)
