import * as v from 'valibot'
import { BIND_KINDS, type BindKind } from '@/domain/ticket/bind-code'
import { post } from '@/request/call'
import { visit } from './visit'
import * as w from './wire'

/** Code and phone digits with which a buyer claims a ticket. */
export interface BindProof {
  kind: BindKind
  /** Code of twelve characters (domain/ticket/bind-code). */
  code: string
  /** Last digits of the buyer's phone; '' for an invitation. */
  phoneTail: string
}

const ticketToBind = v.object({
  kind: w.oneOf(BIND_KINDS, 'INVITATION'),
  /** Issuer of the invitation, or seller of the ticket. */
  issuer: w.text(),
  ...visit,
  seatPlanName: w.text(),
  /** Seat of each ticket; '' without a seat. */
  seats: w.list(w.text()),
  /** End of the code's validity, epoch ms. */
  expiresAt: w.moment,
  needsNames: w.flag(),
})
/** Tickets that a code can bind to an account. */
export type TicketToBind = v.InferOutput<typeof ticketToBind>

/**
 * Returns the tickets of a code without binding them. Wrong codes count towards the rate limit. The path is not in the
 * specification.
 */
export const findTicketToBind = post<BindProof, TicketToBind>('trade/buyer/v3/ticket_binds/preview', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(ticketToBind),
})

const boundTicket = v.object({ voucherId: v.pipe(v.string(), v.nonEmpty()), needsNames: w.flag() })
export type BoundTicket = v.InferOutput<typeof boundTicket>

/** Binds the tickets of a code to this account, once. The path is not in the specification. */
export const bindTicket = post<BindProof, BoundTicket>('trade/buyer/v3/ticket_binds', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(boundTicket),
})
