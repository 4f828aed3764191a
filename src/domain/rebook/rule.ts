/** Rebooking deadline of a show's tickets. A show that has no such rule does not allow rebooking. */
export interface RebookRule {
  /** Time from the deadline to the start of the tickets' session, in milliseconds. */
  before: number
}

/** Returns the rebooking deadline of a session, epoch ms. */
export const rebookDeadline = ({ before }: RebookRule, showTime: number): number => showTime - before

/** Reasons why no ticket of an order can be rebooked. */
const ORDER_BLOCK_REASONS = [
  'NOT_PAID',
  'NEVER',
  'TOO_LATE',
  // The show was canceled or postponed: its tickets are refunded without a fee instead.
  'CHANGED',
  // The tickets are on paper.
  'PAPER',
  // A card paid for tickets of the order. Such tickets can only be refunded.
  'CARD',
  // The order is a part of a combo, whose price depends on its shows. Its tickets can only be refunded.
  'COMBO',
  // The tickets are the result of a rebooking.
  'TWICE',
  // Another rebooking of the order is unpaid.
  'PENDING',
] as const

export const REBOOK_BLOCK_REASONS = [...ORDER_BLOCK_REASONS, 'USED', 'AWAY', 'GIVING', 'RETURNED', 'OFFERED'] as const
/** Reason why tickets cannot be rebooked. It applies to the whole order or to one unit. */
export type RebookBlockReason = (typeof REBOOK_BLOCK_REASONS)[number]
