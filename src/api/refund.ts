import * as v from 'valibot'
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
const COUPON_OUTCOMES = ['NONE', 'LATER', 'BACK', 'EXPIRED'] as const
const hindrance = w.oneOf(['NONE', ...REFUND_BLOCK_REASONS], 'NONE')

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
  /** Delivery and service that come back as well. */
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
  /** Why the buyer gave them back; null for what was rebooked or sold to the waitlist. */
  reason: v.nullable(w.oneOf(REFUND_REASONS, 'OTHER')),
  /** Tickets. */
  qty: w.number(1),
  units: w.list(
    v.object({ unitId: w.optional(w.text()), seatPlanName: w.text(), count: w.number(1), labels: w.list(w.text()) }),
  ),
  /** What became of the order's coupon; `LATER`: it comes back with the last ticket. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Where the money goes. */
  ways: w.list(v.object({ method: w.text(), amount: w.price, state: w.oneOf(REFUND_STATES, 'IN_PROGRESS') })),
  /** What happened, oldest first. */
  progress: w.list(v.object({ state: w.oneOf(REFUND_EVENTS, 'IN_PROGRESS'), time: w.moment })),
  /** Working days within which a wallet or bank shows the money. */
  arriveDays: w.number(3),
})
/** Tickets that came back, and where their money is. Amounts in fen, times in epoch ms. */
export type Refund = v.InferOutput<typeof refund>

const refundPrivilege = v.object({
  privilegeId: v.pipe(v.string(), v.nonEmpty()),
  /** Who has it, in the request's language: a member level and up, the holders of a tag, or either; none for every account. */
  holders: w.list(w.text()),
  /** Orders by it come back by a rule of its own; else by that of the show. */
  ownRule: w.flag(),
})
/** The right to buy early that an order was made by, as it concerns refunds. */
export type RefundPrivilege = v.InferOutput<typeof refundPrivilege>

const orderRefundSchema = v.object({
  ...visit,
  venueName: w.text(),
  cityName: w.text(),
  orderId: v.pipe(v.string(), v.nonEmpty()),
  change: w.oneOf(CHANGES, 'NONE'),
  /** The privilege that it was made by; null for none. */
  privilege: w.optional(w.objectOrNull(refundPrivilege)),
  /** Periods that follow one another. `fee` in basis points; null: nothing comes back. */
  steps: w.list(
    v.object({ fee: w.numberOrNull, until: w.momentOrNull, state: w.oneOf(['PAST', 'NOW', 'COMING'], 'COMING') }),
  ),
  /** Refunds that a buyer may ask for in this session, and how many are left. */
  perSession: w.number(1),
  countLeft: w.number(),
  /** What stands against any refund of the order. */
  hindrance,
  /** Its tickets can be offered to the waitlist instead. */
  canReturn: w.flag(),
  /** Its tickets can be rebooked: without a refund left, a cheaper tier brings nothing back. */
  canRebook: w.optional(w.flag()),
  /** What goes back together: a ticket, or the tickets of a bundle. */
  units: w.list(
    v.object({
      ...changedUnit,
      /** In money, reductions taken off. */
      paid: w.price,
      hindrance,
    }),
  ),
  /** The state of its invoice, which a refund cancels: under review or issued. */
  invoiceState: w.optional(w.oneOf(['NONE', 'APPLYING', 'SUCCESS'], 'NONE')),
  /** The newest first. */
  refunds: w.list(refund),
})
export type OrderRefund = v.InferOutput<typeof orderRefundSchema>
export type RefundUnit = OrderRefund['units'][number]
export type RefundPeriod = OrderRefund['steps'][number]

/** What of an order can come back, by which rule, and its refunds. Path ours. */
export const orderRefund = get<{ orderId: string }, OrderRefund>('trade/buyer/refund/v1/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(orderRefundSchema),
})

const refundQuote = v.object({
  ...amounts,
  /** What was paid for the tickets, in money. */
  tickets: w.price,
  /** Signed: sent back unchanged, it is what the buyer gets. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  unitIds: w.list(v.string()),
  qty: w.number(1),
  /** Basis points. */
  feeRate: w.number(),
  /** The service fee of these tickets, where it does not come back. */
  serviceKept: w.optional(w.priceOrNull),
  /** What becomes of the order's coupon; `LATER`: it comes back with the last ticket. */
  coupon: w.oneOf(COUPON_OUTCOMES, 'NONE'),
  ways: w.list(v.object({ method: w.text(), amount: w.price })),
  arriveDays: w.number(3),
  /** When the fee rises or nothing comes back any more, epoch ms; null for never. */
  deadline: w.momentOrNull,
  /** Until when it is honoured, epoch ms. */
  expireTime: w.moment,
})
export type RefundQuote = v.InferOutput<typeof refundQuote>

/** The quote that a refusal carries instead of an outdated one; null where it carries none. */
export const readQuote = (data: unknown): RefundQuote | null => {
  const read = v.safeParse(refundQuote, data)
  return read.success ? read.output : null
}

/** What giving tickets back brings; changes nothing. Path ours. */
export const previewRefund = post<{ orderId: string; unitIds: string[] }, RefundQuote>(
  'trade/buyer/refund/v1/orders/{orderId}/preview',
  { auth: 'buyer', importance: 'high', read: w.reader(refundQuote) },
)

interface RefundApplication {
  orderId: string
  /** Of the quote. */
  quote: string
  reason: RefundReason
  idempotencyKey: string
}

/** Gives tickets back as quoted; the same key again answers the same refund. Path ours. */
export const applyRefund = post<RefundApplication, Refund>('trade/buyer/refund/v1/orders/{orderId}/apply', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(refund),
})

/** The buyer's refunds, the newest first. Path ours. */
export const refunds = get<{ offset: number; length: number }, w.Page<Refund>>('trade/buyer/refund/v1/refunds', {
  auth: 'buyer',
  importance: 'high',
  read: w.pageReader(refund),
})

const showRule = {
  showId: w.text(),
  showName: w.showTitle(),
  change: w.oneOf(CHANGES, 'NONE'),
  /** `before`: ms before the start at which the step ends; `fee` in basis points. */
  steps: w.list(v.object({ before: w.number(), fee: basisPoints })),
  perSession: w.number(1),
}
const showRefundRuleSchema = v.object(showRule)
export type ShowRefundRule = v.InferOutput<typeof showRefundRuleSchema>

/** Until when tickets of a show come back, and for which fee. Path ours. */
export const showRefundRule = get<{ showId: string }, ShowRefundRule>('show/pub/v1/show/{showId}/refund_rule', {
  auth: 'public',
  importance: 'high',
  read: w.reader(showRefundRuleSchema),
})

const privilegeRefundRuleSchema = v.object({ ...showRule, privilege: refundPrivilege })
export type PrivilegeRefundRule = v.InferOutput<typeof privilegeRefundRuleSchema>

/** Until when tickets that are bought by a privilege come back, and for which fee. Path ours. */
export const privilegeRefundRule = get<{ privilegeId: string }, PrivilegeRefundRule>(
  'show/buyer/v3/privilege/{privilegeId}/refund_rule',
  { auth: 'buyer', importance: 'high', read: w.reader(privilegeRefundRuleSchema) },
)
