import * as v from 'valibot'
import { get } from '@/request/call'
import { visit } from './visit'
import * as w from './wire'

const brief = {
  voucherId: v.pipe(v.string(), v.nonEmpty()),
  ...visit,
  showTime: w.moment,
  /** Number of tickets with a stub in this visit. */
  qty: w.number(1),
}
const stubBrief = v.object(brief)
/** A past visit of a buyer whose tickets have stubs. */
export type TicketStubBrief = v.InferOutput<typeof stubBrief>

/** Returns this buyer's visits that have ticket stubs, latest first. The path is not in the specification. */
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
  /** Seat as display text ("Row 3, seat 12"); '' without a seat. */
  seatDesc: w.text(),
  /** Name of the attendee; '' for a ticket without a name. */
  audienceName: w.text(),
})
export type StubTicket = v.InferOutput<typeof stubTicket>

const stub = v.object({ ...brief, tickets: w.list(stubTicket) })
/** A past visit with its tickets, which no longer contain their gate codes. */
export type TicketStub = v.InferOutput<typeof stub>

/** Returns the stubs of one visit. The path is not in the specification. */
export const ticketStub = get<{ voucherId: string }, TicketStub>('trade/buyer/v3/ticket_stubs/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(stub),
})
