import * as v from 'valibot'
import { COUPON_OUTCOMES } from '@/domain/refund/coupon-return'
import {
  REFUND_BLOCK_REASONS,
  REFUND_EVENTS,
  REFUND_KINDS,
  type RefundReason,
  REFUND_REASONS,
  REFUND_STATES,
} from '@/domain/refund/state'
import { get, post } from '@/request/call'
import { changedUnit } from './order-unit'
import * as w from './wire'

/** A share in ten-thousandths, up to the whole. */
const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

const CHANGES = ['NONE', 'CANCELED', 'DELAY'] as const
const blockReason = w.oneOf(['NONE', ...REFUND_BLOCK_REASONS], 'NONE')

const visit = {
  showId: w.text(),
  showName: w.showTitle(),
  posterUrl: w.text(),
  posterColor: w.text(),
  sessionName: w.text(),
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  isPermanent: w.flag(),
}

const amounts = {
  fee: w.price,
  /** Delivery and service fees that are refunded. */
  extras: w.price,
  /** Tickets less the fee, and extras. */
  amount: w.price,
}

const refund = v.object({
  ...visit,
  ...amounts,
  refundId: v.pipe(v.string(), v.nonEmpty()),
  orderId: w.text(),
  state: w.oneOf(REFUND_STATES, 'IN_PROGRESS'),
  kind: w.optional(w.oneOf(REFUND_KINDS, 'REFUND')),
  /** The buyer's reason; null for rebooked and resold tickets. */
  reason: v.nullable(w.oneOf(REFUND_REASONS, 'OTHER')),
  /** Tickets. */
  qty: w.number(1),
  units: w.list(
    v.object({ unitId: w.optional(w.text()), seatPlanName: w.text(), count: w.number(1), labels: w.list(w.text()) }),
  ),
  /** Outcome of the order's coupon. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Worth of the coupon that is granted instead, fen; null without one. */
  couponCompensation: w.optional(w.priceOrNull),
  /** Payments and cash cards that are refunded. */
  ways: w.list(v.object({ method: w.text(), amount: w.price, state: w.oneOf(REFUND_STATES, 'IN_PROGRESS') })),
  /** Events, oldest first. */
  progress: w.list(v.object({ state: w.oneOf(REFUND_EVENTS, 'IN_PROGRESS'), time: w.moment })),
  /** Working days until a wallet or bank shows the money. */
  arriveDays: w.number(3),
})
/** Refunded tickets, and the state of their money. Amounts in fen, times in epoch ms. */
export type Refund = v.InferOutput<typeof refund>

const refundPrivilege = v.object({
  privilegeId: v.pipe(v.string(), v.nonEmpty()),
  /** Holders, in the request's language: a member level and up, the holders of a tag, or both. Empty for all. */
  holders: w.list(w.text()),
  /** True if its orders have their own refund rule, instead of the show's. */
  ownRule: w.flag(),
})
/** The early right of a purchase, with its effect on refunds. */
export type RefundPrivilege = v.InferOutput<typeof refundPrivilege>

const orderRefundSchema = v.object({
  ...visit,
  venueName: w.text(),
  cityName: w.text(),
  orderId: v.pipe(v.string(), v.nonEmpty()),
  change: w.oneOf(CHANGES, 'NONE'),
  /** The privilege of the purchase; null without one. */
  privilege: w.optional(w.objectOrNull(refundPrivilege)),
  /** Consecutive periods. `fee` is in basis points; null is without a refund. */
  steps: w.list(
    v.object({ fee: w.numberOrNull, until: w.momentOrNull, state: w.oneOf(['PAST', 'NOW', 'COMING'], 'COMING') }),
  ),
  /** Maximum refunds of a buyer in this session, and the remaining ones. */
  perSession: w.number(1),
  countLeft: w.number(),
  /** Reason that blocks any refund of the order. */
  hindrance: blockReason,
  /** True if its tickets can be offered to the waitlist instead. */
  canReturn: w.flag(),
  /** True if its tickets can be rebooked. Without a refund left, the difference to a cheaper tier is not refunded. */
  canRebook: w.optional(w.flag()),
  /** Units of a refund: a ticket, or the tickets of a bundle. */
  units: w.list(
    v.object({
      ...changedUnit,
      /** In money, less reductions. */
      paid: w.price,
      hindrance: blockReason,
      /** True for a ticket that was given away, and is refunded to the buyer because the show was canceled. */
      given: w.optional(w.flag()),
    }),
  ),
  /** State of its invoice: under review or issued. A refund cancels it. */
  invoiceState: w.optional(w.oneOf(['NONE', 'APPLYING', 'SUCCESS'], 'NONE')),
  /** True if its paper tickets were sent. */
  paperSent: w.optional(w.flag()),
  /** The newest first. */
  refunds: w.list(refund),
})
export type OrderRefund = v.InferOutput<typeof orderRefundSchema>
export type RefundUnit = OrderRefund['units'][number]
export type RefundPeriod = OrderRefund['steps'][number]

