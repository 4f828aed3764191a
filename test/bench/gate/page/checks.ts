import { rotatingCode } from '@/domain/ticket/gate-code'
import { gateVerdict } from '@/domain/ticket/gate-verdict'
import { codeWindow } from '@/domain/ticket/one-time-code'
import type { GateList } from '../../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { EntryLog } from '../../../../scripts/gateway/modules/after-sale/gate/page/entry-log'
import {
  type BookTicket,
  type TicketColumns,
  TicketIndex,
} from '../../../../scripts/gateway/modules/after-sale/gate/ticket-columns'

/** Ms that each way is measured for. */
const SPAN = 3_000

export interface CheckFigures {
  /** Verdicts a second, by the list that the page has. */
  indexed: number
  /** The same, of tickets in a row that are searched from the front. */
  searched: number
  /** Ms until a list that is there as text can be worked by. */
  opening: number
}

const rowsOf = (index: TicketIndex, columns: TicketColumns): BookTicket[] =>
  columns.ids.flatMap((ticketId) => index.find({ ticketId }) ?? [])

/** A ticket from anywhere in the list, the same ones each time. */
const placeOf = (turn: number, count: number): number => (turn * 7919) % count

/** How many codes a second a gate can judge without a network, everybody let in. */
const measure = (text: string, sessionId: string): CheckFigures => {
  const begun = performance.now()
  const list = JSON.parse(text) as Pick<GateList, 'tickets'>
  const index = new TicketIndex(list.tickets)
  const opening = performance.now() - begun
  const rows = rowsOf(index, list.tickets)
  const known = rows.filter((row) => row.sessionId === sessionId && row.key !== null)
  const now = Date.now()
  // Made before: a gate makes no codes.
  const codes = Array.from({ length: 2_000 }, (_, turn) => {
    const { ticketId, key } = known[placeOf(turn, known.length)]
    if (!key) throw new Error('a ticket without a key')
    // as often a window early or late as in time
    return rotatingCode(ticketId, key, codeWindow(now) + (turn % 3) - 1)
  })
  const perSecond = (find: (by: { ticketId: string } | { staticCode: string }) => BookTicket | undefined): number => {
    let log = new EntryLog()
    const start = performance.now()
    let done = 0
    while (performance.now() - start < SPAN) {
      if (done % codes.length === 0) log = new EntryLog()
      const verdict = gateVerdict(codes[done % codes.length], {
        ...{ find, sessionId, gate: '', now },
        entryOf: (ticketId) => log.entryOf(ticketId),
      })
      if (!verdict.admitted) throw new Error(verdict.reason)
      const { ticketId } = verdict.ticket
      log.set({ scanId: String(done), ticketId, gate: '', at: now, counts: true })
      done += 1
    }
    return done / ((performance.now() - start) / 1000)
  }
  return {
    indexed: perSecond((by) => index.find(by)),
    searched: perSecond((by) => rows.find((row) => 'ticketId' in by && row.ticketId === by.ticketId)),
    opening,
  }
}

Object.assign(globalThis, { gateChecks: measure })
