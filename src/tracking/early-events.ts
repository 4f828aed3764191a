import type { Track, TrackedEvent } from './events'

/** Maximum number of events that wait for the tracker's code (shell §9). */
const CAP = 200

export interface NotedEvent {
  readonly event: TrackedEvent
  /** Time of the event, epoch ms. */
  readonly at: number
}

/** Receives the events: the tracker, after its code has loaded. */
export interface EventReceiver {
  add(noted: NotedEvent): void
  /** Called when the visitor leaves the page, because the page may never be shown again. */
  leave(): void
}

/** Stores events until the tracker's code has loaded. Stores nothing before the visitor's consent (decision 51). */
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

  /** Passes all events to the receiver, beginning with the waiting events. */
  handTo(receiver: EventReceiver): void {
    this.receiver = receiver
    for (const noted of this.waiting.splice(0)) receiver.add(noted)
  }

  leave(): void {
    this.receiver?.leave()
  }
}
