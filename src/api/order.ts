import * as v from 'valibot'
import { ID_TYPES } from '@/domain/identity/id-type'
import { ITEM_CHANGES } from '@/domain/order/item-changes'
import { ORDER_NEWS } from '@/domain/order/news'
import { PAID_OPERATIONS } from '@/domain/order/paid-operations'
import { ORDER_STATE_LABELS } from '@/domain/order/state-label'
import { ORDER_TICKET_FORMS } from '@/domain/order/ticket-form'
import { ORDER_STEPS } from '@/domain/order/step'
import type { OrderStatus, OrderTab } from '@/domain/order/tabs'
import { ORDER_TICKET_STATES } from '@/domain/order/ticket-state'
import { WAIT_LIST_STATES } from '@/domain/order/wait-list'
import { SHOW_CHANGES } from '@/domain/refund/rule'
import { ORDER_REFUND_STATES, REFUND_BLOCK_REASONS, REFUND_STATES } from '@/domain/refund/state'
import { get, post } from '@/request/call'
import { ORDER_STATES, orderPayment } from './order-state'
import { agreement, DELIVER_METHODS, priceLine } from './purchase'
import { orderUnit, parcel } from './order-unit'
import * as w from './wire'

const brief = {
  orderId: v.pipe(v.string(), v.nonEmpty()),
  orderNumber: w.text(),
  transactionId: w.text(),
  /** Bought together with others: a parent with children of one bind id. It has no money or tickets of its own; theirs are summed. */
  hasChildren: w.optional(w.flag()),
  parentId: w.optional(w.text()),
  unPaidTransactionIds: w.list(v.string()),
  bindId: w.text(),
  firstShowId: w.text(),
  firstShowName: w.showTitle(),
  firstSessionId: w.text(),
  firstSessionName: w.text(),
  firstVenueName: w.text(),
  cityName: w.text(),
  displayPosterURL: w.text(),
  posterColor: w.text(),
  /** How many orders a parent has, each of one session; 0 for others. Ours. */
  childCount: w.optional(w.number()),
  crossShow: w.flag(),
  crossSession: w.flag(),
  crossVenue: w.flag(),
  /** Epoch ms of the first session's start and its offset in minutes. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  isPermanent: w.flag(),
  /** The session's time in the request's language, with its year where that is not this one; of a parent from the first to the last of its children. */
  showTimeDesc: w.optional(w.text()),
  /** The same of one session; '' for a parent. */
  briefSessionTime: w.optional(w.text()),
  qty: w.number(),
  /** Single tickets and bundles in one order. */
  isMixture: w.optional(w.flag()),
  /** How many of what there are, in the request's language: bundles of an order of bundles, else tickets; '' for tickets. */
  noMixtureQty: w.optional(w.number()),
  noMixtureUnit: w.optional(w.text()),
  /** A state newer than this program reads as over; `orderStatusTitle` says what it is. */
  orderState: w.oneOf(ORDER_STATES, 'CLOSED'),
  /** The finer state, by the rule of domain/order/state-label; null for one newer than this program. */
  orderDetailState: w.optional(v.fallback(v.nullable(v.picklist(ORDER_STATE_LABELS)), null)),
  /** The state in the request's language, for one that this program has no words for. */
  orderStatusTitle: w.optional(w.text()),
  /** Nothing can be done with it any more: the list has it in its history (domain/order/ended). */
  isEnd: w.optional(w.flag()),
  orderRefundState: w.oneOf(ORDER_REFUND_STATES, 'NONE'),
  /** Tickets that came back. */
  refundedQty: w.optional(w.number()),
  /** Money that came or will come back, fen, and the part that has not arrived. Ours. */
  refundedAmount: w.optional(w.price),
  refundingAmount: w.optional(w.price),
  /** What the merchant retains, fen: fees of refunds and resales, of rebookings to cheaper tickets, and differences of which nothing came back. Ours. */
  retainedFee: w.optional(w.price),
  rebookFee: w.optional(w.price),
  retainedDifference: w.optional(w.price),
  /** Money of the order that it came of by a rebooking, and money that pays for tickets that it was rebooked to, fen. Ours. */
  movedIn: w.optional(w.price),
  movedOut: w.optional(w.price),
  /** Tickets that another account has accepted as a gift. Ours. */
  givenQty: w.optional(w.number()),
  /** The merchant forbids giving its tickets away (api/voucher has the same). Ours. */
  giftForbidden: w.optional(w.flag()),
  /** Those that came back by being rebooked. Ours. */
  rebookedQty: w.optional(w.number()),
  /** The one session and tier that they were rebooked to; null for none, and for several. Ours. */
  rebookedSession: w.optional(
    w.objectOrNull(v.object({ showTime: w.momentOrNull, isPermanent: w.flag(), seatPlanName: w.text() })),
  ),
  /** The rebooking that made it: its fee and what comes back, with where that is. Null without one. Ours. */
  rebooking: w.optional(
    w.objectOrNull(v.object({ fee: w.price, back: w.price, state: w.oneOf(REFUND_STATES, 'IN_PROGRESS') })),
  ),
  /** What became of some of its tickets, or all. What went to the waitlist is neither. */
  itemChangeTypeList: w.optional(w.list(v.picklist(ITEM_CHANGES))),
  /** What became of the show or its session: either refunds everything without a fee. */
  showChange: w.optional(w.oneOf(['NONE', ...SHOW_CHANGES], 'NONE')),
  /** The newest that its buyer has not read; null for none. */
  news: w.optional(v.fallback(v.nullable(v.picklist(ORDER_NEWS)), null)),
  /** A promotion took something off; its name is in the detail's price lines. */
  hasPromotion: w.optional(w.flag()),
  /** Fen. */
  total: w.price,
  payAmount: w.priceOrNull,
  /** Null before the first payment, and once the order is paid with nothing returned. */
  payment: w.objectOrNull(orderPayment),
  createTime: w.moment,
  /** Until when an unpaid order is kept, epoch ms. */
  reserveTime: w.momentOrNull,
  /** Named operations: TO_BE_PAID, E_TICKET, TICKET_TAKING_CODE, CANCEL, REFUND, REBOOK, … (domain §3), VIEW_EXPRESS, RETURN, VIEW_RETURN, ours; in the detail APPLY_INVOICE and VIEW_INVOICE, ours. */
  orderOperations: w.list(w.text()),
  /** What the result of its payment offers, the first as the main button (domain/order/paid-operations). */
  orderSuccessPaidOperations: w.optional(w.list(v.picklist(PAID_OPERATIONS))),
  /** Its tickets were offered on the waitlist, or bought as any. Values ours. */
  orderSourceEnum: w.optional(w.oneOf(['NORMAL', 'WAIT_LIST'], 'NORMAL')),
  /** Its tickets on the waitlist, or from it, and that in the request's language; '' for nothing. */
  waitListState: w.optional(w.oneOf(WAIT_LIST_STATES, 'NONE')),
  waitListStateTitle: w.optional(w.text()),
  deliverMethod: w.oneOf(DELIVER_METHODS, 'E_TICKET'),
  ticketForm: w.optional(w.oneOf(ORDER_TICKET_FORMS, 'E_TICKET')),
  /** Number and company of its parcel, from when that leaves. */
  expressNo: w.optional(w.text()),
  /** Its voucher, once tickets are issued; else empty. */
  entranceVoucherId: w.optional(w.text()),
  express: w.optional(w.objectOrNull(v.object({ displayName: w.text() }))),
}
const orderBrief = v.object(brief)
/** An order in a list. Amounts in fen, times in epoch ms. */
export type OrderBrief = v.InferOutput<typeof orderBrief>

