import type { RefundState } from '../refund/state'

/**
 * State of a ticket of an order, or of the tickets of a bundle. This project defines the values.
 * - `NONE`: not issued.
 * - `CANCELED`: the show of the ticket was canceled.
 * - `GIVING`: in a gift that is not accepted yet.
 * - `OFFERED`: listed for resale to the waitlist.
 * - `SOLD`: sold through the waitlist.
 */
export const ORDER_TICKET_STATES = [
  'NONE',
  'VALID',
  'USED',
  'EXPIRED',
  'CANCELED',
  'GIVING',
  'GIVEN',
  'OFFERED',
  'REFUNDING',
  'REFUND_FAILED',
  'REFUNDED',
  'REBOOKED',
  'SOLD',
] as const
export type OrderTicketState = (typeof ORDER_TICKET_STATES)[number]

const OWN: ReadonlySet<OrderTicketState> = new Set(['NONE', 'VALID', 'CANCELED', 'GIVING', 'OFFERED'])

/** Returns true if a ticket in this state belongs to the buyer and is unused. */
export const isOwnTicket = (state: OrderTicketState): boolean => OWN.has(state)

/**
 * Returns true if all remaining tickets of the buyer are in gifts that are not accepted yet. No other action is
 * possible then.
 */
export const areAllGiving = (tickets: readonly { state: OrderTicketState }[]): boolean => {
  const own = tickets.filter(({ state }) => isOwnTicket(state))
  return own.length > 0 && own.every(({ state }) => state === 'GIVING')
}

/** Data that determines the state of a ticket. */
interface TicketFacts {
  issued: boolean
  /** True if the ticket's session is over. */
  over: boolean
  /** True if the ticket's show or session was canceled. */
  canceled: boolean
  /** Reason that blocks the refund of the ticket, if the reason depends on this ticket alone. */
  blockReason: 'USED' | 'AWAY' | 'GIVING' | 'RETURNED' | 'OFFERED' | null
  /** The refund, rebooking or resale that ended the ticket; null if the ticket is not ended. */
  refund: { kind: 'REFUND' | 'REBOOK' | 'RETURN'; state: RefundState } | null
}

const REFUNDS: Record<RefundState, OrderTicketState> = {
  IN_PROGRESS: 'REFUNDING',
  FAILED: 'REFUND_FAILED',
  REFUNDED: 'REFUNDED',
}
const BLOCK_REASONS = {
  USED: 'USED',
  AWAY: 'GIVEN',
  GIVING: 'GIVING',
  RETURNED: 'REFUNDED',
  OFFERED: 'OFFERED',
} as const

/**
 * Returns the state of one ticket. A ticket is `REBOOKED` or `SOLD` as soon as the rebooking or resale is completed,
 * before the money arrives.
 */
export const orderTicketState = ({ issued, over, canceled, blockReason, refund }: TicketFacts): OrderTicketState => {
  if (refund?.kind === 'REBOOK') return 'REBOOKED'
  if (refund?.kind === 'RETURN') return 'SOLD'
  if (refund) return REFUNDS[refund.state]
  if (blockReason) return BLOCK_REASONS[blockReason]
  if (canceled) return 'CANCELED'
  if (!issued) return 'NONE'
  return over ? 'EXPIRED' : 'VALID'
}

/** Target of a tap on a ticket's row: the ticket, the progress of its refund, or the order of its rebooking. */
export type TicketTarget = 'ticket' | 'refund' | 'order'

const TARGETS: Partial<Record<OrderTicketState, TicketTarget>> = {
  ...{ REFUNDING: 'refund', REFUND_FAILED: 'refund', REFUNDED: 'refund', SOLD: 'refund', REBOOKED: 'order' },
  ...{ NONE: undefined, GIVEN: undefined },
}

/**
 * Returns the target of a ticket's row. Returns undefined if the ticket is not issued, or belongs to another account.
 */
export const ticketTarget = (state: OrderTicketState): TicketTarget | undefined =>
  state in TARGETS ? TARGETS[state] : 'ticket'
