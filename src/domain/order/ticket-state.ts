import type { RefundState } from '../refund/state'

/**
 * State of a ticket of an order, or of the tickets of a bundle. `NONE`: not issued. `GIVING`: in a gift that is not accepted. `OFFERED`: offered
 * to the waitlist. `SOLD`: bought from there. The values are ours.
 */
export const ORDER_TICKET_STATES = [
  'NONE',
  'VALID',
  'USED',
  'EXPIRED',
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

const OWN: ReadonlySet<OrderTicketState> = new Set(['NONE', 'VALID', 'GIVING', 'OFFERED'])

/** Whether a ticket in this state is the buyer's and not used. */
export const isOwnTicket = (state: OrderTicketState): boolean => OWN.has(state)

/** What decides the state of a ticket. */
interface TicketFacts {
  issued: boolean
  /** Its session is over. */
  over: boolean
  /** Why it cannot be refunded, as far as that depends on the ticket alone. */
  hindrance: 'USED' | 'AWAY' | 'GIVING' | 'RETURNED' | 'OFFERED' | null
  /** The refund that ended it; null without one. */
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

/** Returns the state of one ticket. A rebooked or resold ticket has that state at once, wherever its money is. */
export const orderTicketState = ({ issued, over, hindrance, refund }: TicketFacts): OrderTicketState => {
  if (refund?.kind === 'REBOOK') return 'REBOOKED'
  if (refund?.kind === 'RETURN') return 'SOLD'
  if (refund) return REFUNDS[refund.state]
  if (hindrance) return BLOCK_REASONS[hindrance]
  if (!issued) return 'NONE'
  return over ? 'EXPIRED' : 'VALID'
}

/** Ways in which a ticket stops being its buyer's. */
export type GoneKind = 'refunded' | 'rebooked' | 'sold' | 'given'

const GONE: Partial<Record<OrderTicketState, GoneKind>> = {
  ...{ REFUNDING: 'refunded', REFUND_FAILED: 'refunded', REFUNDED: 'refunded' },
  ...{ REBOOKED: 'rebooked', SOLD: 'sold', GIVEN: 'given' },
}

/** Returns how many tickets are no longer their buyer's, by the way they went. Ways without a ticket are left out. */
export const goneTickets = (
  tickets: readonly { state: OrderTicketState; count: number }[],
): { kind: GoneKind; qty: number }[] =>
  (['refunded', 'rebooked', 'sold', 'given'] as const).flatMap((kind) => {
    const qty = tickets.reduce((sum, { state, count }) => sum + (GONE[state] === kind ? count : 0), 0)
    return qty > 0 ? [{ kind, qty }] : []
  })
