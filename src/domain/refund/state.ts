/**
 * Where a refund is. `REPEATED` is a step of its history: a failed one that was sent again is in progress.
 * - `IN_PROGRESS`: the tickets are back, the money is on its way
 * - `REFUNDED`: all its money has arrived
 * - `FAILED`: a provider did not take it; it is sent again
 */
export const REFUND_STATES = ['IN_PROGRESS', 'REFUNDED', 'FAILED'] as const
export type RefundState = (typeof REFUND_STATES)[number]

export const REFUND_EVENTS = [...REFUND_STATES, 'REPEATED'] as const
export type RefundEvent = (typeof REFUND_EVENTS)[number]

/** What units came back for. `REBOOK`: other tickets took their place; `RETURN`: a buyer of the waitlist did. */
export const REFUND_KINDS = ['REFUND', 'REBOOK', 'RETURN'] as const
export type RefundKind = (typeof REFUND_KINDS)[number]

/** Where the refunds of an order are, together. `PARTIAL`: some tickets came back with their money, the others are still good. */
export const ORDER_REFUND_STATES = ['NONE', 'REFUNDING', 'FAILED', 'PARTIAL', 'REFUNDED'] as const
export type OrderRefundState = (typeof ORDER_REFUND_STATES)[number]

/** What stands above all: a failure, then money on its way. @param complete no ticket of the order is left */
export const orderRefundState = (refunds: readonly RefundState[], complete: boolean): OrderRefundState => {
  if (refunds.includes('FAILED')) return 'FAILED'
  if (refunds.includes('IN_PROGRESS')) return 'REFUNDING'
  if (refunds.length === 0) return 'NONE'
  return complete ? 'REFUNDED' : 'PARTIAL'
}

/** Why a buyer gives tickets back; asked for the merchant, changes nothing. */
export const REFUND_REASONS = ['TIME', 'HEALTH', 'MISTAKE', 'SHOW_CHANGED', 'OTHER'] as const
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Why units cannot be given back: of the order as a whole, or of one unit. */
export const REFUND_BLOCK_REASONS = [
  'NOT_PAID',
  'NEVER',
  'TOO_LATE',
  'COUNT',
  // It was rebooked after the refunds of its session were used up or had closed.
  'REBOOKED_COUNT',
  'REBOOKED_LATE',
  'USED',
  'AWAY',
  // It was given away, and the gift is not accepted yet.
  'GIVING',
  'RETURNED',
  'OFFERED',
  // A rebooking of it waits to be paid.
  'REBOOKING',
] as const
export type RefundBlockReason = (typeof REFUND_BLOCK_REASONS)[number]
