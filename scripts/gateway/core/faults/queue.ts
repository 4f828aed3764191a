import { randomBytes } from 'node:crypto'
import { openSigned, signed } from '../signed'
import type { FaultAnswer } from './kinds'

const MINUTE = 60_000
/** Minimum and maximum of the retry delay, in ms. */
const MIN_RETRY = 1_000
const MAX_RETRY = 30_000
/** Maximum number of stored positions. The oldest is removed first. */
const MAX = 100_000

/** Queue status for a waiting user. A value that the fault does not publish is null. */
export interface Waiting {
  ticket: string
  /** Position in the queue. 1 is admitted next. */
  place: number | null
  ratePerMinute: number | null
  /** Delay before the next attempt, in ms. */
  retryAfterMs: number | null
}

export interface Knock {
  /** Queue ticket from the response to an earlier attempt. */
  ticket?: string
  /** Id of the user. Identifies the user instead of a queue ticket if the fault publishes no queue data. */
  clientId: string
  /** Time of the attempt, epoch ms by the gateway's clock. */
  now: number
}

/**
 * Result of an attempt. `giveBack` undoes the admission if the call did not run, so that the user's next attempt is
 * admitted.
 */
export type Answer = { admitted: true; giveBack(): void } | { admitted: false; waiting: Waiting | null }

/** Removes the oldest entry if the collection exceeds the maximum. Sets and maps iterate in insertion order. */
const dropOldest = <T>(line: { size: number; keys(): Iterable<T>; delete(key: T): boolean }): void => {
  if (line.size <= MAX) return
  for (const oldest of line.keys()) return void line.delete(oldest)
}

type Rules = Omit<FaultAnswer<'queue'>, 'kind'>

/**
 * A queue in front of a call. Each new user gets a number. Number n is admitted n/rate minutes after the start at the
 * earliest. The number of admissions within a minute never exceeds the rate. Simulated users take up numbers that no
 * real user gets.
 */
export class Queue {
  private readonly key = randomBytes(32)
  /** Numbers whose tickets are still valid. */
  private readonly waiting = new Set<number>()
  /** Numbers by client id, used if the fault publishes no tickets. */
  private readonly known = new Map<string, number>()
  /** Admission times of the last minute, in epoch ms. */
  private entered: number[] = []
  private last = 0
  private now: number

  constructor(
    private readonly rules: Rules,
    private began: number,
  ) {
    this.now = began
  }

  /** Admits a user, or returns the queue status. */
  knock({ ticket, clientId, now }: Knock): Answer {
    this.follow(now)
    const { tells, ratePerMinute } = this.rules
    const number = this.numberOf(ticket, clientId) ?? this.join(clientId)
    const wait = this.waitOf(number)
    if (wait === 0) {
      this.waiting.delete(number)
      this.known.delete(clientId)
      this.entered.push(now)
      return { admitted: true, giveBack: () => this.admit(number, clientId) }
    }
    if (tells === 'nothing') return { admitted: false, waiting: null }
    const all = tells === 'all'
    return {
      admitted: false,
      waiting: {
        ticket: signed(this.key, String(number)),
        place: all || tells === 'place' ? Math.max(1, number - this.served()) : null,
        ratePerMinute: all || tells === 'rate' ? ratePerMinute : null,
        retryAfterMs: all ? Math.min(MAX_RETRY, Math.max(MIN_RETRY, wait)) : null,
      },
    }
  }

  /** Shifts the start of the queue if the clock was set back, so that positions do not change. */
  private follow(now: number): void {
    const back = Math.min(0, now - this.now)
    this.now = now
    this.began += back
    this.entered = this.entered.map((at) => at + back).filter((at) => at > now - MINUTE)
  }

  /** Returns the highest number that the queue admits now. */
  private served(): number {
    return Math.floor(((this.now - this.began) * this.rules.ratePerMinute) / MINUTE)
  }

  private numberOf(ticket: string | undefined, clientId: string): number | undefined {
    if (this.rules.tells === 'nothing') return this.known.get(clientId)
    const number = Number(openSigned(this.key, ticket ?? '') ?? NaN)
    return this.waiting.has(number) ? number : undefined
  }

  private join(clientId: string): number {
    this.last = Math.max(this.last, this.served() + this.rules.ahead) + 1
    this.admit(this.last, clientId)
    return this.last
  }

  private admit(number: number, clientId: string): void {
    if (this.rules.tells === 'nothing') dropOldest(this.known.set(clientId, number))
    else dropOldest(this.waiting.add(number))
  }

  /**
   * Returns the time until this number is admitted, in ms. A number is admitted in its turn, and only if the last
   * minute had fewer admissions than the rate.
   */
  private waitOf(number: number): number {
    const { ratePerMinute } = this.rules
    const turn = this.began + Math.ceil((number * MINUTE) / ratePerMinute)
    const full = this.entered.length >= ratePerMinute
    const room = full ? this.entered[this.entered.length - ratePerMinute] + MINUTE : this.now
    return Math.max(0, turn - this.now, room - this.now)
  }
}
