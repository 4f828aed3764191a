import type { Ticket, TicketCode } from '@/api/voucher'

/** State of a ticket's code: shown, behind the face check, not open yet, loading, failed to load, or the reason why there is none. */
type CodeState = 'code' | 'face' | 'later' | 'loading' | 'missing' | 'USED' | 'EXPIRED' | 'REFUNDED'

export interface TicketFace {
  ticket: Ticket
  codeState: CodeState
  /** '' unless `codeState` is `code`. */
  code: string
}

interface Known {
  /** The face check comes first (domain §6). */
  needsFace: boolean
  /** The moment the codes are shown from has come. */
  open: boolean
  loading: boolean
  codes: readonly TicketCode[] | null
}

/** The view data of a ticket. A ticket that is no longer valid has no code, even if one is cached. */
export const ticketFace = (ticket: Ticket, { needsFace, open, loading, codes }: Known): TicketFace => {
  const of = (codeState: CodeState, code = ''): TicketFace => ({ ticket, codeState, code })
  if (ticket.state !== 'VALID') return of(ticket.state)
  if (needsFace) return of('face')
  if (!open) return of('later')
  const code = codes?.find(({ ticketId }) => ticketId === ticket.ticketId)?.code
  if (code) return of('code', code)
  return of(loading ? 'loading' : 'missing')
}
