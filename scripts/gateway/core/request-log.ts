import { EventEmitter } from 'node:events'

/** A request on the console: the route's pattern, never its values. */
export interface LogEntry {
  id: number
  at: number
  method: string
  route: string
  /** HTTP status; 0 without a response. */
  status: number
  /** The envelope's code, null for pictures and pages. */
  code: number | null
  ms: number
  /** The kind of the injected fault, if any. */
  fault?: string | null
}

const MAX_ENTRIES = 300

/** The last requests, and a stream of new ones (event `entry`). */
export class RequestLog extends EventEmitter<{ entry: [LogEntry] }> {
  private readonly entries: LogEntry[] = []
  private next = 1

  record(facts: Omit<LogEntry, 'id'>): void {
    const entry = { id: this.next++, ...facts }
    this.entries.push(entry)
    if (this.entries.length > MAX_ENTRIES) this.entries.shift()
    this.emit('entry', entry)
  }

  /** Newest last. */
  recent(): readonly LogEntry[] {
    return this.entries
  }
}
