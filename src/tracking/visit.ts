import type { Clock } from '@/lib/clock'

const MINUTE = 60_000
/** Time without an event that ends a visit, ms. The next constant is the maximum duration of a visit (shell §4). */
const IDLE = 30 * MINUTE
const WHOLE = 12 * 60 * MINUTE

/** A visit, which the specification calls the tracker's session. Times are epoch ms. */
export interface VisitRecord {
  id: string
  beganAt: number
  lastAt: number
}

interface VisitDeps {
  clock: Pick<Clock, 'now'>
  newId: () => string
  stored: VisitRecord | null
  store: (visit: VisitRecord) => void
}

/** Determines the visit to which events belong. The visit continues after a reload of the page. */
export class Visit {
  private current: VisitRecord | null

  constructor(private readonly deps: VisitDeps) {
    this.current = deps.stored
  }

  /** Returns the id of the current visit. Begins a new visit if the last visit has ended. */
  id(): string {
    const now = this.deps.clock.now()
    const { current } = this
    const goesOn = current && now - current.lastAt < IDLE && now - current.beganAt < WHOLE && now >= current.beganAt
    this.current = goesOn
      ? { ...current, lastAt: Math.max(now, current.lastAt) }
      : { id: this.deps.newId(), beganAt: now, lastAt: now }
    if (!goesOn) this.deps.store(this.current)
    return this.current.id
  }

  /** Stores the visit. Called for each batch, not for each event. */
  save(): void {
    if (this.current) this.deps.store(this.current)
  }
}
