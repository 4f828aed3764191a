import type { RefundRule } from '../refund/rule'

/** Fee and deadline of resale through the waitlist; a show without a rule allows none. */
export interface ResaleRule {
  /** Basis points of the amount paid for a ticket. */
  fee: number
  /** Time before the start of the session at which a listing ends automatically, in milliseconds. */
  before: number
}

/** Returns when a resale listing of a session ends, epoch ms. */
export const resaleDeadline = ({ before }: ResaleRule, showTime: number): number => showTime - before

/**
 * Returns the resale fee in basis points, which is at least the minimum of the order's refund rule. Returns null if
 * rebooked tickets cannot be resold.
 */
export const resaleFee = ({ fee }: ResaleRule, { resaleFloor = 0 }: Pick<RefundRule, 'resaleFloor'>): number | null =>
  resaleFloor === null ? null : Math.max(fee, resaleFloor)

/**
 * State of a ticket that is listed for resale to the waitlist.
 * - `OFFERED`: it belongs to its holder, and the next buyer on the waitlist may order it.
 * - `ORDERED`: another buyer has an unpaid order for the ticket, which is still valid at the gate.
 * - `SOLD`: it belongs to another buyer, and its price minus the fee is refunded.
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
  // They result from a rebooking of tickets that could not be refunded.
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
/** Reason why tickets cannot be listed for resale. It applies to the whole order or to one unit. */
export type ResaleBlockReason = (typeof RESALE_BLOCK_REASONS)[number]
