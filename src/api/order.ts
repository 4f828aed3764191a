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
import { agreement, DELIVER_METHODS, priceLine } from './purchase'
import { orderUnit, parcel } from './order-unit'
import * as w from './wire'

const brief = {
  orderId: v.pipe(v.string(), v.nonEmpty()),
  orderNumber: w.text(),
  transactionId: w.text(),
  /** True for a parent of a joint purchase, with children of one bind id. Amounts and tickets are summed. */
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
  /** Number of child orders of a parent, one for each session; 0 for other orders. The field is this project's. */
  childCount: w.optional(w.number()),
  crossShow: w.flag(),
  crossSession: w.flag(),
  crossVenue: w.flag(),
  /** Epoch ms of the first session's start and its offset in minutes. */
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  isPermanent: w.flag(),
  /**
   * The session's time in the request's language, with its year unless it is this one. A parent's covers its children.
   */
  showTimeDesc: w.optional(w.text()),
  /** Time of one session; '' for a parent. */
  briefSessionTime: w.optional(w.text()),
  qty: w.number(),
  /** Single tickets and bundles in one order. */
  isMixture: w.optional(w.flag()),
  /** Number and unit of an order's items, in the request's language. Bundles or tickets; '' for tickets. */
  noMixtureQty: w.optional(w.number()),
  noMixtureUnit: w.optional(w.text()),
  /** An unknown state is read as closed; `orderStatusTitle` is its text. */
  orderState: w.oneOf(ORDER_STATES, 'CLOSED'),
  /** The finer state, by the rule of domain/order/state-label; null for an unknown one. */
  orderDetailState: w.optional(v.fallback(v.nullable(v.picklist(ORDER_STATE_LABELS)), null)),
  /** Text of the state in the request's language, for unknown states. */
  orderStatusTitle: w.optional(w.text()),
  /** True if the order has no actions left and is in the history (domain/order/ended). */
  isEnd: w.optional(w.flag()),
  orderRefundState: w.oneOf(ORDER_REFUND_STATES, 'NONE'),
  /** Refunded tickets. */
  refundedQty: w.optional(w.number()),
  /** Refunded money, and the part that the buyer has not received yet, fen. The field is this project's. */
  refundedAmount: w.optional(w.price),
  refundingAmount: w.optional(w.price),
  /**
   * Amount that the merchant retains, fen: fees of refunds, resales and rebookings, and lost differences. The field is
   * this project's.
   */
  retainedFee: w.optional(w.price),
  rebookFee: w.optional(w.price),
  retainedDifference: w.optional(w.price),
  /**
   * Money from the order before a rebooking, and money for the tickets it was rebooked to, fen. The field is this
   * project's.
   */
  movedIn: w.optional(w.price),
  movedOut: w.optional(w.price),
  /** Tickets that another account has accepted as a gift. The field is this project's. */
  givenQty: w.optional(w.number()),
  /** True if the merchant forbids giving the tickets away, as in api/voucher. The field is this project's. */
  giftForbidden: w.optional(w.flag()),
  /** Rebooked tickets. The field is this project's. */
  rebookedQty: w.optional(w.number()),
  /**
   * Session and tier to which the tickets were rebooked; null without a rebooking, and for several. The field is this
   * project's.
   */
  rebookedSession: w.optional(
    w.objectOrNull(v.object({ showTime: w.momentOrNull, isPermanent: w.flag(), seatPlanName: w.text() })),
  ),
  /**
   * Order before the rebooking, whose tickets are replaced when the new ones are issued; '' without a rebooking. The
   * field is this project's.
   */
  rebookOf: w.optional(w.text()),
  /**
   * Rebooking that created the order: the fee, the refund and the state of the refund. Null without a rebooking. The
   * field is this project's.
   */
  rebooking: w.optional(
    w.objectOrNull(v.object({ fee: w.price, back: w.price, state: w.oneOf(REFUND_STATES, 'IN_PROGRESS') })),
  ),
  /** Changes to some or all of its tickets, without resales. */
  itemChangeTypeList: w.optional(w.list(v.picklist(ITEM_CHANGES))),
  /** Change of the show or its session; either refunds everything without a fee. */
  showChange: w.optional(w.oneOf(['NONE', ...SHOW_CHANGES], 'NONE')),
  /** Newest unread update; null without one. */
  news: w.optional(v.fallback(v.nullable(v.picklist(ORDER_NEWS)), null)),
  /** True if a promotion reduced the price; the detail's price lines contain its name. */
  hasPromotion: w.optional(w.flag()),
  /** Fen. */
  total: w.price,
  payAmount: w.priceOrNull,
  /** State of the payment; null before the first payment, and for a paid order without refunds. */
  payment: w.objectOrNull(orderPayment),
  createTime: w.moment,
  /** Payment deadline of an unpaid order, epoch ms. */
  reserveTime: w.momentOrNull,
  /**
   * Named operations: TO_BE_PAID, E_TICKET, TICKET_TAKING_CODE, CANCEL, REFUND, REBOOK, … (domain §3). VIEW_EXPRESS,
   * SEND_AGAIN, RETURN, VIEW_RETURN, and APPLY_INVOICE and VIEW_INVOICE of the detail, are this project's.
   */
  orderOperations: w.list(w.text()),
  /** Actions of its payment's result, the first as the main button (domain/order/paid-operations). */
  orderSuccessPaidOperations: w.optional(w.list(v.picklist(PAID_OPERATIONS))),
  /** Source of its tickets: the waitlist, or the regular sale. The values are this project's. */
  orderSourceEnum: w.optional(w.oneOf(['NORMAL', 'WAIT_LIST'], 'NORMAL')),
  /** Resale state of its tickets, and its text in the request's language; '' without one. */
  waitListState: w.optional(w.oneOf(WAIT_LIST_STATES, 'NONE')),
  waitListStateTitle: w.optional(w.text()),
  deliverMethod: w.oneOf(DELIVER_METHODS, 'E_TICKET'),
  ticketForm: w.optional(w.oneOf(ORDER_TICKET_FORMS, 'E_TICKET')),
  /** Number and company of its parcel, once it has left. */
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
  /** A field of this project. */
  status?: OrderStatus
  /** Searches the names of show, venue and city, and the numbers of the order. */
  keyword?: string
  offset: number
  length: number
}

