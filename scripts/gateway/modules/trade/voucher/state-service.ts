import type { VOUCHER_STATES } from '../../../../../src/api/voucher'
import { endOf } from '../../catalogue/show/status-service'

type WireState = (typeof VOUCHER_STATES)[number]
type VoucherState = Exclude<WireState, 'REBOOKED' | 'SOLD'>
/** A ticket that was given away is one of its new holder. */
type TicketState = Exclude<VoucherState, 'GIVEN'>

interface Session {
  show_time: number
  permanent: boolean
}

/** What is unused expires when its session is over; what is used, refunded or given away keeps its state. */
export const voucherStateAt = (state: string, session: Session, now: number): VoucherState =>
  state === 'VALID' && endOf(session) < now ? 'EXPIRED' : (state as VoucherState)

/** The same of a ticket. @param giving it is in a gift that is open at `now` */
export const ticketStateAt = (state: string, session: Session, now: number, giving = false): TicketState => {
  const own = voucherStateAt(state, session, now) as TicketState
  return own === 'VALID' && giving ? 'GIVING' : own
}

const ENDED: Partial<Record<string, WireState>> = { REBOOK: 'REBOOKED', RETURN: 'SOLD' }

/** What is shown of tickets that were given back: whether others took their place, or the waitlist bought them. @param by `tickets.ended_by` */
export const shownState = (state: VoucherState, by: string | null): WireState =>
  (state === 'REFUNDED' && ENDED[by ?? '']) || state
