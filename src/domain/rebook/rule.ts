/** Rebooking deadline of a show's tickets; a show without a rule does not allow rebooking. */
export interface RebookRule {
  /** Time before the start of the tickets' session, in milliseconds. */
  before: number
}

/** Returns the rebooking deadline of a session, epoch ms. */
export const rebookDeadline = ({ before }: RebookRule, showTime: number): number => showTime - before

/** Reasons why no ticket of an order can be rebooked. */
const ORDER_BLOCK_REASONS = [
  'NOT_PAID',
  'NEVER',
  'TOO_LATE',
  // The show was cancelled or postponed: its tickets are refunded without a fee.
  'CHANGED',
  // The tickets are on paper.
  'PAPER',
  // A card paid for tickets of the order. They can only be refunded.
  'CARD',
  // The tickets are the result of a rebooking.
  'TWICE',
  // Another rebooking of the order is unpaid.
  'PENDING',
] as const

export const REBOOK_BLOCK_REASONS = [...ORDER_BLOCK_REASONS, 'USED', 'AWAY', 'GIVING', 'RETURNED', 'OFFERED'] as const
/** Reason why tickets cannot be rebooked, of the order as a whole or of one unit. */
export type RebookBlockReason = (typeof REBOOK_BLOCK_REASONS)[number]
