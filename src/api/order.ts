import * as v from 'valibot'
import { ORDER_NEWS } from '@/domain/order/news'
import { SHOW_CHANGES } from '@/domain/refund/rule'
import { ORDER_REFUND_STATES } from '@/domain/refund/state'
import { get, post } from '@/request/call'
import { agreement, DELIVER_METHODS, priceLine } from './purchase'
import {
  flag,
  list,
  moment,
  momentOrNull,
  nothing,
  number,
  objectOrNull,
  oneOf,
  optional,
  type Page,
  pageReader,
  price,
  priceOrNull,
  reader,
  text,
  utcOffset,
} from './wire'

export const ORDER_STATES = [
  'UNPAID',
  'CANCELED',
  'RESERVE',
  'DELIVERING',
  'DELIVERING_EXPRESS',
  'SUCCEEDED',
  'REFUNDED',
  'CLOSED',
] as const
/** Order states by name; codes are in domain/order (domain §4). */
export type OrderState = (typeof ORDER_STATES)[number]

export const PAYMENT_STATES = ['UNDER_WAY', 'FAILED', 'CANCELED', 'RETURNED'] as const

/**
 * The newest payment of an order that did not pay it. Path and names ours.
 * - `UNDER_WAY`: a provider has it and has not told how it ended; until then the order can neither be paid nor canceled
 * - `FAILED`, `CANCELED`: no money moved
 * - `RETURNED`: money came that the order could not take, and went back to the buyer
 */
const orderPayment = v.object({
  state: oneOf(PAYMENT_STATES, 'UNDER_WAY'),
  /** Why it failed or went back, in the request's language; else empty. */
  reason: text(),
  /** What it was paid with, in the request's language. */
  method: text(),
  /** Fen. */
  amount: price,
  /** When it came to this state, epoch ms. */
  time: moment,
})
export type OrderPayment = v.InferOutput<typeof orderPayment>

const brief = {
  orderId: v.pipe(v.string(), v.nonEmpty()),
  orderNumber: text(),
  transactionId: text(),
  unPaidTransactionIds: list(v.string()),
  bindId: text(),
  firstShowId: text(),
  firstShowName: text(),
  firstSessionId: text(),
  firstSessionName: text(),
  firstVenueName: text(),
  cityName: text(),
  displayPosterURL: text(),
  posterColor: text(),
  crossShow: flag(),
  crossSession: flag(),
  crossVenue: flag(),
  /** Epoch ms of the first session's start and its offset in minutes. */
  showTime: momentOrNull,
  utcOffset,
  isPermanent: flag(),
  qty: number(),
  /** Single tickets and bundles in one order. */
  isMixture: optional(flag()),
  /** How many of what there are, in the request's language: bundles of an order of bundles, else tickets; '' for tickets. */
  noMixtureQty: optional(number()),
  noMixtureUnit: optional(text()),
  orderState: oneOf(ORDER_STATES, 'CLOSED'),
  orderRefundState: oneOf(ORDER_REFUND_STATES, 'NONE'),
  /** Tickets that came back. */
  refundedQty: optional(number()),
  /** Those of them that others took the place of. Ours. */
  rebookedQty: optional(number()),
  /** What became of the show or its session: either refunds everything without a fee. */
  showChange: optional(oneOf(['NONE', ...SHOW_CHANGES], 'NONE')),
  /** The newest that its buyer has not read; null for none. */
  news: optional(v.fallback(v.nullable(v.picklist(ORDER_NEWS)), null)),
  /** Fen. */
  total: price,
  payAmount: priceOrNull,
  /** Null before the first payment, and once the order is paid with nothing returned. */
  payment: objectOrNull(orderPayment),
  createTime: moment,
  /** Until when an unpaid order is kept, epoch ms. */
  reserveTime: momentOrNull,
  /** Named operations: TO_BE_PAID, E_TICKET, TICKET_TAKING_CODE, CANCEL, REFUND, REBOOK, … (domain §3), VIEW_EXPRESS, ours; in the detail APPLY_INVOICE and VIEW_INVOICE, ours. */
  orderOperations: list(text()),
  deliverMethod: oneOf(DELIVER_METHODS, 'E_TICKET'),
  /** Number and company of its parcel, from when that leaves. */
  expressNo: optional(text()),
  express: optional(objectOrNull(v.object({ displayName: text() }))),
}
const orderBrief = v.object(brief)
/** An order in a list. Amounts in fen, times in epoch ms. */
export type OrderBrief = v.InferOutput<typeof orderBrief>

