import type { VOUCHER_STATES } from '../../../../../src/api/voucher'
import { endOf } from '../../catalogue/show/status-service'

type WireState = (typeof VOUCHER_STATES)[number]
type VoucherState = Exclude<WireState, 'REBOOKED' | 'SOLD'>
/** State of a ticket. It cannot be GIVEN, because a transferred ticket belongs to its new holder. */
type TicketState = Exclude<VoucherState, 'GIVEN'>

interface Session {
  show_time: number
  permanent: boolean
}

/** Returns the state of a voucher. An unused voucher expires after its session. Other states do not change. */
export const voucherStateAt = (state: string, session: Session, now: number): VoucherState =>
  state === 'VALID' && endOf(session) < now ? 'EXPIRED' : (state as VoucherState)

/**
 * Returns the state of a ticket at `now`.
 * @param giving true if the ticket is in a gift that is open at `now`
 */
export const ticketStateAt = (state: string, session: Session, now: number, giving = false): TicketState => {
  const own = voucherStateAt(state, session, now) as TicketState
  return own === 'VALID' && giving ? 'GIVING' : own
}

const ENDED: Partial<Record<string, WireState>> = { REBOOK: 'REBOOKED', RETURN: 'SOLD' }

/**
 * Returns the state to display. Distinguishes refunded, rebooked and resold tickets, which are all stored as REFUNDED.
 * @param by value of `tickets.ended_by`
 */
export const shownState = (state: VoucherState, by: string | null): WireState =>
  (state === 'REFUNDED' && ENDED[by ?? '']) || state
