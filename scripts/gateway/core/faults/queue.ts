import { randomBytes } from 'node:crypto'
import { openSigned, signed } from '../signed'
import type { FaultAnswer } from './kinds'

const MINUTE = 60_000
/** Bounds of the retry delay, ms. */
const MIN_RETRY = 1_000
const MAX_RETRY = 30_000
/** Positions in memory; the oldest is dropped first. */
const MAX = 100_000

/** What a waiting caller gets; null for a fact that is not published. */
export interface Waiting {
  ticket: string
  /** Tries of others that go before, this one included. */
  place: number | null
  ratePerMinute: number | null
  /** Ms. */
  retryAfterMs: number | null
}

export interface Knock {
  /** What the caller shows of an earlier knock. */
  ticket?: string
  /** Who it is where no ticket is given out. */
  clientId: string
  /** Epoch ms by the gateway's clock. */
  now: number
}

/** `giveBack`: the call was not done after all; the caller is admitted again at the next knock. */
export type Answer = { admitted: true; giveBack(): void } | { admitted: false; waiting: Waiting | null }

/** Both collections keep insertion order. */
const dropOldest = <T>(line: { size: number; keys(): Iterable<T>; delete(key: T): boolean }): void => {
  if (line.size <= MAX) return
  for (const oldest of line.keys()) return void line.delete(oldest)
}

type Rules = Omit<FaultAnswer<'queue'>, 'kind'>

/**
 * A queue in front of a call. Each new caller gets a number; number n is admitted n/rate minutes after the start, never
 * earlier, and never beyond the rate of any one minute. Simulated callers are skipped numbers.
 */
export class Queue {
  private readonly key = randomBytes(32)
  /** Numbers whose tickets are good. */
  private readonly waiting = new Set<number>()
  /** Numbers of those who are given no ticket. */
  private readonly known = new Map<string, number>()
  /** When those of the last minute were let in. */
  private entered: number[] = []
  private last = 0
  private now: number

  constructor(
    private readonly rules: Rules,
    private began: number,
  ) {
    this.now = began
  }

  /** Admits a caller, or answers the position. */
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

  /** Moves the queue with a clock that was set back: positions stay. */
  private follow(now: number): void {
    const back = Math.min(0, now - this.now)
    this.now = now
    this.began += back
    this.entered = this.entered.map((at) => at + back).filter((at) => at > now - MINUTE)
  }

  /** Numbers that have come up. */
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

  /** Ms until this number may enter: its turn, and room in the minute. */
  private waitOf(number: number): number {
    const { ratePerMinute } = this.rules
    const turn = this.began + Math.ceil((number * MINUTE) / ratePerMinute)
    const full = this.entered.length >= ratePerMinute
    const room = full ? this.entered[this.entered.length - ratePerMinute] + MINUTE : this.now
    return Math.max(0, turn - this.now, room - this.now)
  }
}
