import { EventEmitter } from 'node:events'

/** One answered request as the console shows it: the route's pattern, never its values. */
export interface LogEntry {
  id: number
  at: number
  method: string
  route: string
  /** HTTP status; 0 when there was no answer. */
  status: number
  /** The envelope's code, null for pictures and pages. */
  code: number | null
  ms: number
  /** The kind of fault that was injected by the console; absent for none. */
  fault?: string | null
}

const MAX_ENTRIES = 300

/** The last requests, and a stream of those to come (event `entry`). */
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
