import type { GateEntry, GateReason } from '../../../../../../src/domain/ticket/gate-verdict'
import type { TicketColumns } from '../ticket-columns'

/** All that a gate needs to work without a network. */
export interface GateList {
  sessionId: string
  /** The server's time when it was made, epoch ms. */
  now: number
  tickets: TicketColumns
  entries: GateEntry[]
  doubles: GateEntry[]
  /** A person entered with a code that was never valid. */
  unproven: GateEntry[]
}

/** A scan and what came of it, as the page shows it. */
export interface Judged {
  scanId: string
  text: string
  /** Epoch ms by the server's clock. */
  at: number
  admitted: boolean
  reason: GateReason | null
  ticketId: string | null
  entry: GateEntry | null
  undone: boolean
}

/** What the gateway makes of a report: its verdicts, and what changed at all gates. */
export interface Answer {
  now: number
  results: {
    scanId: string
    admitted: boolean
    reason: GateReason | null
    ticketId: string | null
    entry: GateEntry | null
  }[]
  entries: GateEntry[]
  doubles: GateEntry[]
  /** A person entered with a code that was never valid. */
  unproven: GateEntry[]
  undone: string[]
}

/** Where a gate's book is stored on its device: values by name, several in one step. */
export interface Shelf {
  read(): Promise<ReadonlyMap<string, unknown>>
  /** `undefined` removes a value. */
  write(changes: ReadonlyMap<string, unknown>): Promise<void>
  /** These values and no others, in one step. */
  replace(values: ReadonlyMap<string, unknown>): Promise<void>
}

export interface BookDeps {
  shelf: Shelf
  /** Sends a report; rejects without a network. */
  send: (report: object) => Promise<Answer>
  now: () => number
  newId: () => string
}
