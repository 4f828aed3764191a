import * as v from 'valibot'
import { REBOOK_BLOCK_REASONS } from '@/domain/rebook/rule'
import { REFUND_BLOCK_REASONS } from '@/domain/refund/state'
import { get, post } from '@/request/call'
import { type CreatedOrder, readCreatedOrder } from './purchase'
import { showUserEntries, type ShowUserQuery } from './show'
import { changedUnit, orderUnit } from './order-unit'
import * as w from './wire'

const blockReason = w.oneOf(['NONE', ...REBOOK_BLOCK_REASONS], 'NONE')
const id = v.pipe(v.string(), v.nonEmpty())

const session = { sessionId: id, sessionName: w.text(), showTime: w.momentOrNull, isPermanent: w.flag() }

const rebookCheckSchema = v.object({
  ...session,
  orderId: id,
  showId: w.text(),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  utcOffset: w.utcOffset,
  venueName: w.text(),
  cityName: w.text(),
  /** Deadline, epoch ms; null if the show does not allow rebooking. */
  until: w.momentOrNull,
  /** Reason that blocks every rebooking of the order. */
  hindrance: blockReason,
  /** Reason that blocks a refund of the order. If set, the price difference to a cheaper tier is not refunded. */
  refundBlockReason: w.optional(w.oneOf(['NONE', ...REFUND_BLOCK_REASONS], 'NONE')),
  /** True if the tickets must be rebooked together, because a coupon or points paid a part. */
  together: w.flag(),
  /** Unpaid order of a rebooking of this order; '' without such an order. */
  pendingOrderId: w.text(),
  /** Requested session, or ''. */
  wantedSessionId: w.text(),
  units: w.list(
    v.object({ ...changedUnit, /** Paid money after reductions, fen. */ paid: w.price, hindrance: blockReason }),
  ),
})
export type RebookCheck = v.InferOutput<typeof rebookCheckSchema>
export type RebookUnit = RebookCheck['units'][number]

/** Returns the rebooking options of an order. Source: shell §7, trade. */
export const rebookCheck = get<{ orderId: string; sessionId?: string }, RebookCheck>(
  'trade/buyer/order/v1/rebook/check',
  { auth: 'buyer', importance: 'high', read: w.reader(rebookCheckSchema) },
)

const tier = v.object({
  seatPlanId: id,
  seatPlanName: w.text(),
  state: w.oneOf(['OPEN', 'SOLD_OUT', 'CURRENT', 'UNFIT'], 'UNFIT'),
  /** Price of as many tickets of this tier as the buyer exchanges, at the buyer's best rate, fen. */
  price: w.price,
  /** Price of these tickets for all buyers, fen; null if it is unknown. */
  publicPrice: w.optional(w.priceOrNull),
  /** Amount due, or the refund if negative, fen. */
  difference: w.amount,
  /** Part of a negative difference that the merchant retains, fen. */
  fee: w.optional(w.price),
})
const rebookOfferSchema = v.object({
  ...showUserEntries,
  rebook: v.object({
    /** Value of the buyer's tickets for the exchange, fen. */
    credit: w.price,
    sessions: w.list(
      v.object({
        ...session,
        /** True if the buyer can pick seats on a plan. */
        seated: w.flag(),
        tiers: w.list(tier),
      }),
    ),
  }),
})
export type RebookOffer = v.InferOutput<typeof rebookOfferSchema>
export type RebookSession = RebookOffer['rebook']['sessions'][number]
export type RebookTier = RebookSession['tiers'][number]

/** Tickets to be rebooked. The format is not in the specification. */
export interface RebookTicketItem {
  unitId: string
}

/**
 * Returns the sessions and tiers for a rebooking, and the buyer's state. The response is not in the specification.
 * Source: shell §7, show.
 */
export const rebookShowUser = post<
  ShowUserQuery & { showId: string; orderId: string; rebookTicketItems: RebookTicketItem[] },
  RebookOffer
>('show/buyer/v5/show/{showId}/show_user', {
  auth: 'buyer',
  importance: 'high',
  query: ['appId', 'qryRange', 'source', 'displayRule', 'orderId', 'promotionId'],
  read: w.reader(rebookOfferSchema),
})

const rebookHoldSchema = v.object({
  rebookId: id,
  orderId: id,
  /** Number of tickets. */
  qty: w.number(1),
  utcOffset: w.utcOffset,
  before: v.object({ ...session, units: w.list(v.object(orderUnit)) }),
  after: v.object({
    ...session,
    seatPlanId: id,
    seatPlanName: w.text(),
    /** Held seats; empty for sales without seat selection. */
    labels: w.list(w.text()),
  }),
  /** Price of the new tickets, fen. */
  price: w.price,
  /** Money paid for the old tickets, fen. */
  paid: w.price,
  /** Part of the old price that the coupon and points covered, fen. */
  carried: w.price,
  /** Points that paid for the old tickets and are not needed for the new tickets. They are returned to the buyer. */
  pointsBack: w.count,
  /** Amount due, and amount refunded, fen; at least one is 0. */
  due: w.price,
  back: w.price,
  /** Refund fee that is retained from the difference, fen. */
  fee: w.price,
  /** Refunded payments by method. */
  ways: w.list(v.object({ method: w.text(), amount: w.price })),
  /** Working days until a refund arrives. */
  arriveDays: w.number(3),
  /** End of these values' validity, epoch ms. */
  expireTime: w.moment,
})
/** Held tickets for a rebooking, with the difference. Amounts in fen. */
export type RebookHold = v.InferOutput<typeof rebookHoldSchema>

/**
 * Holds the new tickets while the buyer decides, and releases an earlier hold. The old tickets are unchanged. The path
 * is not in the specification.
 */
export const holdRebook = post<
  {
    orderId: string
    rebookTicketItems: RebookTicketItem[]
    sessionId: string
    seatPlanId: string
    /** Seats that the buyer picked, and the version of their plan; by default the gateway holds the best seats. */
    picked?: { seatIds: readonly string[]; version: string }
  },
  RebookHold
>('trade/buyer/order/v1/rebook/hold', { auth: 'buyer', importance: 'high', read: w.reader(rebookHoldSchema) })

/** Releases the held tickets of a rebooking. The path is not in the specification. */
export const releaseRebook = post<{ rebookId: string }, void>('trade/buyer/order/v1/rebook/release', {
  auth: 'buyer',
  importance: 'low',
  read: w.nothing,
})

/**
 * Rebooks to the held tickets, once; a repeated request returns the same order. If an amount is due, the old tickets
 * stay valid until its payment. Source: shell §7, trade.
 */
export const applyReschedule = post<{ rebookId: string }, CreatedOrder>(
  'trade/buyer/order/v1/reschedule_ticket/apply',
  { auth: 'buyer', importance: 'critical', read: readCreatedOrder },
)
