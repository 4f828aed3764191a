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

/** Duration of each measurement, ms. */
const SPAN = 3_000

export interface CheckFigures {
  /** Number of verdicts per second with the page's indexed list. */
  indexed: number
  /** Number of verdicts per second with a linear search over the tickets. */
  searched: number
  /** Time to parse the list from its JSON text and to index it, ms. */
  opening: number
}

const rowsOf = (index: TicketIndex, columns: TicketColumns): BookTicket[] =>
  columns.ids.flatMap((ticketId) => index.find({ ticketId }) ?? [])

/** Returns a scattered index for each turn, the same in every run. */
const placeOf = (turn: number, count: number): number => (turn * 7919) % count

/** Measures how many codes per second a gate can check offline. All codes are admitted. */
const measure = (text: string, sessionId: string): CheckFigures => {
  const begun = performance.now()
  const list = JSON.parse(text) as Pick<GateList, 'tickets'>
  const index = new TicketIndex(list.tickets)
  const opening = performance.now() - begun
  const rows = rowsOf(index, list.tickets)
  const known = rows.filter((row) => row.sessionId === sessionId && row.key !== null)
  const now = Date.now()
  // Codes are created in advance, because a real gate only checks them.
  const codes = Array.from({ length: 2_000 }, (_, turn) => {
    const { ticketId, key } = known[placeOf(turn, known.length)]
    if (!key) throw new Error('A ticket has no key.')
    // Equal thirds of the codes are one window early, on time, and one window late.
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
