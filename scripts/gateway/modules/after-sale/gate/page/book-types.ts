import type { GateEntry, GateReason } from '../../../../../../src/domain/ticket/gate-verdict'
import type { PassDirection, PassReason } from '../../../../../../src/domain/permit/pass-verdict'
import type { PassList, receivePassReport } from '../../permit/gate-service'
import type { TicketColumns } from '../ticket-columns'

/** Tickets and entries of a session, with which a gate can work offline. */
export interface GateList {
  sessionId: string
  /** The server's time when the list was created, epoch ms. */
  now: number
  tickets: TicketColumns
  entries: GateEntry[]
  doubles: GateEntry[]
  /** Entries of visitors whose code was never valid. */
  unproven: GateEntry[]
  /** Work passes; null if the list has no work passes. */
  passes: PassList | null
}

/** A scan with its verdict. */
export interface Judged {
  scanId: string
  text: string
  /** Epoch ms by the server's clock. */
  at: number
  admitted: boolean
  reason: GateReason | PassReason | null
  ticketId: string | null
  entry: GateEntry | null
  undone: boolean
  /** Only of a work pass. */
  permitId?: string | null
  direction?: PassDirection
}

/** Verdict of a scan that is not stored yet. */
export type Verdict = Omit<Judged, 'scanId' | 'undone'>

/** A report of a gate to the gateway. */
export interface Report {
  sessionId: string
  gate: string
  gateId: string
  since: number
  reversals: { scanId: string; reason: string; at: number }[]
  scans: { scanId: string; text: string; at: number; letIn: boolean; direction?: 'IN' | 'OUT' }[]
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
  /** Entries of visitors whose code was never valid. */
  unproven: GateEntry[]
  undone: string[]
  /** Verdicts, passes and entries of work passes; absent if the list has no work passes. */
  passes?: Awaited<ReturnType<typeof receivePassReport>>
}

/** Storage of a gate's data on its device. Each value has a name. Several values are written in one transaction. */
export interface Shelf {
  read(): Promise<ReadonlyMap<string, unknown>>
  /** Writes values by name. A value of `undefined` removes the stored one. */
  write(changes: ReadonlyMap<string, unknown>): Promise<void>
  /** Replaces all values in one transaction. */
  replace(values: ReadonlyMap<string, unknown>): Promise<void>
}

export interface BookDeps {
  shelf: Shelf
  /** Sends a report; rejects without a network. */
  send: (report: object) => Promise<Answer>
  now: () => number
  newId: () => string
}