export const ORDER_TABS = ['TICKET', 'OTHER', 'HISTORY'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** Orders of a tab, or of all of them, newest first; with a keyword those whose show, venue, city or number has it. Path ours. */
export const orders = get<{ tab?: OrderTab; keyword?: string; offset: number; length: number }, Page<OrderBrief>>(
  'trade/buyer/order/v5/orders',
  {
    auth: 'buyer',
    importance: 'high',
    read: pageReader(orderBrief),
  },
)

const orderDetailSchema = v.object({
  ...brief,
  venueAddress: text(),
  items: list(
    v.object({ seatPlanId: text(), seatPlanName: text(), quantity: number(1), unitPrice: price, amount: price }),
  ),
  /** Seats that were picked, in the request's language; none where seats are not picked. */
  seats: list(text()),
  priceLines: list(priceLine),
  audiences: list(v.object({ name: text(), idType: text(), idNo: text() })),
  contact: v.fallback(v.object({ type: oneOf(['PHONE', 'EMAIL'], 'PHONE'), value: text() }), {
    type: 'PHONE' as const,
    value: '',
  }),
  delivery: objectOrNull(
    v.object({ recipient: text(), cellphone: text(), address: text(), expressName: text(), expressNo: text() }),
  ),
  payMethod: text(),
  payTime: momentOrNull,
  /** When a refund of it came to its state; null without one. */
  refundTime: optional(momentOrNull),
  /** The order whose tickets these took the place of, and the newest whose tickets took the place of these; else empty. Ours. */
  rebookOf: optional(text()),
  rebookedTo: optional(text()),
  remark: text(),
  /** Vouchers of a paid order. */
  voucherIds: list(v.string()),
  agreement: objectOrNull(agreement),
  /** What happened, oldest first: state and epoch ms. */
  progress: list(v.object({ state: oneOf(ORDER_STATES, 'CLOSED'), time: moment })),
})
export type OrderDetail = v.InferOutput<typeof orderDetailSchema>

/** Source: shell §7, trade. */
export const orderDetail = get<{ orderId: string; fromPage?: string }, OrderDetail>(
  'trade/buyer/order/v5/orders/{orderId}',
  {
    auth: 'buyer',
    importance: 'high',
    read: reader(orderDetailSchema),
  },
)

/** How many orders have news that their buyer has not read, those to come and those of the history. Path ours. */
export const orderNews = get<object, { coming: number; past: number }>('trade/buyer/order/v5/orders/news', {
  auth: 'buyer',
  importance: 'low',
  read: reader(v.object({ coming: number(), past: number() })),
})

/** The buyer has seen the order: nothing of it is news any more. Path ours. */
export const readOrderNews = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/news/read', {
  auth: 'buyer',
  importance: 'low',
  read: nothing,
})

/** Cancels an unpaid order and gives its tickets back. Path ours. */
export const cancelOrder = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/cancel', {
  auth: 'buyer',
  importance: 'high',
  read: nothing,
})

/**
 * The order to pay, for home's component; else one whose payment was returned in the last week; null for none.
 * Source: shell §7, home.
 */
export const recentlyOrder = post<{ source: string }, OrderBrief | null>('home/buyer/v3/recently_order_info', {
  auth: 'buyer',
  importance: 'low',
  read: reader(objectOrNull(orderBrief)),
})
