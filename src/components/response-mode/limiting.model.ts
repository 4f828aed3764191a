import { makeAutoObservable } from 'mobx'
import {
  estimateWait,
  LIMITING,
  MAX_OBSERVATIONS,
  nextTry,
  progressOf,
  type QueueObservation,
  readWaiting,
  type Waiting,
} from '@/domain/limiting'
import type { Clock, TimerId } from '@/lib/clock'
import type { RequestError } from '@/request/errors'

/**
 * How a wait ended.
 * - `in`: the call succeeded.
 * - `failed`: the call failed for another reason.
 * - `cancelled`: the buyer canceled the wait.
 * - `left`: the buyer left the screen.
 * - `tired`: the maximum number of tries was reached.
 */
export type WaitingEnd =
  | { kind: 'in' | 'cancelled' | 'left' }
  | { kind: 'tired'; error: RequestError }
  | { kind: 'failed'; error: RequestError }

export interface LimitingDeps {
  clock: Clock
  /** Returns a random number from 0 to 1. */
  chance: () => number
  isHere: () => boolean
  retry: () => Promise<RequestError | null>
  /** Returns true if the buyer must wait longer. */
  isLimiting: (error: RequestError) => boolean
}

/**
 * Interval in milliseconds at which the display is updated. Also the interval of the check that the buyer is still on
 * the screen.
 */
const TICK = 500

/**
 * Maximum time by which a wait may exceed its estimate, in milliseconds. Beyond this time, the remaining time is
 * unknown until the next response.
 */
const MAX_OVERDUE = 5_000

/** Retries a critical call until the gateway accepts it (shell §4, limiting flow). */
export class LimitingModel {
  /** Tries made since the first refusal. */
  attempts = 0
  /** The gateway's latest data about the queue. */
  waiting: Waiting | null
  /** Time of the next try, epoch ms; null while a try is running. */
  nextAt: number | null = null
  now: number
  /** Expected total wait, in milliseconds; null while unknown. */
  total: number | null = null
  private readonly startedAt: number
  private observed: QueueObservation[] = []
  private ownAttempts = 0
  private timer: TimerId | null = null
  private end!: (end: WaitingEnd) => void
  private readonly ended: Promise<WaitingEnd>
  private over = false
  private givenUp = false

  constructor(
    private error: RequestError,
    private readonly deps: LimitingDeps,
  ) {
    this.waiting = readWaiting(error.data)
    this.startedAt = this.now = deps.clock.now()
    this.observe()
    this.ended = new Promise((resolve) => (this.end = resolve))
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Progress of the wait, from 0 to 0.9. */
  get ring(): number {
    return progressOf(this.attempts, this.now - this.startedAt, this.total)
  }

  /** Estimated ms until the buyer is admitted; null while unknown. */
  get remaining(): number | null {
    if (this.total === null) return null
    const left = this.startedAt + this.total - this.now
    return left < -MAX_OVERDUE ? null : Math.max(0, left)
  }

  /** Seconds until the next try; null while a try is running. */
  get nextIn(): number | null {
    return this.nextAt === null ? null : Math.max(0, Math.ceil((this.nextAt - this.now) / 1000))
  }

  get isLongWait(): boolean {
    return this.attempts >= LIMITING.delayNoticeFrom
  }

  /** Retries until the wait ends. Returns how it ended. Never rejects. */
  run(): Promise<WaitingEnd> {
    this.plan()
    this.tick()
    return this.ended
  }

  /** Cancels the wait. A running try may still succeed, and its result is used. */
  cancel(): void {
    this.givenUp = true
    if (this.nextAt !== null) this.finish({ kind: 'cancelled' })
  }

  private plan(): void {
    const next = nextTry(this.waiting, this.deps.chance())
    if (!next.fromGateway && this.ownAttempts >= LIMITING.maxAttempts)
      return this.finish({ kind: 'tired', error: this.error })
    if (!next.fromGateway) this.ownAttempts += 1
    this.nextAt = this.deps.clock.now() + next.ms
  }

  /** Updates the time, checks the screen and retries when due, until the end. */
  private tick(): void {
    if (this.over) return
    const { clock, isHere } = this.deps
    this.now = clock.now()
    // A running try may open a captcha or create the order, so it is not interrupted.
    if (this.nextAt !== null && !isHere()) return this.finish({ kind: 'left' })
    if (this.nextAt !== null && this.now >= this.nextAt) void this.tryNow()
    const toNext = this.nextAt === null ? TICK : Math.min(TICK, Math.max(1, this.nextAt - this.now))
    this.timer = clock.setTimeout(this.tick, toNext)
  }

  private async tryNow(): Promise<void> {
    this.nextAt = null
    this.attempts += 1
    const error = await this.deps.retry()
    this.apply(error)
  }

  private apply(error: RequestError | null): void {
    if (!error) return this.finish({ kind: 'in' })
    if (this.givenUp) return this.finish({ kind: 'cancelled' })
    if (this.over) return
    if (!this.deps.isLimiting(error)) return this.finish({ kind: 'failed', error })
    // The waiting dialog shows this failure.
    error.handled = true
    this.error = error
    this.waiting = readWaiting(error.data)
    this.now = this.deps.clock.now()
    this.observe()
    this.plan()
  }

  /** Updates the estimated wait from the gateway's latest response. */
  private observe(): void {
    const place = this.waiting?.place ?? null
    // A higher position means a new entry in the queue.
    if (place === null || place > (this.observed[this.observed.length - 1]?.place ?? place)) this.observed = []
    if (place !== null) this.observed = [...this.observed, { at: this.now, place }].slice(-MAX_OBSERVATIONS)
    const expected = estimateWait(this.waiting, this.observed)
    this.total = expected === null ? null : this.now - this.startedAt + expected
  }

  private finish(end: WaitingEnd): void {
    if (this.timer !== null) this.deps.clock.clearTimeout(this.timer)
    this.over = true
    this.end(end)
  }
}