/** A page of the buyer's orders, newest first. The path is this project's. */
export const orders = get<OrdersQuery, w.Page<OrderBrief>>('trade/buyer/order/v5/orders', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(orderBrief),
})

const orderTicket = v.object({
  ...orderUnit,
  /** An unknown state has no text. */
  state: w.oneOf(ORDER_TICKET_STATES, 'NONE'),
  /** Refund of the ticket, fen: made, under way, or possible for a canceled show. Null without one. */
  amount: w.priceOrNull,
  /** The order that it was rebooked to; else empty. */
  rebookedTo: w.optional(w.text()),
})
export type OrderTicket = v.InferOutput<typeof orderTicket>

const orderDetailSchema = v.object({
  ...brief,
  /**
   * Children of a parent by date. Each child is opened, refunded, rebooked and billed separately. The field is this
   * project's.
   */
  children: w.optional(w.list(orderBrief)),
  venueAddress: w.text(),
  /** Minutes; null if unknown. */
  showDuration: w.optional(w.numberOrNull),
  /** Tiers. `unitPrice` is of one of its tickets or bundles, fen. */
  items: w.list(v.object({ seatPlanId: w.text(), seatPlanName: w.text(), quantity: w.number(1), unitPrice: w.price })),
  /** Single tickets, or the tickets of a bundle; empty for a parent. The field is this project's. */
  tickets: w.optional(w.list(orderTicket)),
  priceLines: w.list(priceLine),
  /** `idType` is null for an unknown one. `idNo` is masked. */
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
   * Refund of all remaining tickets of a changed show, fen; null for a show as announced. The field is this project's.
   */
  refundable: w.optional(w.priceOrNull),
  /**
   * The valid invoice, else the newest, with the reason of a rejection in the request's language; null without one.
   * The field is this project's.
   */
  invoice: w.optional(w.objectOrNull(v.object({ state: w.oneOf(INVOICE_STATES, 'APPLYING'), reason: w.text() }))),
  /** Automatic refund of a canceled show's tickets, epoch ms; null for any other order. The field is this project's. */
  autoRefundAt: w.optional(w.momentOrNull),
  /** True if an invoice can be requested once a refund is done. The field is this project's. */
  invoiceWaits: w.optional(w.flag()),
  /**
   * Reason why the remaining tickets as a whole cannot be refunded; `NONE` if they can, or no ticket is left. The field
   * is this project's.
   */
  refundBlockReason: w.optional(w.oneOf(['NONE', ...REFUND_BLOCK_REASONS], 'NONE')),
  /** The privilege of the purchase; empty without one. The field is this project's. */
  privilegeId: w.optional(w.text()),
  /** Newest order to which the tickets were rebooked; '' without one. The field is this project's. */
  rebookedTo: w.optional(w.text()),
  /** Unpaid order of a rebooking of this order; '' without one. The field is this project's. */
  pendingOrderId: w.optional(w.text()),
  /** True if the order has ended and its show is on sale. The field is this project's. */
  canBuyAgain: w.optional(w.flag()),
  remark: w.text(),
  /** Vouchers of a paid order. */
  voucherIds: w.list(v.string()),
  agreement: w.objectOrNull(agreement),
  /** Gifts with the order's tickets that are not accepted, the earliest deadline first. The field is this project's. */
  gifts: w.optional(
    w.list(v.object({ transferId: v.pipe(v.string(), v.nonEmpty()), to: w.text(), until: w.moment, qty: w.number(1) })),
  ),
  /** Steps of the order and its tickets, oldest first. Unknown steps are left out. */
  progress: w.list(
    v.object({
      state: v.picklist(ORDER_STEPS),
      time: w.moment,
      /** Tickets; 0 for a step of the whole order. */
      qty: w.optional(w.number()),
      /** Refund of the step, fen; null without one. */
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

/** Orders of tickets and of items that can be paid, and ticket orders with unread updates by tab. */
const orderCounts = v.object({ unpaid: w.number(), unpaidItems: w.number(), coming: w.number(), past: w.number() })
export type OrderCounts = v.InferOutput<typeof orderCounts>

/** Returns the number of orders that need attention. The path is this project's. */
export const orderNews = get<object, OrderCounts>('trade/buyer/order/v5/orders/news', {
  auth: 'buyer',
  importance: 'low',
  read: w.reader(orderCounts),
})

/** Marks all updates of an order as read. The path is this project's. */
export const readOrderNews = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/news/read', {
  auth: 'buyer',
  importance: 'low',
  read: w.nothing,
})

/** Cancels an unpaid order and releases its tickets. The path is this project's. */
export const cancelOrder = post<{ orderId: string }, void>('trade/buyer/order/v5/orders/{orderId}/cancel', {
  auth: 'buyer',
  importance: 'high',
  read: w.nothing,
})
