import * as v from 'valibot'
import { ITEM_KINDS } from '@/domain/order/item-order'
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

/** A share in basis points, 0 to 10,000. */
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
  /** Refund of the tickets after the fee, plus `extras`, fen. */
  amount: w.price,
}

/** Reader of a refund. */
export const refund = v.object({
  ...visit,
  ...amounts,
  refundId: v.pipe(v.string(), v.nonEmpty()),
  orderId: w.text(),
  /** Kind of the items; null or absent for tickets. */
  itemKind: w.optional(v.fallback(v.nullable(v.picklist(ITEM_KINDS)), null)),
  state: w.oneOf(REFUND_STATES, 'IN_PROGRESS'),
  kind: w.optional(w.oneOf(REFUND_KINDS, 'REFUND')),
  /** Reason that the buyer chose; null for tickets that were rebooked or resold. */
  reason: v.nullable(w.oneOf(REFUND_REASONS, 'OTHER')),
  /** Number of tickets. */
  qty: w.number(1),
  units: w.list(
    v.object({ unitId: w.optional(w.text()), seatPlanName: w.text(), count: w.number(1), labels: w.list(w.text()) }),
  ),
  /** Refunded pieces of goods; empty for other refunds. */
  pieceIds: w.optional(w.list(v.string())),
  /** Effect of the refund on the order's coupon. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Value of a coupon that the buyer receives as compensation, fen; null if it does not exist. */
  couponCompensation: w.optional(w.priceOrNull),
  /** Points that returned to the buyer. */
  pointBack: w.optional(w.count),
  /** Refunded payments and cash cards, by method. */
  ways: w.list(v.object({ method: w.text(), amount: w.price, state: w.oneOf(REFUND_STATES, 'IN_PROGRESS') })),
  /** Events, oldest first. */
  progress: w.list(v.object({ state: w.oneOf(REFUND_EVENTS, 'IN_PROGRESS'), time: w.moment })),
  /** Working days until the money arrives in the wallet or bank account. */
  arriveDays: w.number(3),
})
/** Refunded tickets or items, and the state of their money. Amounts in fen, times in epoch ms. */
export type Refund = v.InferOutput<typeof refund>

const refundPrivilege = v.object({
  privilegeId: v.pipe(v.string(), v.nonEmpty()),
  /**
   * Buyers who have the privilege, in the request's language: members of this level or higher, holders of a tag, or
   * both. Empty for all buyers.
   */
  holders: w.list(w.text()),
  /** True if the privilege has its own refund rule, which replaces the show's rule. */
  ownRule: w.flag(),
})
/** Privilege of a presale purchase, with its effect on refunds. */
export type RefundPrivilege = v.InferOutput<typeof refundPrivilege>

const orderRefundSchema = v.object({
  ...visit,
  venueName: w.text(),
  cityName: w.text(),
  orderId: v.pipe(v.string(), v.nonEmpty()),
  change: w.oneOf(CHANGES, 'NONE'),
  /** Privilege that the purchase used; null without a privilege. */
  privilege: w.optional(w.objectOrNull(refundPrivilege)),
  /** Consecutive periods of the refund rule. `fee` is in basis points; null means no refund. */
  steps: w.list(
    v.object({ fee: w.numberOrNull, until: w.momentOrNull, state: w.oneOf(['PAST', 'NOW', 'COMING'], 'COMING') }),
  ),
  /** Maximum refunds per buyer in this session, and the remaining number. */
  perSession: w.number(1),
  countLeft: w.number(),
  /** Reason that blocks every refund of the order. */
  hindrance: blockReason,
  /** True if the tickets can be resold through the waitlist instead. */
  canReturn: w.flag(),
  /**
   * True if the tickets can be rebooked. After the last permitted refund, the difference to a cheaper tier is not
   * refunded.
   */
  canRebook: w.optional(w.flag()),
  /** Units of a refund: a ticket, or the tickets of a bundle. */
  units: w.list(
    v.object({
      ...changedUnit,
      /** Money paid for the unit, after reductions, fen. */
      paid: w.price,
      hindrance: blockReason,
      /** True for a ticket that was given away. After a canceled show its refund goes to the original buyer. */
      given: w.optional(w.flag()),
    }),
  ),
  /** State of the order's invoice: under review or issued. A refund cancels the invoice. */
  invoiceState: w.optional(w.oneOf(['NONE', 'APPLYING', 'SUCCESS'], 'NONE')),
  /** True if the paper tickets of the order were sent. */
  paperSent: w.optional(w.flag()),
  /** Refunds of the order, newest first. */
  refunds: w.list(refund),
})
export type OrderRefund = v.InferOutput<typeof orderRefundSchema>
export type RefundUnit = OrderRefund['units'][number]
export type RefundPeriod = OrderRefund['steps'][number]

