import type { Clock, TimerId } from '@/lib/clock'

/** Ms between two batches (shell §9). */
const THROTTLE = 300
/** Events that wait at most; the oldest are dropped (shell §9). */
const CAP = 200
/** Times that a batch is sent again when it was not taken (shell §9). */
const RETRIES = 3
/** Ms before the first of them; each next one waits twice as long. */
const RETRY_DELAY = 1000
/** Characters of the events of one batch: it travels in an address, which proxies take up to 8 KB of. */
const SIZE = 4500

/** Shell §9: events that must not wait, and all others. */
export type Priority = 100 | 1

export interface QueuedEvent {
  /** As it is sent: JSON. */
  readonly text: string
  readonly urgent: boolean
}

export interface QueueDeps {
  clock: Clock
  /** Events of a batch at most, and ms that an event waits at most. */
  rules: () => { batchSize: number; maxDelay: number }
  /** Sends one batch. @returns whether it was taken */
  send: (events: readonly string[], priority: Priority) => Promise<boolean>
  /** Events that will never be sent, and why. */
  dropped: (count: number, why: 'full' | 'refused') => void
}

interface Waiting extends QueuedEvent {
  since: number
}

/** Events on their way: in batches, by number or by time, never two at once, never faster than the throttle. */
export class EventQueue {
  private waiting: Waiting[] = []
  private timer: TimerId | null = null
  private sending = false
  private sentAt = -Infinity
  /** How many were waiting when the page was left: they go out without waiting for more. */
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

  /** Sends what waits as soon as the throttle allows: the page may not come back. */
  flush(): void {
    this.leaving = this.waiting.length
    this.schedule()
  }

  clear(): void {
    this.waiting = []
    this.leaving = 0
    this.schedule()
  }

  /** The moment the next batch is due; null when nothing waits. */
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

  /** The next batch: of those that must not wait, if there are any. */
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
