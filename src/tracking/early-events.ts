import type { Track, TrackedEvent } from './events'

/** Events that wait at most (shell §9). */
const CAP = 200

export interface NotedEvent {
  readonly event: TrackedEvent
  /** Epoch ms. */
  readonly at: number
}

/** The tracker, once its code is there. */
export interface EventReceiver {
  add(noted: NotedEvent): void
  /** The page may not come back. */
  leave(): void
}

/**
 * Takes events from the first moment on, before the tracker's own code is there: that loads when the page is idle.
 * Without the buyer's consent nothing is noted at all (decision 51).
 */
export class EarlyEvents {
  private waiting: NotedEvent[] = []
  private receiver: EventReceiver | null = null

  constructor(private readonly deps: { consented: () => boolean; now: () => number }) {}

  readonly track: Track = (event) => {
    if (!this.deps.consented()) return
    const noted = { event, at: this.deps.now() }
    if (this.receiver) return this.receiver.add(noted)
    this.waiting.push(noted)
    if (this.waiting.length > CAP) this.waiting.shift()
  }

  /** From now on events go there, beginning with those that wait. */
  handTo(receiver: EventReceiver): void {
    this.receiver = receiver
    for (const noted of this.waiting.splice(0)) receiver.add(noted)
  }

  leave(): void {
    this.receiver?.leave()
  }
}
