import { isLive, type Ticket, type TicketCode } from '@/api/voucher'
import type { TicketKey } from '@/domain/ticket/gate-code'
import type { ShowChange } from '@/domain/refund/rule'
import type { KeyState } from '@/components/ticket/ticket-keys'

/**
 * State of a ticket's code: the code itself, or the reason why none is shown. `paper` is collected with another code,
 * `sent` was delivered. `face` requires the face check, `later` is not open yet, `missing` failed to load. `elsewhere`
 * has its key on another device, `no-key` has no key on this one. A `ShowChange` withholds the code.
 */
export type CodeState =
  | 'code'
  | 'paper'
  | 'sent'
  | 'face'
  | 'later'
  | 'loading'
  | 'missing'
  | 'elsewhere'
  | 'no-key'
  | ShowChange
  | 'USED'
  | 'EXPIRED'
  | 'REFUNDED'
  | 'REBOOKED'
  | 'SOLD'
  | 'GIVING'
  | 'GIVEN'

export interface TicketFace {
  ticket: Ticket
  codeState: CodeState
  /** The code that stays; '' unless `codeState` is `code`. */
  code: string
  /** The key of a changing code; null for a static one. */
  key: TicketKey | null
}

interface Known {
  /** The change of the show, which hides the code. */
  change: ShowChange | null
  /** The code is on paper, which is collected or was sent; null for none. */
  paper: 'paper' | 'sent' | null
  /** True if the face check is required first (domain §6). */
  needsFace: boolean
  /** True once the codes may be shown. */
  open: boolean
  loading: boolean
  codes: readonly TicketCode[] | null
  keyOf: (code: TicketCode) => KeyState
}

/**
 * Splits the tickets of a voucher, in the order of `voucherDetail`: one page for each valid ticket, and the ended ones.
 * Without a valid ticket, the first ended one is the page.
 */
export const splitTickets = (tickets: readonly Ticket[]): { paged: readonly Ticket[]; ended: readonly Ticket[] } => {
  const pages = Math.max(1, tickets.filter(isLive).length)
  return { paged: tickets.slice(0, pages), ended: tickets.slice(pages) }
}

/** The view data of a ticket. A ticket that is no longer valid has no code, even if one is cached. */
export const ticketFace = (
  ticket: Ticket,
  { change, paper, needsFace, open, loading, codes, keyOf }: Known,
): TicketFace => {
  const of = (codeState: CodeState, shown: Partial<TicketFace> = {}): TicketFace => ({
    ticket,
    codeState,
    code: '',
    key: null,
    ...shown,
  })
  if (ticket.state !== 'VALID') return of(ticket.state)
  if (change) return of(change)
  if (paper) return of(paper)
  if (needsFace) return of('face')
  if (!open) return of('later')
  const found = codes?.find(({ ticketId }) => ticketId === ticket.ticketId)
  if (found?.rotates) {
    const held = keyOf(found)
    return held.state === 'here' ? of('code', { key: held.key }) : of(held.state)
  }
  if (found?.code) return of('code', { code: found.code })
  return of(loading ? 'loading' : 'missing')
}