/** Returns the refund options of an order, their rule, and its refunds. The path is this project's. */
export const orderRefund = get<{ orderId: string }, OrderRefund>('trade/buyer/refund/v1/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderRefundSchema),
})

const refundQuote = v.object({
  ...amounts,
  /** Amount paid for the tickets in money. */
  tickets: w.price,
  /** Signed quote, sent back unchanged; the buyer gets its amount. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  unitIds: w.list(v.string()),
  qty: w.number(1),
  /** Basis points. */
  feeRate: w.number(),
  /** The delivery fee, if these are the last tickets and it is not refunded. */
  deliveryKept: w.optional(w.priceOrNull),
  /** The service fee of these tickets, if it is not refunded. */
  serviceKept: w.optional(w.priceOrNull),
  /** Outcome of the order's coupon. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Worth of the coupon that is granted instead, fen; null without one. */
  couponCompensation: w.optional(w.priceOrNull),
  /** Part of the coupon in these tickets, fen. */
  couponAmount: w.priceOrNull,
  /** Unused coupons of friends that end with these last tickets. */
  packetShares: w.optional(w.number()),
  ways: w.list(v.object({ method: w.text(), amount: w.price })),
  /** Working days until the money has arrived; 0 if it goes to cash cards alone. */
  arriveDays: w.number(3),
  /** When the fee rises or refunds end, epoch ms; null for never. */
  deadline: w.momentOrNull,
  /** End of its validity, epoch ms. */
  expireTime: w.moment,
})
export type RefundQuote = v.InferOutput<typeof refundQuote>

/** Reads the new quote of a refusal; null without one. */
export const readQuote = (data: unknown): RefundQuote | null => {
  const read = v.safeParse(refundQuote, data)
  return read.success ? read.output : null
}

/** Returns a quote for a refund; changes nothing. The path is this project's. */
export const previewRefund = post<{ orderId: string; unitIds: string[] }, RefundQuote>(
  'trade/buyer/refund/v1/orders/{orderId}/preview',
  { auth: 'buyer', importance: 'high', read: w.reader(refundQuote) },
)

interface RefundApplication {
  orderId: string
  /** Signed text of the quote. */
  quote: string
  reason: RefundReason
  idempotencyKey: string
}

/** Refunds tickets by the quote; the same key returns the same refund. The path is this project's. */
export const applyRefund = post<RefundApplication, Refund>('trade/buyer/refund/v1/orders/{orderId}/apply', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(refund),
})

/** The buyer's refunds, the newest first. The path is this project's. */
export const refunds = get<{ offset: number; length: number }, w.Page<Refund>>('trade/buyer/refund/v1/refunds', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(refund),
})

const showRule = {
  showId: w.text(),
  showName: w.showTitle(),
  change: w.oneOf(CHANGES, 'NONE'),
  /** `before` is the end of the step in ms before the start, `fee` in basis points. */
  steps: w.list(v.object({ before: w.number(), fee: basisPoints })),
  perSession: w.number(1),
}
const showRefundRuleSchema = v.object(showRule)
export type ShowRefundRule = v.InferOutput<typeof showRefundRuleSchema>

/** Returns the deadlines and fees of a show's refunds. The path is this project's. */
export const showRefundRule = get<{ showId: string }, ShowRefundRule>('show/pub/v1/show/{showId}/refund_rule', {
  auth: 'public',
  importance: 'high',
  read: w.reader(showRefundRuleSchema),
})

const privilegeRefundRuleSchema = v.object({ ...showRule, privilege: refundPrivilege })
export type PrivilegeRefundRule = v.InferOutput<typeof privilegeRefundRuleSchema>

/** Returns the deadlines and fees of refunds for purchases by a privilege. The path is this project's. */
export const privilegeRefundRule = get<{ privilegeId: string }, PrivilegeRefundRule>(
  'show/buyer/v3/privilege/{privilegeId}/refund_rule',
  { auth: 'buyer', importance: 'high', read: w.reader(privilegeRefundRuleSchema) },
)
