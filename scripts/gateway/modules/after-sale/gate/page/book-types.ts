import type { GateEntry, GateReason } from '../../../../../../src/domain/ticket/gate-verdict'
import type { TicketColumns } from '../ticket-columns'

/** The data of a gate that works without a network. */
export interface GateList {
  sessionId: string
  /** The server's time of the list, epoch ms. */
  now: number
  tickets: TicketColumns
  entries: GateEntry[]
  doubles: GateEntry[]
  /** A person entered with a code that was never valid. */
  unproven: GateEntry[]
}

/** A scan and its result, as displayed. */
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

/** The gateway's response to a report: its verdicts, and the changes at all gates. */
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

/** Storage of a gate's book on its device. Values have names, and several are written in one step. */
export interface Shelf {
  read(): Promise<ReadonlyMap<string, unknown>>
  /** `undefined` removes a value. */
  write(changes: ReadonlyMap<string, unknown>): Promise<void>
  /** Replaces all values in one step. */
  replace(values: ReadonlyMap<string, unknown>): Promise<void>
}

export interface BookDeps {
  shelf: Shelf
  /** Sends a report; rejects without a network. */
  send: (report: object) => Promise<Answer>
  now: () => number
  newId: () => string
}
