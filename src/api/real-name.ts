import * as v from 'valibot'
import { ID_TYPES } from '@/domain/identity/id-type'
import { get, post } from '@/request/call'
import { visit } from './visit'
import { flag, list, moment, momentOrNull, number, numberOrNull, oneOf, reader, text } from './wire'
import { VOUCHER_STATES } from './voucher'

const nameChange = v.object({
  kind: oneOf(['SUPPLEMENT', 'CORRECTION'], 'SUPPLEMENT'),
  fromName: text(),
  fromIdNo: text(),
  name: text(),
  idNo: text(),
  at: moment,
})
/** One change of the person on a ticket; numbers are masked. */
export type NameChange = v.InferOutput<typeof nameChange>

const namedTicket = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  seatPlanName: text(),
  seatDesc: text(),
  /** Seats of one row share it; '' without a seat. */
  row: text(),
  minAge: numberOrNull,
  maxAge: numberOrNull,
  state: oneOf(VOUCHER_STATES, 'VALID'),
  /** '' while nobody is named. */
  audienceId: text(),
  audienceName: text(),
  idType: oneOf(ID_TYPES, 'ID_CARD'),
  /** Masked. */
  idNo: text(),
  /** Whose phone reaches a minor, masked; '' for an adult. */
  guardianPhone: text(),
  corrections: number(),
  /** The latest first. */
  changes: list(nameChange),
})
/** A ticket and who is named on it. */
export type NamedTicket = v.InferOutput<typeof namedTicket>

const namedVoucher = v.object({
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  ...visit,
  /** Each person is named once a session. */
  exclusive: flag(),
  /** Documents that the show takes; empty means all. */
  idTypes: list(oneOf(ID_TYPES, 'ID_CARD')),
  needFaceAuth: flag(),
  /** Until when names are taken, epoch ms; null without a deadline. */
  deadline: momentOrNull,
  tickets: list(namedTicket),
})
/** A voucher with the names on its tickets. */
export type NamedVoucher = v.InferOutput<typeof namedVoucher>

/** Who is named on the tickets of a voucher, and what can still be changed. Path ours. */
export const ticketNames = get<{ voucherId: string }, NamedVoucher>('trade/buyer/v3/ticket_audiences/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  read: reader(namedVoucher),
})

/** Who is to be named on which ticket. */
export interface NameBinding {
  ticketId: string
  audienceId: string
}

/** Names people on tickets, all or none: first names, and one correction a ticket. Path ours. */
export const nameTickets = post<{ voucherId: string; bindings: NameBinding[] }, NamedVoucher>(
  'trade/buyer/v3/ticket_audiences/{voucherId}',
  { auth: 'buyer', importance: 'high', read: reader(namedVoucher) },
)
