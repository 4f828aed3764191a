/**
 * States of a refund.
 * - `IN_PROGRESS`: the tickets are void, but the money has not arrived yet.
 * - `REFUNDED`: all money of the refund has arrived.
 * - `FAILED`: a payment provider rejected the refund, which is then sent again.
 * - `REPEATED`: the refund was sent again. This value is only a step of the history, because the state is then
 * `IN_PROGRESS`.
 */
export const REFUND_STATES = ['IN_PROGRESS', 'REFUNDED', 'FAILED'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const REFUND_EVENTS = [...REFUND_STATES, 'REPEATED'] as const
export type RefundEvent = (typeof REFUND_EVENTS)[number]

/** Kinds of refunds by cause. `REBOOK`: a rebooking to other tickets. `RETURN`: a resale through the waitlist. */
export const REFUND_KINDS = ['REFUND', 'REBOOK', 'RETURN'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

/**
 * Combined state of an order's refunds. `PARTIAL`: some tickets were refunded, and the other tickets are still valid.
 */
export const ORDER_REFUND_STATES = ['NONE', 'REFUNDING', 'FAILED', 'PARTIAL', 'REFUNDED'] as const
export type OrderRefundState = (typeof ORDER_REFUND_STATES)[number]

/**
 * Returns the combined state of an order's refunds. A failed refund takes precedence, then a refund in progress. @param
 * complete true if no ticket is left
 */
export const orderRefundState = (refunds: readonly RefundState[], complete: boolean): OrderRefundState => {
  if (refunds.includes('FAILED')) return 'FAILED'
  if (refunds.includes('IN_PROGRESS')) return 'REFUNDING'
  if (refunds.length === 0) return 'NONE'
  return complete ? 'REFUNDED' : 'PARTIAL'
}

/** Buyer's reason for a refund. It informs the merchant and does not affect the refund. */
export const REFUND_REASONS = ['TIME', 'HEALTH', 'MISTAKE', 'SHOW_CHANGED', 'OTHER'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Reasons why units cannot be refunded. They apply to the order as a whole or to one unit. */
export const REFUND_BLOCK_REASONS = [
  'NOT_PAID',
  'NEVER',
  'TOO_LATE',
  'COUNT',
  // The original tickets of the rebooking could not be refunded, because the refund limit was reached or the deadline
  // had passed.
  'REBOOKED_COUNT',
  'REBOOKED_LATE',
  'USED',
  'AWAY',
  // The ticket is in a gift that is not accepted yet.
  'GIVING',
  'RETURNED',
  'OFFERED',
  // The ticket has an unpaid rebooking.
  'REBOOKING',
] as const
export type RefundBlockReason = (typeof REFUND_BLOCK_REASONS)[number]
