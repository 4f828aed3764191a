/** Until when before the start tickets of a show may be rebooked; a show without a rule rebooks nothing. */
export interface RebookRule {
  /** Ms before the start of the session that the tickets are for. */
  before: number
}

/** When a session's tickets can be rebooked no more, epoch ms. */
export const rebookDeadline = ({ before }: RebookRule, showTime: number): number => showTime - before

/** Why no ticket of an order can be rebooked. */
const ORDER_HINDRANCES = [
  'NOT_PAID',
  'NEVER',
  'TOO_LATE',
  // The show was cancelled or postponed: its tickets are refunded without a fee.
  'CHANGED',
  // The tickets are sent.
  'PAPER',
  // They came of a rebooking themselves.
  'TWICE',
  // Another rebooking of the order waits to be paid.
  'PENDING',
] as const

export const REBOOK_BLOCK_REASONS = [...ORDER_HINDRANCES, 'USED', 'AWAY', 'GIVING', 'RETURNED', 'OFFERED'] as const
/** Why tickets cannot be rebooked: of the order as a whole, or of one unit. */
export type RebookBlockReason = (typeof REBOOK_BLOCK_REASONS)[number]
