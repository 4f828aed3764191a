import { isLive, type Ticket, type TicketCode } from '@/api/voucher'
import type { TicketKey } from '@/domain/ticket/gate-code'
import type { ShowChange } from '@/domain/refund/rule'
import type { KeyState } from '@/components/ticket/ticket-keys'

/**
 * State of a ticket's code. `code` means that the code is shown. All other states are reasons why no code is shown.
 * - `paper`: paper tickets are collected with another code.
 * - `sent`: paper tickets were sent.
 * - `face`: the buyer must pass the face check first.
 * - `later`: it is too early to show codes.
 * - `missing`: the code failed to load.
 * - `elsewhere`: another device has the key.
 * - `no-key`: this device does not have the key.
 * - A `ShowChange`: the show has changed.
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
  /** Static code; '' unless `codeState` is `code`. */
  code: string
  /** Key of a changing code; null for a static code. */
  key: TicketKey | null
}

interface Known {
  /** Change of the show; null if the show takes place as announced. A change hides the code. */
  change: ShowChange | null
  /** Kind of paper tickets with a printed code: to be collected, or sent. Null if there are no paper tickets. */
  paper: 'paper' | 'sent' | null
  /** True if the buyer must pass the face check first (domain §6). */
  needsFace: boolean
  /** True if the codes may be shown now. */
  open: boolean
  loading: boolean
  codes: readonly TicketCode[] | null
  keyOf: (code: TicketCode) => KeyState
}

/**
 * Splits the tickets of a voucher, in the order of `voucherDetail`. Each valid ticket is a page; ended tickets are
 * listed separately. If no ticket is valid, the first ended ticket is the only page.
 */
export const splitTickets = (tickets: readonly Ticket[]): { paged: readonly Ticket[]; ended: readonly Ticket[] } => {
  const pages = Math.max(1, tickets.filter(isLive).length)
  return { paged: tickets.slice(0, pages), ended: tickets.slice(pages) }
}

/**
 * Returns the view data of a ticket. A ticket that is no longer valid has no code, even if a code is stored on the
 * device.
 */
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
