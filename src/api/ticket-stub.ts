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
/** One visit of a buyer, kept as a stub. */
export type TicketStubBrief = v.InferOutput<typeof stubBrief>

/** The visits of this buyer that left a stub, the latest first. Path ours. */
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
  /** "Row 3, seat 12", or empty without seats; shown as it is. */
  seatDesc: w.text(),
  /** Empty where the ticket names nobody. */
  audienceName: w.text(),
})
export type StubTicket = v.InferOutput<typeof stubTicket>

const stub = v.object({ ...brief, tickets: w.list(stubTicket) })
/** A visit with its tickets; no code of a ticket is in it. */
export type TicketStub = v.InferOutput<typeof stub>

/** The stubs of one visit. Path ours. */
export const ticketStub = get<{ voucherId: string }, TicketStub>('trade/buyer/v3/ticket_stubs/{voucherId}', {
  auth: 'buyer',
  importance: 'high',
  read: w.reader(stub),
})
