import * as v from 'valibot'
import { ID_TYPES } from '@/domain/identity/id-type'
import { ITEM_CHANGES } from '@/domain/order/item-changes'
import { PARCEL_STATES } from '@/domain/express/parcel'
import { INVOICE_STATES } from '@/domain/invoice/state'
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
import { dueAmount, goodsOfTickets } from './ordered-goods'
import { DELIVER_METHODS } from './deliver-option'
import { agreement, priceLine } from './purchase'
import { orderUnit, parcel } from './order-unit'
import * as w from './wire'

const brief = {
  orderId: v.pipe(v.string(), v.nonEmpty()),
  orderNumber: w.text(),
  transactionId: w.text(),
  /** True for the parent order of a joint purchase. Amounts and tickets are sums of its children, with one bind id. */
  hasChildren: w.optional(w.flag()),
  parentId: w.optional(w.text()),
  unPaidTransactionIds: w.list(v.string()),
  dueAmount,
  bindId: w.text(),
  firstShowId: w.text(),
  firstShowName: w.showTitle(),
  firstSessionId: w.text(),
  firstSessionName: w.text(),
  firstVenueName: w.text(),
  cityName: w.text(),
  displayPosterURL: w.text(),
  posterColor: w.text(),
  /** Number of child orders, one for each session; 0 for any other order. The field is not in the specification. */
  childCount: w.optional(w.number()),
  crossShow: w.flag(),
  crossSession: w.flag(),
  crossVenue: w.flag(),
  /** Start of the first session, epoch ms, and its UTC offset in minutes. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  isPermanent: w.flag(),
  /** Time of the session, or period of a parent's children, as text. Includes the year if it is another year. */
  showTimeDesc: w.optional(w.text()),
  /** Time of one session; '' for a parent. */
  briefSessionTime: w.optional(w.text()),
  qty: w.number(),
  /** True if the order contains both single tickets and bundles. */
  isMixture: w.optional(w.flag()),
  /** Number and unit of an order's items, such as bundles, in the request's language. The unit is '' for tickets. */
  noMixtureQty: w.optional(w.number()),
  noMixtureUnit: w.optional(w.text()),
  /** An unknown state is read as closed; `orderStatusTitle` is its text. */
  orderState: w.oneOf(ORDER_STATES, 'CLOSED'),
  /** Detailed state (domain/order/state-label); null for an unknown state. */
  orderDetailState: w.optional(v.fallback(v.nullable(v.picklist(ORDER_STATE_LABELS)), null)),
  /** Text of the state in the request's language, for unknown states. */
  orderStatusTitle: w.optional(w.text()),
  /** True for an order in the history, which has no actions left (domain/order/ended). */
  isEnd: w.optional(w.flag()),
  orderRefundState: w.oneOf(ORDER_REFUND_STATES, 'NONE'),
  /** Number of refunded tickets. */
  refundedQty: w.optional(w.number()),
  /** Refunded money, and the part that is still under way to the buyer, fen. The field is not in the specification. */
  refundedAmount: w.optional(w.price),
  refundingAmount: w.optional(w.price),
  /**
   * Amount that the merchant retains, fen: fees of refunds, resales and rebookings, and price differences that were not
   * refunded. The field is not in the specification.
   */
  retainedFee: w.optional(w.price),
  rebookFee: w.optional(w.price),
  retainedDifference: w.optional(w.price),
  /**
   * Money that a rebooking transferred into this order, and money transferred to the new order, fen. The field is not
   * in the specification.
   */
  movedIn: w.optional(w.price),
  movedOut: w.optional(w.price),
  /** Number of tickets that another account has accepted as a gift. The field is not in the specification. */
  givenQty: w.optional(w.number()),
  /** True if the merchant forbids giving the tickets away, as in api/voucher. The field is not in the specification. */
  giftForbidden: w.optional(w.flag()),
  /** Number of rebooked tickets. The field is not in the specification. */
  rebookedQty: w.optional(w.number()),
  /**
   * Session and tier to which the tickets were rebooked; null without a rebooking, or for several sessions or tiers.
   * The field is not in the specification.
   */
  rebookedSession: w.optional(
    w.objectOrNull(v.object({ showTime: w.momentOrNull, isPermanent: w.flag(), seatPlanName: w.text() })),
  ),
  /**
   * Original order of a rebooking; its tickets are replaced when the new tickets are issued. '' without a rebooking.
   * The field is not in the specification.
   */
  rebookOf: w.optional(w.text()),
  /**
   * Rebooking that created the order: the fee, the refund and the state of the refund. Null without a rebooking. The
   * field is not in the specification.
   */
  rebooking: w.optional(
    w.objectOrNull(v.object({ fee: w.price, back: w.price, state: w.oneOf(REFUND_STATES, 'IN_PROGRESS') })),
  ),
  /** Kinds of changes to the order's tickets, except resales. */
  itemChangeTypeList: w.optional(w.list(v.picklist(ITEM_CHANGES))),
  /** Change of the show or its session. Every change permits a full refund without a fee. */
  showChange: w.optional(w.oneOf(['NONE', ...SHOW_CHANGES], 'NONE')),
  /** Newest unread update; null without an unread update. */
  news: w.optional(v.fallback(v.nullable(v.picklist(ORDER_NEWS)), null)),
  /** True if a promotion reduced the price. The price lines of the order's detail contain its name. */
  hasPromotion: w.optional(w.flag()),
  /** Combo of the order and its title, or ''. The fields are not in the specification. */
  promotionId: w.optional(w.text()),
  promotionTitle: w.optional(w.text()),
  /** Fen. */
  total: w.price,
  payAmount: w.priceOrNull,
  /** State of the payment; null before the first payment, and for a paid order without refunds. */
  payment: w.objectOrNull(orderPayment),
  createTime: w.moment,
  /** Payment deadline of an unpaid order, epoch ms. */
  reserveTime: w.momentOrNull,
  /**
   * Available operations by name: TO_BE_PAID, E_TICKET, TICKET_TAKING_CODE, CANCEL, REFUND, REBOOK, … (domain §3). This
   * project adds VIEW_EXPRESS, SEND_AGAIN, RETURN and VIEW_RETURN, and in the detail APPLY_INVOICE and VIEW_INVOICE.
   */
  orderOperations: w.list(w.text()),
  /** Actions on the payment-result screen; the first one is the main button (domain/order/paid-operations). */
  orderSuccessPaidOperations: w.optional(w.list(v.picklist(PAID_OPERATIONS))),
  /** Source of the tickets: the waitlist, or the regular sale. The values are not in the specification. */
  orderSourceEnum: w.optional(w.oneOf(['NORMAL', 'WAIT_LIST'], 'NORMAL')),
  /** Resale state of the tickets, and its text in the request's language; '' without a resale. */
  waitListState: w.optional(w.oneOf(WAIT_LIST_STATES, 'NONE')),
  waitListStateTitle: w.optional(w.text()),
  deliverMethod: w.oneOf(DELIVER_METHODS, 'E_TICKET'),
  ticketForm: w.optional(w.oneOf(ORDER_TICKET_FORMS, 'E_TICKET')),
  /** Tracking number and courier of the parcel after dispatch. */
  expressNo: w.optional(w.text()),
  /** State of the order's parcel; null without a parcel, and for a parent order. The field is this project's. */
  parcelState: w.optional(v.fallback(v.nullable(v.picklist(PARCEL_STATES)), null)),
  /** Voucher of the order; '' before tickets are issued. */
  entranceVoucherId: w.optional(w.text()),
  express: w.optional(w.objectOrNull(v.object({ displayName: w.text() }))),
}
const orderBrief = v.object(brief)
/** An order in a list. Amounts in fen, times in epoch ms. */
export type OrderBrief = v.InferOutput<typeof orderBrief>

