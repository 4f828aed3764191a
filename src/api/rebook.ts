import * as v from 'valibot'
import { REBOOK_BLOCK_REASONS } from '@/domain/rebook/rule'
import { REFUND_BLOCK_REASONS } from '@/domain/refund/state'
import { get, post } from '@/request/call'
import { type CreatedOrder, readCreatedOrder } from './purchase'
import { showUserEntries, type ShowUserQuery } from './show'
import { changedUnit, orderUnit } from './order-unit'
import * as w from './wire'

const hindrance = w.oneOf(['NONE', ...REBOOK_BLOCK_REASONS], 'NONE')
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
  /** Until when, epoch ms; null for a show that rebooks nothing. */
  until: w.momentOrNull,
  /** What stands against any rebooking of the order. */
  hindrance,
  /** What prevents a refund of the order: while anything does, a cheaper tier brings nothing back. */
  refundBlockReason: w.optional(w.oneOf(['NONE', ...REFUND_BLOCK_REASONS], 'NONE')),
  /** A coupon or points paid a part: all tickets go together. */
  together: w.flag(),
  /** The order that a rebooking of this one waits to be paid with; else empty. */
  pendingOrderId: w.text(),
  /** The session that was asked for; else empty. */
  wantedSessionId: w.text(),
  units: w.list(v.object({ ...changedUnit, /** In money, reductions taken off. */ paid: w.price, hindrance })),
})
export type RebookCheck = v.InferOutput<typeof rebookCheckSchema>
export type RebookUnit = RebookCheck['units'][number]

/** What of an order may be rebooked. Source: shell §7, trade. */
export const rebookCheck = get<{ orderId: string; sessionId?: string }, RebookCheck>(
  'trade/buyer/order/v1/rebook/check',
  { auth: 'buyer', importance: 'high', read: w.reader(rebookCheckSchema) },
)

const tier = v.object({
  seatPlanId: id,
  seatPlanName: w.text(),
  state: w.oneOf(['OPEN', 'SOLD_OUT', 'CURRENT', 'UNFIT'], 'UNFIT'),
  /** Of as many tickets, fen. */
  price: w.price,
  /** To be paid, or coming back where negative, fen. */
  difference: w.amount,
  /** What the merchant keeps of a lower price, fen. */
  fee: w.optional(w.price),
})
const rebookOfferSchema = v.object({
  ...showUserEntries,
  rebook: v.object({
    /** What the tickets are worth against others, fen. */
    credit: w.price,
    sessions: w.list(
      v.object({
        ...session,
        /** Its seats can be picked on a plan. */
        seated: w.flag(),
        tiers: w.list(tier),
      }),
    ),
  }),
})
export type RebookOffer = v.InferOutput<typeof rebookOfferSchema>
export type RebookSession = RebookOffer['rebook']['sessions'][number]
export type RebookTier = RebookSession['tiers'][number]

/** Tickets to be rebooked. The form is ours. */
export interface RebookTicketItem {
  unitId: string
}

/** Sessions and tiers that tickets may be rebooked to, beside the buyer's state of the show. Source: shell §7, show; answer ours. */
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
  /** Tickets. */
  qty: w.number(1),
  utcOffset: w.utcOffset,
  before: v.object({ ...session, units: w.list(v.object(orderUnit)) }),
  after: v.object({
    ...session,
    seatPlanId: id,
    seatPlanName: w.text(),
    /** Seats that are held; none where seats are not picked. */
    labels: w.list(w.text()),
  }),
  /** Of the new tickets. */
  price: w.price,
  /** What the old ones were paid with, in money. */
  paid: w.price,
  /** What coupon and points pay of the new ones, as they did of the old. */
  carried: w.price,
  /** Still to be paid, or going back; never both. */
  due: w.price,
  back: w.price,
  /** What the merchant keeps of a difference, as a refund would cost. */
  fee: w.price,
  /** Where money goes back to. */
  ways: w.list(v.object({ method: w.text(), amount: w.price })),
  /** Working days within which it is there. */
  arriveDays: w.number(3),
  /** Until when all of this holds, epoch ms. */
  expireTime: w.moment,
})
/** Tickets that are held instead of those of an order, with the difference. Amounts in fen. */
export type RebookHold = v.InferOutput<typeof rebookHoldSchema>

/** Holds other tickets while the buyer decides, instead of those held before; the old ones stay as they are. Path ours. */
export const holdRebook = post<
  {
    orderId: string
    rebookTicketItems: RebookTicketItem[]
    sessionId: string
    seatPlanId: string
    /** Seats of the tier, and the version of their plan; without, the best ones are held. */
    picked?: { seatIds: readonly string[]; version: string }
  },
  RebookHold
>('trade/buyer/order/v1/rebook/hold', { auth: 'buyer', importance: 'high', read: w.reader(rebookHoldSchema) })

/** Gives up what is held. Path ours. */
export const releaseRebook = post<{ rebookId: string }, void>('trade/buyer/order/v1/rebook/release', {
  auth: 'buyer',
  importance: 'low',
  read: w.nothing,
})

/**
 * Rebooks to what is held, once; the same again answers the same order. With something to pay, the old tickets are good until it is paid.
 * Source: shell §7, trade.
 */
export const applyReschedule = post<{ rebookId: string }, CreatedOrder>(
  'trade/buyer/order/v1/reschedule_ticket/apply',
  { auth: 'buyer', importance: 'critical', read: readCreatedOrder },
)
