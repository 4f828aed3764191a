import * as v from 'valibot'
import { get } from '@/request/call'
import { visit } from './visit'
import * as w from './wire'

const brief = {
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  ...visit,
  showTime: w.moment,
  /** Tickets of this visit that have a stub. */
  qty: w.number(1),
}
const stubBrief = v.object(brief)
/** A stored visit of a buyer. */
export type TicketStubBrief = v.InferOutput<typeof stubBrief>

/** Returns the visits of this buyer that have a stub, the latest first. The path is this project's. */
export const ticketStubs = get<{ offset: number; length: number }, w.Page<TicketStubBrief>>(
  'trade/buyer/v3/ticket_stubs',
  {
    auth: 'buyer',
    importance: 'high',
    read: w.pageReader(stubBrief),
  },
)

const stubTicket = v.object({
  ticketId: v.pipe(v.string(), v.nonEmpty()),
  /** "Row 3, seat 12", or empty without seats; ready to show. */
  seatDesc: w.text(),
  /** Name of the attendee; '' for a ticket without a name. */
  audienceName: w.text(),
})
export type StubTicket = v.InferOutput<typeof stubTicket>

const stub = v.object({ ...brief, tickets: w.list(stubTicket) })
/** A visit with its tickets, without their codes. */
export type TicketStub = v.InferOutput<typeof stub>

/** Returns the stubs of one visit. The path is this project's. */
export const ticketStub = get<{ voucherId: string }, TicketStub>('trade/buyer/v3/ticket_stubs/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(stub),
})