/** Returns the refund options of an order, their rule, and its refunds. The path is not in the specification. */
export const orderRefund = get<{ orderId: string }, OrderRefund>('trade/buyer/refund/v1/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderRefundSchema),
})

const refundQuote = v.object({
  ...amounts,
  /** Money paid for the tickets, fen. */
  tickets: w.price,
  /** Signed quote that the client sends back unchanged; its amount is refunded. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  unitIds: w.list(v.string()),
  qty: w.number(1),
  /** Refund fee in basis points. */
  feeRate: w.number(),
  /** Delivery fee that is not refunded although these are the last tickets, fen. */
  deliveryKept: w.optional(w.priceOrNull),
  /** Service fee of these tickets if it is not refunded, fen. */
  serviceKept: w.optional(w.priceOrNull),
  /** Effect of the refund on the order's coupon. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Value of a coupon that the buyer receives as compensation, fen; null if it does not exist. */
  couponCompensation: w.optional(w.priceOrNull),
  /** Part of these tickets' price that the coupon paid, fen. */
  couponAmount: w.priceOrNull,
  /** Number of friends' unused coupons from the order's packet that end with this refund of the last tickets. */
  packetShares: w.optional(w.number()),
  /** Uses that return to the buyer's card, and the card's end, epoch ms; null if no card paid for these tickets. */
  cardBack: w.optional(w.objectOrNull(v.object({ name: w.text(), count: w.number(1), endTime: w.momentOrNull }))),
  /** Points that return to the buyer, by the end of their validity, epoch ms. */
  pointsBack: w.optional(w.list(v.object({ amount: w.count, endTime: w.moment }))),
  /** Points earned with these tickets, which the refund cancels. */
  pointsNotEarned: w.optional(w.count),
  /** Growth earned with these tickets, which the refund cancels. */
  growthNotCounted: w.optional(w.count),
  ways: w.list(v.object({ method: w.text(), amount: w.price })),
  /** Working days until the money has arrived; 0 if all money goes to cash cards. */
  arriveDays: w.number(3),
  /** Time at which the fee rises or refunds end, epoch ms; null without such a time. */
  deadline: w.momentOrNull,
  /** End of the quote's validity, epoch ms. */
  expireTime: w.moment,
})
export type RefundQuote = v.InferOutput<typeof refundQuote>

/** Returns the new quote from the data of a refusal; null without a new quote. */
export const readQuote = (data: unknown): RefundQuote | null => {
  const read = v.safeParse(refundQuote, data)
  return read.success ? read.output : null
}

/** Returns a quote for a refund without changing anything. The path is not in the specification. */
export const previewRefund = post<{ orderId: string; unitIds: string[] }, RefundQuote>(
  'trade/buyer/refund/v1/orders/{orderId}/preview',
  { auth: 'buyer', importance: 'high', read: w.reader(refundQuote) },
)

interface RefundApplication {
  orderId: string
  /** Signed text of the quote (`RefundQuote`). */
  quote: string
  reason: RefundReason
  idempotencyKey: string
}

/**
 * Refunds tickets by a quote. Repeated requests with the same key return the same refund. The path is not in the
 * specification.
 */
export const applyRefund = post<RefundApplication, Refund>('trade/buyer/refund/v1/orders/{orderId}/apply', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(refund),
})

/** Returns the buyer's refunds, newest first. The path is not in the specification. */
export const refunds = get<{ offset: number; length: number }, w.Page<Refund>>('trade/buyer/refund/v1/refunds', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(refund),
})

const showRule = {
  showId: w.text(),
  showName: w.showTitle(),
  change: w.oneOf(CHANGES, 'NONE'),
  /** Steps of the rule. `before` is the end of a step in ms before the show starts; `fee` is in basis points. */
  steps: w.list(v.object({ before: w.number(), fee: basisPoints })),
  perSession: w.number(1),
}
const showRefundRuleSchema = v.object(showRule)
export type ShowRefundRule = v.InferOutput<typeof showRefundRuleSchema>

/** Returns the deadlines and fees of a show's refunds. The path is not in the specification. */
export const showRefundRule = get<{ showId: string }, ShowRefundRule>('show/pub/v1/show/{showId}/refund_rule', {
  auth: 'public',
  importance: 'high',
  read: w.reader(showRefundRuleSchema),
})

const privilegeRefundRuleSchema = v.object({ ...showRule, privilege: refundPrivilege })
export type PrivilegeRefundRule = v.InferOutput<typeof privilegeRefundRuleSchema>

/** Returns the deadlines and fees of refunds for purchases by a privilege. The path is not in the specification. */
export const privilegeRefundRule = get<{ privilegeId: string }, PrivilegeRefundRule>(
  'show/buyer/v3/privilege/{privilegeId}/refund_rule',
  { auth: 'buyer', importance: 'high', read: w.reader(privilegeRefundRuleSchema) },
)
