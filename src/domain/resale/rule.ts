import type { RefundRule } from '../refund/rule'

/** Fee and deadline of resale through the waitlist; a show without a rule allows none. */
export interface ResaleRule {
  /** Basis points of what was paid for a ticket. */
  fee: number
  /** Ms before the start at which a listing ends by itself. */
  before: number
}

/** Returns when a resale listing of a session ends, epoch ms. */
export const resaleDeadline = ({ before }: ResaleRule, showTime: number): number => showTime - before

/** Returns the resale fee by the order's refund rule, basis points; null if rebooked tickets cannot be offered. */
export const resaleFee = ({ fee }: ResaleRule, { resaleFloor = 0 }: Pick<RefundRule, 'resaleFloor'>): number | null =>
  resaleFloor === null ? null : Math.max(fee, resaleFloor)

/**
 * State of a ticket that is offered to the waitlist.
 * - `OFFERED`: it belongs to its holder, and the next buyer on the waitlist may order it.
 * - `ORDERED`: a buyer's order of the ticket is unpaid, and the ticket is still valid at the gate.
 * - `SOLD`: it belongs to another buyer, and its price less the fee is refunded.
 * - `TAKEN_BACK`: its holder withdrew the listing.
 * - `ENDED`: it was not sold in time, or was used.
 */
export const RESALE_STATES = ['OFFERED', 'ORDERED', 'SOLD', 'TAKEN_BACK', 'ENDED'] as const
export type ResaleState = (typeof RESALE_STATES)[number]

/** Returns true if the listing can be withdrawn. */
export const isOpenResale = (state: ResaleState): boolean => state === 'OFFERED' || state === 'ORDERED'

/** Reasons why no ticket of an order can be offered. */
const ORDER_BLOCK_REASONS = [
  'NOT_PAID',
  // The show does not allow resale.
  'NEVER',
  // The show was cancelled or postponed: its tickets are refunded without a fee.
  'CHANGED',
  // The tickets are on paper.
  'PAPER',
  // A card covers tickets of the order: they are only refunded.
  'CARD',
  // The tickets can be refunded.
  'REFUNDABLE',
  'TOO_LATE',
  // A rebooking of the order is unpaid.
  'REBOOKING',
  // They are rebooked tickets, and the old ones could not be refunded.
  'REBOOKED',
] as const

const UNIT_BLOCK_REASONS = [
  'USED',
  'AWAY',
  // Its gift is not accepted yet.
  'GIVING',
  'RETURNED',
  // The tier has no waitlist.
  'NO_LINE',
  // The tier is on sale, and its waitlist is empty.
  'ON_SALE',
] as const

export const RESALE_BLOCK_REASONS = [...ORDER_BLOCK_REASONS, ...UNIT_BLOCK_REASONS] as const
/** Reason why tickets cannot be offered to the waitlist, of the order as a whole or of one unit. */
export type ResaleBlockReason = (typeof RESALE_BLOCK_REASONS)[number]