interface OrdersQuery {
  /** Absent: those of all tabs. */
  tab?: OrderTab
  /** Ours. */
  status?: OrderStatus
  /** In the names of show, venue or city, or in a number of the order. */
  keyword?: string
  offset: number
  length: number
}

/** A page of the buyer's orders, newest first. Path ours. */
export const orders = get<OrdersQuery, w.Page<OrderBrief>>('trade/buyer/order/v5/orders', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(orderBrief),
})

const orderTicket = v.object({
  ...orderUnit,
  /** A state newer than this program has no text. */
  state: w.oneOf(ORDER_TICKET_STATES, 'NONE'),
  /** Money that came or comes back for it, or can come back for one of a canceled show, fen; null for none. */
  amount: w.priceOrNull,
  /** The order that it was rebooked to; else empty. */
  rebookedTo: w.optional(w.text()),
})
export type OrderTicket = v.InferOutput<typeof orderTicket>

const orderDetailSchema = v.object({
  ...brief,
  /** Those of a parent, the first to take place first; each is opened, refunded, rebooked and billed by itself. Ours. */
  children: w.optional(w.list(orderBrief)),
  venueAddress: w.text(),
  /** Minutes; null where it is unknown. */
  showDuration: w.optional(w.numberOrNull),
  /** Tiers. `unitPrice` is of one of its tickets or bundles, fen. */
  items: w.list(v.object({ seatPlanId: w.text(), seatPlanName: w.text(), quantity: w.number(1), unitPrice: w.price })),
  /** Each ticket, or the tickets of a bundle; none of a parent. Ours. */
  tickets: w.optional(w.list(orderTicket)),
  priceLines: w.list(priceLine),
  /** `idType`: null for one newer than this program. `idNo` is masked. */
  audiences: w.list(
    v.object({ name: w.text(), idType: v.fallback(v.nullable(v.picklist(ID_TYPES)), null), idNo: w.text() }),
  ),
  contact: v.fallback(v.object({ type: w.oneOf(['PHONE', 'EMAIL'], 'PHONE'), value: w.text() }), {
    type: 'PHONE' as const,
    value: '',
  }),
  delivery: w.objectOrNull(
    v.object({
      ...parcel,
    }),
  ),
  payMethod: w.text(),
  payTime: w.momentOrNull,
  /** What a refund of all tickets that are left brings where the show changed, fen; null for a show as announced. Ours. */
  refundable: w.optional(w.priceOrNull),
  /** Its invoice can be asked for once a refund is done. Ours. */
  invoiceWaits: w.optional(w.flag()),
  /** Why the tickets that are left cannot be refunded, without a look at each; `NONE` where they can, or none is left. Ours. */
  refundBlockReason: w.optional(w.oneOf(['NONE', ...REFUND_BLOCK_REASONS], 'NONE')),
  /** The privilege that it was made by; empty for none. Ours. */
  privilegeId: w.optional(w.text()),
  /** The order whose tickets these took the place of, and the newest whose tickets took the place of these; else empty. Ours. */
  rebookOf: w.optional(w.text()),
  rebookedTo: w.optional(w.text()),
  /** The order that a rebooking of this one waits to be paid with; else empty. Ours. */
  pendingOrderId: w.optional(w.text()),
  remark: w.text(),
  /** Vouchers of a paid order. */
  voucherIds: w.list(v.string()),
  agreement: w.objectOrNull(agreement),
  /** Gifts of its tickets that are not accepted, the first that ends first. Ours. */
  gifts: w.optional(
    w.list(v.object({ transferId: v.pipe(v.string(), v.nonEmpty()), to: w.text(), until: w.moment, qty: w.number(1) })),
  ),
  /** What happened to it and its tickets, oldest first. A step newer than this program is left out. */
  progress: w.list(
    v.object({
      state: v.picklist(ORDER_STEPS),
      time: w.moment,
      /** Tickets; 0 where the step is of the whole order. */
      qty: w.optional(w.number()),
      /** Money that the step brought back, fen; null for none. */
      amount: w.optional(w.priceOrNull),
    }),
  ),
})
export type OrderDetail = v.InferOutput<typeof orderDetailSchema>

/** Source: shell §7, trade. */
export const orderDetail = get<{ orderId: string; fromPage?: string }, OrderDetail>(
  'trade/buyer/order/v5/orders/{orderId}',
  {
    auth: 'buyer',
    importance: 'high',
    read: w.reader(orderDetailSchema),
  },
)

/** How many orders have news that their buyer has not read, those to come and those of the history. Path ours. */
export const orderNews = get<object, { coming: number; past: number }>('trade/buyer/order/v5/orders/news', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(v.object({ coming: w.number(), past: w.number() })),
})

/** The buyer has seen the order: nothing of it is news any more. Path ours. */
export const readOrderNews = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/news/read', {
  auth: 'buyer',
  importance: 'low',
  read: w.nothing,
})

/** Cancels an unpaid order and gives its tickets back. Path ours. */
export const cancelOrder = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/cancel', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})
