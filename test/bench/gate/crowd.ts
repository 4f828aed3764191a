import { rotatingCode, type TicketKey } from '../../../src/domain/ticket/gate-code'
import { codeWindow } from '../../../src/domain/ticket/one-time-code'
import { GateBook } from '../../../scripts/gateway/modules/after-sale/gate/page/book'
import type { Answer, GateList, Shelf } from '../../../scripts/gateway/modules/after-sale/gate/page/book-types'
import { TicketIndex } from '../../../scripts/gateway/modules/after-sale/gate/ticket-columns'
import { SESSION } from './house'

const GATES = 4
/** Two gates are offline between these two shares of the crowd. */
const CUT = [0.4, 0.6] as const
/** One in this many buyers shows a code that a gate has already admitted. */
const COPY_EVERY = 100

export interface CrowdFigures {
  people: number
  /** Number of admitted tickets in the records of each gate, after all gates have reconnected. */
  inside: number[]
  /**
   * Number of copied codes that were shown. Each is either refused at once, or admitted by an offline gate and reported
   * later as a double admission.
   */
  copies: number
  refused: number
  reported: number
  /** Number of reports that have not reached the gateway. */
  waiting: number
  perSecond: number
  /** Time from a scan to its verdict at a gate with a network, ms. */
  p95: number
}

interface Gate {
  book: GateBook
  cut: boolean
}

const emptyShelf = (): Shelf => ({
  read: () => Promise.resolve(new Map()),
  write: () => Promise.resolve(),
  replace: () => Promise.resolve(),
})

const openGate = async (origin: string, name: string, list: GateList): Promise<Gate> => {
  let scans = 0
  const gate = { cut: false } as Gate
  gate.book = await GateBook.open({
    shelf: emptyShelf(),
    send: async (report) => {
      if (gate.cut) throw new Error('no network')
      const answer = await fetch(`${origin}/gate/api/reports`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(report),
      })
      const { statusCode, data } = (await answer.json()) as { statusCode: number; data: Answer }
      if (statusCode !== 200) throw new Error(String(statusCode))
      return data
    },
    now: Date.now,
    newId: () => `${name}${(scans += 1)}`,
  })
  gate.book.take(list, '')
  return gate
}

/**
 * Scans a code like the gate's page. If the gate is online, the gateway's verdict counts.
 * @returns the time to the verdict in ms, and true if the code was admitted
 */
const scan = async (
  { book, cut }: Gate,
  text: string,
): Promise<{ ms: number; admitted: boolean; reason: string | null }> => {
  const start = performance.now()
  const { scanId } = book.scan(text)
  if (!cut) await book.sync()
  const { admitted, reason } = book.show(scanId)
  return { ms: performance.now() - start, admitted, reason }
}

/** Sends `people` to four gates, each as fast as it can. Two gates go offline for a time and reconnect. */
export const playCrowd = async (origin: string, people: number): Promise<CrowdFigures> => {
  const answer = await fetch(`${origin}/gate/api/sessions/${SESSION}`)
  const { data: list } = (await answer.json()) as { data: GateList }
  const index = new TicketIndex(list.tickets)
  const codeOf = (ticketId: string): string =>
    rotatingCode(ticketId, index.find({ ticketId })?.key as TicketKey, codeWindow(Date.now()))
  const gates = await Promise.all(
    Array.from({ length: GATES }, (_, at) => openGate(origin, `gate${at}scan`, structuredClone(list))),
  )
  const times: number[] = []
  const copies = { shown: 0, refused: 0 }
  let next = 0
  const work = async (gate: Gate, place: number): Promise<void> => {
    for (let turn = (next += 1); turn <= people; turn = next += 1) {
      const done = turn / people
      gate.cut = place >= GATES / 2 && done >= CUT[0] && done < CUT[1]
      const { ms, admitted, reason } = await scan(gate, codeOf(`gateT${turn}`))
      if (!admitted) throw new Error(`Ticket ${turn} was refused: ${reason}.`)
      if (!gate.cut) times.push(ms)
      if (turn % COPY_EVERY > 0) continue
      copies.shown += 1
      const other = gates[(place + 1) % GATES]
      if (!(await scan(other, codeOf(`gateT${turn}`))).admitted) copies.refused += 1
    }
  }
  const begun = performance.now()
  await Promise.all(gates.map(work))
  const seconds = (performance.now() - begun) / 1000
  for (const gate of gates) gate.cut = false
  // Synchronizes all gates twice, because the first gate has not received the last gate's reports after one pass.
  for (const { book } of [...gates, ...gates]) while (book.waiting > 0 || !(await synced(book))) await book.sync()
  times.sort((one, other) => one - other)
  const doubles = await reportedDoubles(origin)
  return {
    people,
    inside: gates.map(({ book }) => book.inside),
    copies: copies.shown,
    refused: copies.refused,
    reported: doubles,
    waiting: gates.reduce((sum, { book }) => sum + book.waiting, 0),
    perSecond: (people + copies.shown) / seconds,
    p95: times[Math.floor(times.length * 0.95)],
  }
}

const synced = async (book: GateBook): Promise<boolean> => {
  await book.sync()
  return book.online
}

const reportedDoubles = async (origin: string): Promise<number> => {
  const answer = await fetch(`${origin}/gate/api/reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: SESSION, gate: '', scans: [], reversals: [] }),
  })
  const { data } = (await answer.json()) as { data: Answer }
  return data.doubles.length
}
