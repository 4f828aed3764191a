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
/** One change of the person on a ticket; numbers are masked. */
export type NameChange = v.InferOutput<typeof nameChange>

const namedTicket = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: w.text(),
  seatDesc: w.text(),
  /** Seats of one row share it; '' without a seat. */
  row: w.text(),
  minAge: w.numberOrNull,
  maxAge: w.numberOrNull,
  state: w.oneOf(VOUCHER_STATES, 'VALID'),
  /** '' while nobody is named. */
  audienceId: w.text(),
  audienceName: w.text(),
  idType: w.oneOf(ID_TYPES, 'ID_CARD'),
  /** Masked. */
  idNo: w.text(),
  /** Whose phone reaches a minor, masked; '' for an adult. */
  guardianPhone: w.text(),
  corrections: w.number(),
  /** The latest first. */
  changes: w.list(nameChange),
})
/** A ticket and who is named on it. */
export type NamedTicket = v.InferOutput<typeof namedTicket>

const namedVoucher = v.object({
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  ...visit,
  /** Each person is named once a session. */
  exclusive: w.flag(),
  /** Documents that the show takes; empty means all. */
  idTypes: w.list(w.oneOf(ID_TYPES, 'ID_CARD')),
  needFaceAuth: w.flag(),
  /** Until when names are taken, epoch ms; null without a deadline. */
  deadline: w.momentOrNull,
  tickets: w.list(namedTicket),
})
/** A voucher with the names on its tickets. */
export type NamedVoucher = v.InferOutput<typeof namedVoucher>

/** Who is named on the tickets of a voucher, and what can still be changed. Path ours. */
export const ticketNames = get<{ voucherId: string }, NamedVoucher>('trade/buyer/v3/ticket_audiences/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(namedVoucher),
})

/** Who is to be named on which ticket. */
export interface NameBinding {
  ticketId: string
  audienceId: string
}

/** Names people on tickets, all or none: first names, and one correction a ticket. Path ours. */
export const nameTickets = post<{ voucherId: string; bindings: NameBinding[] }, NamedVoucher>(
  'trade/buyer/v3/ticket_audiences/{voucherId}',
  { auth: 'buyer', importance: 'high', read: w.reader(namedVoucher) },
)
