import { gateVerdict } from '../../../../../../src/domain/ticket/gate-verdict'
import type { TicketIndex } from '../ticket-columns'
import type { Verdict } from './book-types'
import type { EntryLog } from './entry-log'

interface Facts {
  tickets: TicketIndex
  log: EntryLog
  sessionId: string
  gate: string
  /** Time of the scan by the server's clock, epoch ms. */
  at: number
}

/** Judges the code of a ticket or a reservation by a gate's list. */
export const ticketVerdict = (text: string, { tickets, log, sessionId, gate, at }: Facts): Verdict => {
  const verdict = gateVerdict(text, {
    find: (by) => tickets.find(by),
    entryOf: (ticketId) => log.entryOf(ticketId),
    ...{ sessionId, gate, now: at },
  })
  return {
    ...{ text, at, admitted: verdict.admitted, ticketId: verdict.ticket?.ticketId ?? null },
    ...(verdict.admitted ? { reason: null, entry: null } : { reason: verdict.reason, entry: verdict.entry }),
  }
}
