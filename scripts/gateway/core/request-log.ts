import { EventEmitter } from 'node:events'

/** A logged request, shown on the console. It contains the route's pattern, never the values in its address. */
export interface LogEntry {
  id: number
  at: number
  method: string
  route: string
  /** HTTP status; 0 without a response. */
  status: number
  /** Status code of the envelope, or null for pictures and pages. */
  code: number | null
  ms: number
  /** The kind of the injected fault, if any. */
  fault?: string | null
}

const MAX_ENTRIES = 300

/** The most recent requests. Emits `entry` for each new one. */
export class RequestLog extends EventEmitter<{ entry: [LogEntry] }> {
  private readonly entries: LogEntry[] = []
  private next = 1

  record(facts: Omit<LogEntry, 'id'>): void {
    const entry = { id: this.next++, ...facts }
    this.entries.push(entry)
    if (this.entries.length > MAX_ENTRIES) this.entries.shift()
    this.emit('entry', entry)
  }

  /** Returns the requests, the newest last. */
  recent(): readonly LogEntry[] {
    return this.entries
  }
}
