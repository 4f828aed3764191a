import type { RefundRule } from '../refund/rule'

/** For which fee and until when tickets of a show may be offered to its waitlist; a show without a rule offers none. */
export interface ResaleRule {
  /** Basis points of what was paid for a ticket. */
  fee: number
  /** Ms before the start at which an offer ends by itself. */
  before: number
}

/** When an offer of tickets to a session ends, epoch ms. */
export const resaleDeadline = ({ before }: ResaleRule, showTime: number): number => showTime - before

/** What offering tickets costs by their order's refund rule, basis points; null where rebooked tickets cannot be offered. */
export const resaleFee = ({ fee }: ResaleRule, { resaleFloor = 0 }: Pick<RefundRule, 'resaleFloor'>): number | null =>
  resaleFloor === null ? null : Math.max(fee, resaleFloor)

/**
 * Where a ticket that is offered to the waitlist is.
 * - `OFFERED`: it is its holder's; who is next in line may take it
 * - `ORDERED`: somebody's order of it waits to be paid; the ticket still opens the gate
 * - `SOLD`: it is somebody else's, its money goes back less the fee
 * - `TAKEN_BACK`: its holder wanted it back
 * - `ENDED`: nobody took it in time, or it was used
 */
export const RESALE_STATES = ['OFFERED', 'ORDERED', 'SOLD', 'TAKEN_BACK', 'ENDED'] as const
export type ResaleState = (typeof RESALE_STATES)[number]

/** It may still be taken back. */
export const isOpenResale = (state: ResaleState): boolean => state === 'OFFERED' || state === 'ORDERED'

/** Why no ticket of an order can be offered. */
const ORDER_HINDRANCES = [
  'NOT_PAID',
  // The show offers none.
  'NEVER',
  // The show was cancelled or postponed: its tickets are refunded without a fee.
  'CHANGED',
  // The tickets are sent.
  'PAPER',
  // The tickets can be refunded.
  'REFUNDABLE',
  'TOO_LATE',
  // A rebooking of the order waits to be paid.
  'REBOOKING',
  // They took the place of tickets that could not be refunded.
  'REBOOKED',
] as const

const UNIT_HINDRANCES = [
  'USED',
  'AWAY',
  // It was given away, and the gift is not accepted yet.
  'GIVING',
  'RETURNED',
  // The tier has no waitlist.
  'NO_LINE',
  // The tier still sells, and nobody waits.
  'ON_SALE',
] as const

export const RESALE_BLOCK_REASONS = [...ORDER_HINDRANCES, ...UNIT_HINDRANCES] as const
/** Why tickets cannot be offered to the waitlist: of the order as a whole, or of one unit. */
export type ResaleBlockReason = (typeof RESALE_BLOCK_REASONS)[number]
