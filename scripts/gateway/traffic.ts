import { EventEmitter } from 'node:events'

/** One answered request as the console shows it: the route's pattern, never its values. */
export interface Visit {
  id: number
  at: number
  method: string
  route: string
  /** HTTP status; 0 when there was no answer. */
  status: number
  /** The envelope's code, null for pictures and pages. */
  code: number | null
  ms: number
  /** The kind of fault that was provoked on the console; absent for none. */
  fault?: string | null
}

const KEPT = 300

/** The last requests, and a stream of those to come (event `visit`). */
export class Traffic extends EventEmitter<{ visit: [Visit] }> {
  private readonly visits: Visit[] = []
  private next = 1

  record(visit: Omit<Visit, 'id'>): void {
    const entry = { id: this.next++, ...visit }
    this.visits.push(entry)
    if (this.visits.length > KEPT) this.visits.shift()
    this.emit('visit', entry)
  }

  /** Newest last. */
  recent(): readonly Visit[] {
    return this.visits
  }
}
