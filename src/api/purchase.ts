import * as v from 'valibot'
import { ORDER_CAPTCHA } from '@/domain/captcha/captcha'
import type { Entitlement } from '@/domain/order/entitlement'
import { post } from '@/request/call'
import { ID_TYPES } from '@/domain/identity/id-type'
import {
  amount,
  flag,
  list,
  momentOrNull,
  number,
  numberOrNull,
  objectOrNull,
  oneOf,
  optional,
  price,
  priceOrNull,
  reader,
  text,
  utcOffset,
  showTitle,
} from './wire'

export const DELIVER_METHODS = ['E_TICKET', 'EXPRESS', 'SELF_TAKE'] as const
/** E-ticket, express to an address, self-service pick-up with a code. */
export type DeliverMethod = (typeof DELIVER_METHODS)[number]

export const PRICE_LINES = [
  'TICKETS',
  'DELIVERY',
  'SERVICE',
  'PROMOTION',
  'COUPON',
  'MEMBER',
  'POINTS',
  'REBOOK',
] as const

/** One line of the price; reductions are negative fen. */
export const priceLine = v.object({ kind: oneOf(PRICE_LINES, 'SERVICE'), title: text(), amount })
export type PriceLine = v.InferOutput<typeof priceLine>

const orderedPlan = v.object({
  seatPlanId: text(),
  seatPlanName: text(),
  quantity: number(1),
  unitQty: number(1),
  unitPrice: price,
  amount: price,
})

/** A way of delivery, its fee in fen. */
export const deliverOption = v.object({
  code: oneOf(DELIVER_METHODS, 'E_TICKET'),
  name: text(),
  description: text(),
  fee: price,
  needsAddress: flag(),
})
export type DeliverOption = v.InferOutput<typeof deliverOption>

const orderCoupon = v.object({
  couponId: text(),
  title: text(),
  /** Fen that it takes off this order. */
  discountAmount: price,
  expireTime: momentOrNull,
  usable: flag(),
  reason: text(),
  couponType: text(),
})
export type OrderCoupon = v.InferOutput<typeof orderCoupon>

/** An agreement as a template with named places: "{0}" is replaced by the linked title of the first place-holder (shell §3). */
export const agreement = v.object({
  template: text(),
  placeHolders: list(v.object({ name: text(), title: text(), url: text(), id: text() })),
  mustAgree: flag(true),
})
export type Agreement = v.InferOutput<typeof agreement>

const preOrderSchema = v.object({
  showId: text(),
  showName: showTitle(),
  posterUrl: text(),
  posterColor: text(),
  sessionId: text(),
  sessionName: text(),
  showTime: momentOrNull,
  utcOffset,
  venueName: text(),
  cityName: text(),
  items: list(orderedPlan),
  /** Tickets in all (units × unit size). */
  ticketCount: number(),
  priceLines: list(priceLine),
  /** Before reductions, fen. */
  total: price,
  /** To pay, fen. */
  payAmount: price,
  audience: v.fallback(
    v.object({
      mode: oneOf(['NONE', 'ONE_PER_ORDER', 'ONE_PER_TICKET'], 'NONE'),
      count: number(),
      idTypes: list(v.picklist(ID_TYPES)),
      /** The most attendees that one order may name; null without a limit. */
      limit: numberOrNull,
      /** Ages of attendees, years. When attendees are assigned to seats, a seat's own age range is on the seat. */
      minAge: numberOrNull,
      maxAge: numberOrNull,
      /** How many attendees must be of these ages; null for all of them. */
      ageCount: numberOrNull,
    }),
    { mode: 'NONE' as const, count: 0, idTypes: [], limit: null, minAge: null, maxAge: null, ageCount: null },
  ),
  deliverMethods: list(deliverOption),
  /** The method that the price is made with. */
  deliverMethod: oneOf(DELIVER_METHODS, 'E_TICKET'),
  contactType: oneOf(['PHONE', 'EMAIL'], 'PHONE'),
  coupons: list(orderCoupon),
  couponId: text(),
  notes: list(text()),
  /** The privilege that it is bought by; empty for none. Ours. */
  privilegeId: optional(text()),
  agreement: objectOrNull(agreement),
  /** The seats that are held for it, none where seats are not picked. */
  seats: list(
    v.object({
      seatId: v.pipe(v.string(), v.nonEmpty()),
      seatPlanId: text(),
      /** "Stalls, section A12, row 7, seat 15", in the request's language. */
      seatDesc: text(),
      price,
      /** Ages the seat is sold to, years, both included; null without a limit. */
      minAge: numberOrNull,
      maxAge: numberOrNull,
    }),
  ),
  /** Until when they are held, epoch ms; null without a hold. */
  holdExpiresAt: momentOrNull,
})
/** A priced purchase before it is an order: what confirm-order shows. Amounts in fen. */
export type PreOrder = v.InferOutput<typeof preOrderSchema>

export interface PurchaseItem {
  seatPlanId: string
  /** Units of the plan. */
  quantity: number
}

export interface PreOrderParams extends Entitlement {
  showId: string
  sessionId: string
  /** None with a hold: what is bought are its seats. */
  items: PurchaseItem[]
  /** Seats that were picked and are held for this buyer (api/seats). */
  holdId?: string
  deliverMethod?: DeliverMethod
  addressId?: string
  couponId?: string
}

/** Prices a purchase; sends the show's passId (shell §7). Source: shell §7, trade. */
export const preOrder = post<PreOrderParams, PreOrder>('trade/buyer/order/v3/pre_order', {
  changesState: false,
  auth: 'buyer',
  importance: 'high',
  captcha: ORDER_CAPTCHA,
  read: reader(preOrderSchema),
})

export interface CreateOrderParams extends PreOrderParams {
  /** The same key always answers with the first order: a repeated tap or a lost answer never buys twice. */
  idempotencyKey: string
  audienceIds: string[]
  contact: { cellphone?: string; countryCode?: string; email?: string }
  remark?: string
  /** The distributor whose link the buyer came by: credited with the order. */
  planDistributorId?: string
  distributorUserId?: string
  /** What the buyer agreed to pay, fen; another price is refused (decision 26). */
  paymentParam: { payAmount: number }
}

/** Where some gateways give the order's id: inside the order itself (domain §3). */
const orderInside = v.fallback(v.object({ orderBrief: v.object({ orderId: text() }) }), { orderBrief: { orderId: '' } })

const createdOrder = v.pipe(
  v.object({
    orderId: optional(text()),
    orderDetailVO: v.optional(orderInside),
    unPaidTransactionIds: list(v.string()),
    type: oneOf(['TICKET', 'PRODUCT'], 'TICKET'),
    bindId: text(),
    payAmount: priceOrNull,
  }),
  v.transform(({ orderDetailVO, ...created }) => ({
    ...created,
    orderId: created.orderId || (orderDetailVO?.orderBrief.orderId ?? ''),
  })),
  v.check(({ orderId }) => orderId !== ''),
)
export type CreatedOrder = v.InferOutput<typeof createdOrder>
export const readCreatedOrder = reader(createdOrder)

/** Creates the order and holds its tickets. Timeout 10 s, critical (shell §9). Source: shell §7, trade. */
export const createOrder = post<CreateOrderParams, CreatedOrder>('trade/buyer/order/v5/create_order', {
  auth: 'buyer',
  importance: 'critical',
  captcha: ORDER_CAPTCHA,
  timeout: 10_000,
  read: readCreatedOrder,
})
