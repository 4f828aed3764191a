import * as v from 'valibot'
import { ID_TYPES } from '@/domain/identity/id-type'
import { get, post } from '@/request/call'
import { visit } from './visit'
import * as w from './wire'
import { VOUCHER_STATES } from './voucher'

const nameChange = v.object({
  kind: w.oneOf(['SUPPLEMENT', 'CORRECTION'], 'SUPPLEMENT'),
  fromName: w.text(),
  fromIdNo: w.text(),
  name: w.text(),
  idNo: w.text(),
  at: w.moment,
})
/** A change of the name on a ticket; numbers are masked. */
export type NameChange = v.InferOutput<typeof nameChange>

const namedTicket = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  seatDesc: w.text(),
  /** Key of the seat row, equal for all seats of one row; '' without a seat. */
  row: w.text(),
  minAge: w.numberOrNull,
  maxAge: w.numberOrNull,
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** Id of the attendee; '' for a ticket without a name. */
  audienceId: w.text(),
  audienceName: w.text(),
  idType: w.oneOf(ID_TYPES, 'ID_CARD'),
  /** Masked document number. */
  idNo: w.text(),
  /** Masked phone of the guardian of a minor; '' for an adult. */
  guardianPhone: w.text(),
  corrections: w.number(),
  /** Changes of the name, newest first. */
  changes: w.list(nameChange),
})
/** A ticket and its attendee. */
export type NamedTicket = v.InferOutput<typeof namedTicket>

const namedVoucher = v.object({
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  ...visit,
  /** True if each person can have only one ticket in a session. */
  exclusive: w.flag(),
  /** Accepted document types; empty means all. */
  idTypes: w.list(w.oneOf(ID_TYPES, 'ID_CARD')),
  needFaceAuth: w.flag(),
  /** Deadline for naming attendees, epoch ms; null without a deadline. */
  deadline: w.momentOrNull,
  tickets: w.list(namedTicket),
})
/** A voucher with the names on its tickets. */
export type NamedVoucher = v.InferOutput<typeof namedVoucher>

/** Returns the names on the tickets of a voucher, and the possible changes. The path is not in the specification. */
export const ticketNames = get<{ voucherId: string }, NamedVoucher>('trade/buyer/v3/ticket_audiences/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(namedVoucher),
})

/** Assignment of an attendee to a ticket. */
export interface NameBinding {
  ticketId: string
  audienceId: string
}

/**
 * Names attendees of tickets in one transaction: first names, and one correction per ticket. The path is not in the
 * specification.
 */
export const nameTickets = post<{ voucherId: string; bindings: NameBinding[] }, NamedVoucher>(
  'trade/buyer/v3/ticket_audiences/{voucherId}',
  { auth: 'buyer', importance: 'high', read: w.reader(namedVoucher) },
)
