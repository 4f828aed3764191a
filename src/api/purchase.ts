import * as v from 'valibot'
import { ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import type { Fen } from '@/domain/money'
import type { Entitlement } from '@/domain/order/entitlement'
import { post } from '@/request/call'
import { ID_TYPES } from '@/domain/identity/id-type'
import { DELIVER_METHODS, type DeliverMethod, deliverOption } from './deliver-option'
import { type GoodsItem, orderedGoods } from './ordered-goods'
import { pointUsage } from './points'
import { pricingFacts } from './pricing-facts'
import * as w from './wire'

export const PRICE_LINES = [
  'TICKETS',
  'ITEMS',
  'DELIVERY',
  'SERVICE',
  'CARD',
  'PROMOTION',
  'COUPON',
  'CASH_CARD',
  'MEMBER',
  'POINTS',
  'REBOOK',
] as const

/** One line of the price; reductions are negative fen. */
export const priceLine = v.object({
  kind: w.oneOf(PRICE_LINES, 'SERVICE'),
  title: w.text(),
  amount: w.amount,
  /** Number of points of a POINTS line. The field is not in the specification. */
  points: v.optional(w.count),
})
export type PriceLine = v.InferOutput<typeof priceLine>

const orderedPlan = v.object({
  seatPlanId: w.text(),
  seatPlanName: w.text(),
  quantity: w.number(1),
  unitQty: w.number(1),
  unitPrice: w.price,
  amount: w.price,
})

/**
 * Reason why a coupon does not apply (domain/pricing/reason), and a change of the purchase that would make it apply.
 */
const couponReason = v.object({
  code: w.text(),
  /** Missing amount in fen (AMOUNT) or missing pieces (QUANTITY). */
  missing: w.number(),
  /** Additional cost of the order with this coupon, fen. */
  difference: w.price,
  /** Amount due with this coupon, fen; 0 if the coupon cannot be applied. */
  payAmount: w.price,
  /** The unpaid order that reserves the coupon, or the order whose refund returns it, and the type of this order. */
  orderId: w.text(),
  orderType: w.orderType,
  wouldApply: w.objectOrNull(
    v.object({
      seatPlanId: w.text(),
      seatPlanName: w.text(),
      /** Units of the suggested tier. */
      quantity: w.number(1),
      /** True if the suggested tier replaces the selected tiers. */
      instead: w.flag(),
      /** Amount due with the change and the coupon, fen. */
      payAmount: w.price,
    }),
  ),
})
export type CouponReason = v.InferOutput<typeof couponReason>

export const orderCoupon = v.object({
  couponId: w.text(),
  couponTemplateId: w.text(),
  title: w.text(),
  /** Discount of the coupon on this order, fen. */
  discountAmount: w.price,
  startTime: w.momentOrNull,
  expireTime: w.momentOrNull,
  usable: w.flag(),
  /** Reason why the coupon does not apply; null if it applies. The field is not in the specification. */
  reason: w.objectOrNull(couponReason),
  couponType: w.text(),
})
export type OrderCoupon = v.InferOutput<typeof orderCoupon>

/** A cash card of the buyer that can pay now. Amounts in fen. The type is not in the specification. */
export const cashCard = v.object({
  userCardInstanceId: w.text(),
  name: w.text(),
  /** End of its validity, epoch ms; null without an end. */
  expirationTime: w.momentOrNull,
  balance: w.price,
  /** Part of this order that the card pays; 0 if the card is not selected. */
  amount: w.price,
  /** Balance of the card after the order. */
  left: w.price,
  /** Reason why the card cannot pay this order (domain/pricing/cash-cards); '' if the card can pay. */
  reason: w.text(),
})
export type CashCard = v.InferOutput<typeof cashCard>

/** An agreement in a text template: its linked title replaces the first placeholder, "{0}" (shell §3). */
export const agreement = v.object({
  template: w.text(),
  placeHolders: w.list(v.object({ name: w.text(), title: w.text(), url: w.text(), id: w.text() })),
  mustAgree: w.flag(true),
})
export type Agreement = v.InferOutput<typeof agreement>

/** Fields of the offered tickets of one session, with the rules for their attendees. Amounts in fen. */
export const offeredSession = {
  showId: w.text(),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  sessionId: w.text(),
  sessionName: w.text(),
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  venueName: w.text(),
  cityName: w.text(),
  items: w.list(orderedPlan),
  /** Total number of tickets (units × unit size). */
  ticketCount: w.number(),
  audience: v.fallback(
    v.object({
      mode: w.oneOf(['NONE', 'ONE_PER_ORDER', 'ONE_PER_TICKET'], 'NONE'),
      count: w.number(),
      idTypes: w.list(v.picklist(ID_TYPES)),
      /** Maximum attendees per order; null without a limit. */
      limit: w.numberOrNull,
      /** Age range of the attendees, years. If attendees are assigned to seats, each seat has its own age range. */
      minAge: w.numberOrNull,
      maxAge: w.numberOrNull,
      /** Number of attendees who must be in this age range; null for all attendees. */
      ageCount: w.numberOrNull,
    }),
    {
      mode: 'NONE' as const,
      count: 0,
      idTypes: [],
      limit: null,
      minAge: null,
      maxAge: null,
      ageCount: null,
    },
  ),
  deliverMethods: w.list(deliverOption),
  /** Delivery method for which this price was calculated. */
  deliverMethod: w.oneOf(DELIVER_METHODS, 'E_TICKET'),
  /** Held seats; empty for sales without seat selection. */
  seats: w.list(
    v.object({
      seatId: v.pipe(v.string(), v.nonEmpty()),
      seatPlanId: w.text(),
      /** "Stalls, section A12, row 7, seat 15", in the request's language. */
      seatDesc: w.text(),
      price: w.price,
      /** Age range of the seat, years, both included; null without a limit. */
      minAge: w.numberOrNull,
      maxAge: w.numberOrNull,
    }),
  ),
  notes: w.list(w.text()),
}

const preOrderSchema = v.object({
  ...offeredSession,
  /** Goods of the order: the required goods and the chosen goods. */
  goods: w.optional(w.list(orderedGoods)),
  /** True if goods can be chosen. */
  hasGoods: w.optional(w.flag()),
  priceLines: w.list(priceLine),
  /** Signed price that the client sends back with the order. The field is not in the specification. */
  priceToken: w.optional(w.text()),
  /** Before reductions, fen. */
  total: w.price,
  /** Amount due, fen. */
  payAmount: w.price,
  contactType: w.oneOf(['PHONE', 'EMAIL'], 'PHONE'),
  coupons: w.list(orderCoupon),
  couponId: w.text(),
  /** The part that points pay; null if no points are offered. The field is not in the specification. */
  pointUsage: w.optional(w.objectOrNull(pointUsage)),
  /** The buyer's cash cards in the order of their use. The field is not in the specification. */
  cashCards: w.list(cashCard),
  /**
   * Data with which the client computes the price of another choice before the gateway responds. The field is not in
   * the specification.
   */
  pricingFacts,
  /** Privilege that the purchase uses; '' without a privilege. The field is not in the specification. */
  privilegeId: w.optional(w.text()),
  agreement: w.objectOrNull(agreement),
  /** Time at which the seat hold expires, epoch ms; null without a hold. */
  holdExpiresAt: w.momentOrNull,
})
/** Price and options of a purchase before its order, for the checkout screen. Amounts in fen. */
export type PreOrder = v.InferOutput<typeof preOrderSchema>

export interface PurchaseItem {
  seatPlanId: string
  /** Units of the tier. */
  quantity: number
}

export interface PreOrderParams extends Entitlement {
  showId: string
  sessionId: string
  /** Items of the purchase; empty with a hold, because the hold defines the seats. */
  items: (PurchaseItem | GoodsItem)[]
  /** Hold of the selected seats (api/seats). */
  holdId?: string
  deliverMethod?: DeliverMethod
  addressId?: string
  couponId?: string
  /**
   * Amount that points pay, fen, in whole yuan. If absent, the merchant chooses the amount. A value above the maximum
   * is reduced to the maximum.
   */
  pointAmount?: Fen
  /** Ids of the buyer's cash cards that pay (`userCardInstanceId`), at most 10. */
  cashCards?: readonly string[]
}

/** Returns the price of a purchase. The request sends the show's passId (shell §7). Source: shell §7, trade. */
export const preOrder = post<PreOrderParams, PreOrder>('trade/buyer/order/v3/pre_order', {
  changesState: false,
  auth: 'buyer',
  importance: 'high',
  captcha: ORDER_CAPTCHA,
  read: w.reader(preOrderSchema),
})

export interface CreateOrderParams extends PreOrderParams {
  /**
   * Repeated requests with the same key return the first order, so a second tap or a lost response never buys twice.
   */
  idempotencyKey: string
  audienceIds: string[]
  contact: { cellphone?: string; countryCode?: string; email?: string }
  remark?: string
  /** Distributor of the link by which the buyer came; receives the credit for the order. */
  planDistributorId?: string
  distributorUserId?: string
  /**
   * Price that the buyer agreed to, as signed by `pre_order`. A refusal can then name the part of the price that
   * changed.
   */
  priceToken?: string
  /** Amount that the buyer agreed to, fen; the gateway refuses a different price (decision 26). */
  paymentParam: { payAmount: number }
}

/** Some gateways return the order's id inside the order itself (domain §3). */
const orderInside = v.fallback(v.object({ orderBrief: v.object({ orderId: w.text() }) }), {
  orderBrief: { orderId: '' },
})

const createdOrder = v.pipe(
  v.object({
    orderId: w.optional(w.text()),
    orderDetailVO: v.optional(orderInside),
    unPaidTransactionIds: w.list(v.string()),
    type: w.oneOf(['TICKET', 'PRODUCT'], 'TICKET'),
    bindId: w.text(),
    payAmount: w.priceOrNull,
    /** Part of the amount for goods that are paid with the tickets, fen. The field is not in the specification. */
    goodsAmount: w.optional(w.priceOrNull),
  }),
  v.transform(({ orderDetailVO, ...created }) => ({
    ...created,
    orderId: created.orderId || (orderDetailVO?.orderBrief.orderId ?? ''),
  })),
  v.check(({ orderId }) => orderId !== ''),
)
export type CreatedOrder = v.InferOutput<typeof createdOrder>
export const readCreatedOrder = w.reader(createdOrder)

/** Creates the order and holds its tickets. Timeout 10 s, critical (shell §9). Source: shell §7, trade. */
export const createOrder = post<CreateOrderParams, CreatedOrder>('trade/buyer/order/v5/create_order', {
  auth: 'buyer',
  importance: 'critical',
  captcha: ORDER_CAPTCHA,
  timeout: 10_000,
  read: readCreatedOrder,
})