interface OrdersQuery {
  /** Default: orders of all tabs. */
  tab?: OrderTab
  /** This field is not in the specification. */
  status?: OrderStatus
  /** Search text for the names of show, venue and city, and for order numbers. */
  keyword?: string
  offset: number
  length: number
}

/** Returns a page of the buyer's orders, newest first. The path is not in the specification. */
export const orders = get<OrdersQuery, w.Page<OrderBrief>>('trade/buyer/order/v5/orders', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(orderBrief),
})

const orderTicket = v.object({
  ...orderUnit,
  /** State of the ticket; unknown states are read as NONE and have no text. */
  state: w.oneOf(ORDER_TICKET_STATES, 'NONE'),
  /** Refund of the ticket, fen: done, under way, or possible for a canceled show. Null without a refund. */
  amount: w.priceOrNull,
  /** Order to which the ticket was rebooked; '' without a rebooking. */
  rebookedTo: w.optional(w.text()),
})
export type OrderTicket = v.InferOutput<typeof orderTicket>

const orderDetailSchema = v.object({
  ...brief,
  /**
   * Children of a parent by date. Each child is opened, refunded, rebooked and billed separately. The field is not in
   * the specification.
   */
  children: w.optional(w.list(orderBrief)),
  venueAddress: w.text(),
  /** Duration of the show in minutes; null if unknown. */
  showDuration: w.optional(w.numberOrNull),
  /** Tiers of the order. `unitPrice` is the price of one ticket or bundle, fen. */
  items: w.list(v.object({ seatPlanId: w.text(), seatPlanName: w.text(), quantity: w.number(1), unitPrice: w.price })),
  /** Single tickets, or the tickets of a bundle; empty for a parent. The field is not in the specification. */
  tickets: w.optional(w.list(orderTicket)),
  priceLines: w.list(priceLine),
  /** `idType` is null for an unknown type. `idNo` is masked. */
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
  /**
   * Refund of all remaining tickets of a changed show, fen; null for an unchanged show. The field is this project's.
   */
  refundable: w.optional(w.priceOrNull),
  /**
   * The valid invoice, or else the newest invoice with the reason of a rejection in the request's language; null
   * without an invoice. The field is not in the specification.
   */
  invoice: w.optional(w.objectOrNull(v.object({ state: w.oneOf(INVOICE_STATES, 'APPLYING'), reason: w.text() }))),
  /** Time of the automatic refund after a cancellation, epoch ms, or null. The field is not in the specification. */
  autoRefundAt: w.optional(w.momentOrNull),
  /** True if an invoice can be requested once a refund is done. The field is not in the specification. */
  invoiceWaits: w.optional(w.flag()),
  /**
   * Reason why the remaining tickets as a whole cannot be refunded; `NONE` if they can, or no ticket is left. The field
   * is not in the specification.
   */
  refundBlockReason: w.optional(w.oneOf(['NONE', ...REFUND_BLOCK_REASONS], 'NONE')),
  /** Privilege that the purchase used; '' without a privilege. The field is not in the specification. */
  privilegeId: w.optional(w.text()),
  /** Newest order to which tickets were rebooked; '' without a rebooking. The field is not in the specification. */
  rebookedTo: w.optional(w.text()),
  /** Unpaid order of a rebooking of this order; '' without such an order. The field is not in the specification. */
  ...goodsOfTickets,
  pendingOrderId: w.optional(w.text()),
  /** True if the order has ended and its show is on sale. The field is not in the specification. */
  canBuyAgain: w.optional(w.flag()),
  remark: w.text(),
  /** Vouchers of a paid order. */
  voucherIds: w.list(v.string()),
  agreement: w.objectOrNull(agreement),
  /** Open gifts with the order's tickets, the earliest deadline first. The field is not in the specification. */
  gifts: w.optional(
    w.list(v.object({ transferId: v.pipe(v.string(), v.nonEmpty()), to: w.text(), until: w.moment, qty: w.number(1) })),
  ),
  /** Steps of the order and its tickets, oldest first. Unknown steps are left out. */
  progress: w.list(
    v.object({
      state: v.picklist(ORDER_STEPS),
      time: w.moment,
      /** Number of tickets of the step; 0 for a step of the whole order. */
      qty: w.optional(w.number()),
      /** Refund of the step, fen; null without a refund. */
      amount: w.optional(w.priceOrNull),
    }),
  ),
})
export type OrderDetail = v.InferOutput<typeof orderDetailSchema>

/** Returns the detail of an order. Source: shell §7, trade. */
export const orderDetail = get<{ orderId: string; fromPage?: string }, OrderDetail>(
  'trade/buyer/order/v5/orders/{orderId}',
  {
    auth: 'buyer',
    importance: 'high',
    read: w.reader(orderDetailSchema),
  },
)

/** Numbers of ticket orders and item orders that can be paid, and of ticket orders with unread updates by tab. */
const orderCounts = v.object({ unpaid: w.number(), unpaidItems: w.number(), coming: w.number(), past: w.number() })
export type OrderCounts = v.InferOutput<typeof orderCounts>

/** Returns the number of orders that need attention. The path is not in the specification. */
export const orderNews = get<object, OrderCounts>('trade/buyer/order/v5/orders/news', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(orderCounts),
})

/** Marks all updates of an order as read. The path is not in the specification. */
export const readOrderNews = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/news/read', {
  auth: 'buyer',
  importance: 'low',
  read: w.nothing,
})

/** Cancels an unpaid order and releases its tickets. The path is not in the specification. */
export const cancelOrder = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/cancel', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})
