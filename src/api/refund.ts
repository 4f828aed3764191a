import * as v from 'valibot'
import {
  REFUND_HINDRANCES,
  REFUND_EVENTS,
  type RefundReason,
  REFUND_REASONS,
  REFUND_STATES,
} from '@/domain/refund/state'
import { get, post } from '@/request/call'
import {
  flag,
  list,
  moment,
  momentOrNull,
  number,
  numberOrNull,
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
  showTitle,
} from './wire'

/** A share in ten-thousandths, up to the whole. */
const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))

const CHANGES = ['NONE', 'CANCELED', 'DELAY'] as const
const COUPON_OUTCOMES = ['NONE', 'LATER', 'BACK', 'EXPIRED'] as const
const hindrance = oneOf(['NONE', ...REFUND_HINDRANCES], 'NONE')

const visit = {
  showId: text(),
  showName: showTitle(),
  posterUrl: text(),
  posterColor: text(),
  sessionName: text(),
  showTime: momentOrNull,
  utcOffset,
  isPermanent: flag(),
}

const amounts = {
  fee: price,
  /** Delivery and service that come back as well. */
  extras: price,
  /** Tickets less the fee, and extras. */
  amount: price,
}

const refund = v.object({
  ...visit,
  ...amounts,
  refundId: v.pipe(v.string(), v.nonEmpty()),
  orderId: text(),
  state: oneOf(REFUND_STATES, 'IN_PROGRESS'),
  /** Why the buyer gave them back; null for what was rebooked or sold to the waitlist. */
  reason: v.nullable(oneOf(REFUND_REASONS, 'OTHER')),
  /** Tickets. */
  qty: number(1),
  units: list(v.object({ seatPlanName: text(), count: number(1), labels: list(text()) })),
  /** What became of the order's coupon; `LATER`: it comes back with the last ticket. */
  coupon: oneOf(COUPON_OUTCOMES, 'NONE'),
  /** Where the money goes. */
  ways: list(v.object({ method: text(), amount: price, state: oneOf(REFUND_STATES, 'IN_PROGRESS') })),
  /** What happened, oldest first. */
  progress: list(v.object({ state: oneOf(REFUND_EVENTS, 'IN_PROGRESS'), time: moment })),
  /** Working days within which a wallet or bank shows the money. */
  arriveDays: number(3),
})
/** Tickets that came back, and where their money is. Amounts in fen, times in epoch ms. */
export type Refund = v.InferOutput<typeof refund>

const refundPrivilege = v.object({
  privilegeId: v.pipe(v.string(), v.nonEmpty()),
  /** Who has it, in the request's language: a member level and up, the holders of a tag, or either; none for every account. */
  holders: list(text()),
  /** Orders by it come back by a rule of its own; else by that of the show. */
  ownRule: flag(),
})
/** The right to buy early that an order was made by, as it concerns refunds. */
export type RefundPrivilege = v.InferOutput<typeof refundPrivilege>

const orderRefundSchema = v.object({
  ...visit,
  venueName: text(),
  cityName: text(),
  orderId: v.pipe(v.string(), v.nonEmpty()),
  change: oneOf(CHANGES, 'NONE'),
  /** The privilege that it was made by; null for none. */
  privilege: optional(objectOrNull(refundPrivilege)),
  /** Periods that follow one another. `fee` in basis points; null: nothing comes back. */
  steps: list(v.object({ fee: numberOrNull, until: momentOrNull, state: oneOf(['PAST', 'NOW', 'COMING'], 'COMING') })),
  /** Refunds that a buyer may ask for in this session, and how many are left. */
  perSession: number(1),
  countLeft: number(),
  /** What stands against any refund of the order. */
  hindrance,
  /** Its tickets can be offered to the waitlist instead. */
  canReturn: flag(),
  /** Its tickets can be rebooked: without a refund left, a cheaper tier brings nothing back. */
  canRebook: optional(flag()),
  /** What goes back together: a ticket, or the tickets of a bundle. */
  units: list(
    v.object({
      unitId: v.pipe(v.string(), v.nonEmpty()),
      seatPlanName: text(),
      /** Tickets. */
      count: number(1),
      /** Their numbers among those of the order, from 1. Ours. */
      numbers: optional(list(v.number())),
      /** Its seats; none without. */
      labels: list(text()),
      names: list(text()),
      /** In money, reductions taken off. */
      paid: price,
      hindrance,
    }),
  ),
  /** The newest first. */
  refunds: list(refund),
})
export type OrderRefund = v.InferOutput<typeof orderRefundSchema>
export type RefundUnit = OrderRefund['units'][number]
export type RefundPeriod = OrderRefund['steps'][number]

/** What of an order can come back, by which rule, and its refunds. Path ours. */
export const orderRefund = get<{ orderId: string }, OrderRefund>('trade/buyer/refund/v1/orders/{orderId}', {
  auth: 'buyer',
  importance: 'high',
  read: reader(orderRefundSchema),
})

const refundQuote = v.object({
  ...amounts,
  /** What was paid for the tickets, in money. */
  tickets: price,
  /** Signed: sent back unchanged, it is what the buyer gets. */
  quote: v.pipe(v.string(), v.nonEmpty()),
  unitIds: list(v.string()),
  qty: number(1),
  /** Basis points. */
  feeRate: number(),
  /** The service fee of these tickets, where it does not come back. */
  serviceKept: optional(priceOrNull),
  /** What becomes of the order's coupon; `LATER`: it comes back with the last ticket. */
  coupon: oneOf(COUPON_OUTCOMES, 'NONE'),
  ways: list(v.object({ method: text(), amount: price })),
  arriveDays: number(3),
  /** When the fee rises or nothing comes back any more, epoch ms; null for never. */
  deadline: momentOrNull,
  /** Until when it is honoured, epoch ms. */
  expireTime: moment,
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
  { auth: 'buyer', importance: 'high', read: reader(refundQuote) },
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
  read: reader(refund),
})

/** The buyer's refunds, the newest first. Path ours. */
export const refunds = get<{ offset: number; length: number }, Page<Refund>>('trade/buyer/refund/v1/refunds', {
  auth: 'buyer',
  importance: 'high',
  read: pageReader(refund),
})

const showRule = {
  showId: text(),
  showName: showTitle(),
  change: oneOf(CHANGES, 'NONE'),
  /** `before`: ms before the start at which the step ends; `fee` in basis points. */
  steps: list(v.object({ before: number(), fee: basisPoints })),
  perSession: number(1),
}
const showRefundRuleSchema = v.object(showRule)
export type ShowRefundRule = v.InferOutput<typeof showRefundRuleSchema>

/** Until when tickets of a show come back, and for which fee. Path ours. */
export const showRefundRule = get<{ showId: string }, ShowRefundRule>('show/pub/v1/show/{showId}/refund_rule', {
  auth: 'public',
  importance: 'high',
  read: reader(showRefundRuleSchema),
})

const privilegeRefundRuleSchema = v.object({ ...showRule, privilege: refundPrivilege })
export type PrivilegeRefundRule = v.InferOutput<typeof privilegeRefundRuleSchema>

/** Until when tickets that are bought by a privilege come back, and for which fee. Path ours. */
export const privilegeRefundRule = get<{ privilegeId: string }, PrivilegeRefundRule>(
  'show/buyer/v3/privilege/{privilegeId}/refund_rule',
  { auth: 'buyer', importance: 'high', read: reader(privilegeRefundRuleSchema) },
)
