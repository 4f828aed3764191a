import type { Clock, TimerId } from '@/lib/clock'

/** Ms between two batches (shell §9). */
const THROTTLE = 300
/** Maximum waiting events; the oldest are dropped (shell §9). */
const CAP = 200
/** Retries of a refused batch (shell §9). */
const RETRIES = 3
/** Ms before the first retry; each next one waits twice as long. */
const RETRY_DELAY = 1000
/** Maximum characters of the events of one batch: they are part of an address, which proxies accept up to 8 KB. */
const SIZE = 4500

/** Priority (shell §9): 100 for events that are sent at once, 1 for all others. */
export type Priority = 100 | 1

export interface QueuedEvent {
  /** JSON for sending. */
  readonly text: string
  readonly urgent: boolean
}

export interface QueueDeps {
  clock: Clock
  /** Maximum events of a batch, and maximum delay of an event in ms. */
  rules: () => { batchSize: number; maxDelay: number }
  /** Sends one batch. @returns true if it was accepted */
  send: (events: readonly string[], priority: Priority) => Promise<boolean>
  /** Reports the number of dropped events, and the reason. */
  dropped: (count: number, why: 'full' | 'refused') => void
}

interface Waiting extends QueuedEvent {
  since: number
}

/** Queue of events. Sends batches by number or by time, one at a time, limited by the throttle. */
export class EventQueue {
  private waiting: Waiting[] = []
  private timer: TimerId | null = null
  private sending = false
  private sentAt = -Infinity
  /** Number of waiting events when the page was left: they are sent without waiting for more. */
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

  /** Sends waiting events as soon as the throttle allows, because the page may not return. */
  flush(): void {
    this.leaving = this.waiting.length
    this.schedule()
  }

  clear(): void {
    this.waiting = []
    this.leaving = 0
    this.schedule()
  }

  /** Time of the next batch; null without waiting events. */
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

  /** Takes the next batch: the urgent events, if there are any. */
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
