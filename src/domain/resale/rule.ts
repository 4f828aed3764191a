import type { RefundRule } from '../refund/rule'

/** Fee and deadline of resale through the waitlist. A show that has no such rule does not allow resale. */
export interface ResaleRule {
  /** Fee in basis points of the amount paid for a ticket. */
  fee: number
  /** Time from the automatic end of a listing to the start of the session, in milliseconds. */
  before: number
}

/** Returns the time at which a resale listing of a session ends, epoch ms. */
export const resaleDeadline = ({ before }: ResaleRule, showTime: number): number => showTime - before

/**
 * Returns the resale fee in basis points, which is at least the minimum resale fee in the order's refund rule. Returns
 * null if rebooked tickets cannot be resold.
 */
export const resaleFee = ({ fee }: ResaleRule, { resaleFloor = 0 }: Pick<RefundRule, 'resaleFloor'>): number | null =>
  resaleFloor === null ? null : Math.max(fee, resaleFloor)

/**
 * State of a ticket that is listed for resale to the waitlist.
 * - `OFFERED`: the ticket belongs to its holder, and the next buyer on the waitlist may order it.
 * - `ORDERED`: another buyer has an unpaid order for the ticket, which is still valid at the gate.
 * - `SOLD`: the ticket belongs to another buyer, and the seller is refunded its price minus the fee.
 * - `TAKEN_BACK`: the holder withdrew the listing.
 * - `ENDED`: the ticket was not sold in time, or was used.
 */
export const RESALE_STATES = ['OFFERED', 'ORDERED', 'SOLD', 'TAKEN_BACK', 'ENDED'] as const
export type ResaleState = (typeof RESALE_STATES)[number]

/** Returns true if the listing can be withdrawn. */
export const isOpenResale = (state: ResaleState): boolean => state === 'OFFERED' || state === 'ORDERED'

/** Reasons why no ticket of an order can be listed for resale. */
const ORDER_BLOCK_REASONS = [
  'NOT_PAID',
  // The show does not allow resale.
  'NEVER',
  // The show was canceled or postponed: its tickets are refunded without a fee instead.
  'CHANGED',
  // The tickets are on paper.
  'PAPER',
  // A card covers tickets of the order. Such tickets can only be refunded.
  'CARD',
  // The order is a part of a combo, whose price depends on its shows. Its tickets can only be refunded.
  'COMBO',
  // The tickets can be refunded, so a resale is not needed.
  'REFUNDABLE',
  'TOO_LATE',
  // A rebooking of the order is unpaid.
  'REBOOKING',
  // The tickets result from a rebooking of tickets that could not be refunded.
  'REBOOKED',
] as const

const UNIT_BLOCK_REASONS = [
  'USED',
  'AWAY',
  // The ticket is in a gift that is not accepted yet.
  'GIVING',
  'RETURNED',
  // The tier has no waitlist.
  'NO_LINE',
  // The tier is still on sale, and its waitlist is empty.
  'ON_SALE',
] as const

export const RESALE_BLOCK_REASONS = [...ORDER_BLOCK_REASONS, ...UNIT_BLOCK_REASONS] as const
/** Reason why tickets cannot be listed for resale. It applies to the whole order or to one unit. */
export type ResaleBlockReason = (typeof RESALE_BLOCK_REASONS)[number]
