import type { Clock, TimerId } from '@/lib/clock'

/** Minimum time between two batches, ms (shell §9). */
const THROTTLE = 300
/** Maximum number of waiting events. If the number is exceeded, the oldest events are dropped (shell §9). */
const CAP = 200
/** Number of retries for a rejected batch (shell §9). */
const RETRIES = 3
/** Delay before the first retry, ms. Each further delay is twice as long. */
const RETRY_DELAY = 1000
/** Maximum length of a batch in characters. A batch is part of an address, which proxies accept up to 8 KB. */
const SIZE = 4500

/** Priority (shell §9): 100 for events that are sent at once, 1 for all others. */
export type Priority = 100 | 1

export interface QueuedEvent {
  /** The event as JSON. */
  readonly text: string
  readonly urgent: boolean
}

export interface QueueDeps {
  clock: Clock
  /**
   * Returns the maximum number of events in a batch (`batchSize`), and the maximum time that an event waits in ms
   * (`maxDelay`).
   */
  rules: () => { batchSize: number; maxDelay: number }
  /**
   * Sends one batch.
   * @returns true if the gateway accepted the batch
   */
  send: (events: readonly string[], priority: Priority) => Promise<boolean>
  /** Called with the number of dropped events and the reason. */
  dropped: (count: number, why: 'full' | 'refused') => void
}

interface Waiting extends QueuedEvent {
  since: number
}

/**
 * Queue of events. Sends a batch when enough events wait, or when an event has waited long enough. Sends one batch at
 * a time, and observes the minimum time between batches.
 */
export class EventQueue {
  private waiting: Waiting[] = []
  private timer: TimerId | null = null
  private sending = false
  private sentAt = -Infinity
  /**
   * Number of events that were waiting when the visitor left the page. They are sent even if the batch is not full.
   */
  private leaving = 0

  constructor(private readonly deps: QueueDeps) {}

  get length(): number {
    return this.waiting.length
  }

  add(event: QueuedEvent): void {
    this.waiting.push({ ...event, since: this.deps.clock.elapsed() })
    if (this.waiting.length > CAP) {
      this.waiting.shift()
      this.deps.dropped(1, 'full')
    }
    this.schedule()
  }

  /**
   * Sends the waiting events as soon as the minimum time between batches permits, because the page may never be shown
   * again.
   */
  flush(): void {
    this.leaving = this.waiting.length
    this.schedule()
  }

  clear(): void {
    this.waiting = []
    this.leaving = 0
    this.schedule()
  }

  /** Time of the next batch on the clock of elapsed time, ms; null if no events wait. */
  private get due(): number | null {
    const [oldest] = this.waiting
    if (!oldest) return null
    const { batchSize, maxDelay } = this.deps.rules()
    const ready = this.leaving > 0 || this.waiting.length >= batchSize || this.waiting.some(({ urgent }) => urgent)
    return Math.max(ready ? -Infinity : oldest.since + maxDelay, this.sentAt + THROTTLE)
  }

  private schedule(): void {
    const { clock } = this.deps
    if (this.timer !== null) clock.clearTimeout(this.timer)
    this.timer = null
    const { due } = this
    if (this.sending || due === null) return
    this.timer = clock.setTimeout(() => void this.sendNext(), Math.max(0, due - clock.elapsed()))
  }

  /** Removes the next batch from the queue and returns it. If urgent events wait, the batch contains only these. */
  private take(): { batch: Waiting[]; priority: Priority } {
    const urgent = this.waiting.some((event) => event.urgent)
    const { batchSize } = this.deps.rules()
    const batch: Waiting[] = []
    let size = 0
    for (const event of this.waiting) {
      if (event.urgent !== urgent) continue
      size += event.text.length
      if (batch.length === batchSize || (batch.length > 0 && size > SIZE)) break
      batch.push(event)
    }
    this.waiting = this.waiting.filter((event) => !batch.includes(event))
    this.leaving = Math.max(0, this.leaving - batch.length)
    return { batch, priority: urgent ? 100 : 1 }
  }

  private async sendNext(): Promise<void> {
    this.timer = null
    const { batch, priority } = this.take()
    const texts = batch.map(({ text }) => text)
    this.sending = true
    for (let retry = 0; ; retry++) {
      this.sentAt = this.deps.clock.elapsed()
      const taken = await this.deps.send(texts, priority).catch(() => false)
      if (taken) break
      if (retry === RETRIES) {
        this.deps.dropped(batch.length, 'refused')
        break
      }
      await new Promise<void>((resolve) => {
        this.deps.clock.setTimeout(resolve, RETRY_DELAY * 2 ** retry)
      })
    }
    this.sending = false
    this.schedule()
  }
}
