import { makeAutoObservable, runInAction } from 'mobx'
import {
  currentHold,
  extendHold,
  holdSeats,
  readSeatRefusal,
  releaseHold,
  type SeatHold,
  seatHoldOf,
} from '@/api/seats'
import { randomKey } from '@/lib/random-key'
import { isRequestError } from '@/request/errors'
import type { Services } from '../../services'
import { HANDLES_HOLD_OVER, HANDLES_SEAT_ERRORS, hasNoHold, seatCodeOf } from './hold-errors'

/** Outcome of a request to hold seats. */
export type HoldOutcome =
  | { kind: 'held'; hold: SeatHold }
  /** Ids of the refused seats, and of the same number of free seats near by. */
  | { kind: 'refused'; code: number; seatIds: string[]; nearest: string[]; error: unknown }
  /** No answer, or an answer without seats. The hold may exist, and the same request returns it. */
  | { kind: 'unknown'; error: unknown }

interface HoldDeps extends Pick<Services, 'client' | 'clock'> {
  /** Shows why a hold could not be extended. Without this function the caller shows the reason. */
  notify?: (error: unknown) => void
}

/** Target of a hold: seats of a session, by a privilege if the buyer has one. */
export interface HoldTarget {
  showId: string
  sessionId: string
  privilegeId?: string | undefined
  /** Id of an existing hold, from the address. */
  holdId?: string | undefined
}

/** The seats that the gateway holds for this buyer in one session: requested or found, extended, released, expired. */
export class SeatHoldModel {
  hold: SeatHold | null = null
  /** The hold has expired, or the gateway has ended it. */
  over = false
  /** A request about the hold is under way. */
  busy = false
  /** Expiry in a price, epoch ms: a fallback if the hold itself has no answer. */
  private pricedExpiry: number | null = null
  /** Key and content of a request without an answer. */
  private pendingKey: { content: string; key: string } | null = null

  constructor(
    private readonly deps: HoldDeps,
    private readonly target: HoldTarget,
    private readonly newKey: () => string = randomKey,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Epoch ms; null while unknown, and without held seats. */
  get expiresAt(): number | null {
    return this.hold?.expiresAt ?? this.pricedExpiry
  }

  get running(): boolean {
    return this.expiresAt !== null
  }

  get canExtend(): boolean {
    return (this.hold?.extensionsLeft ?? 0) > 0
  }

  /** Loads the hold of the address. Does nothing without one. Never rejects: the price also has the expiry. */
  async load(): Promise<void> {
    const { holdId } = this.target
    if (!holdId) return
    try {
      const hold = await this.deps.client.call(seatHoldOf, { holdId }, HANDLES_HOLD_OVER)
      if (!this.over) this.apply(hold)
    } catch (error) {
      if (hasNoHold(error)) this.end()
    }
  }

  /**
   * Looks for a running hold, so that a killed app finds its seats.
   * @returns `gone` when a hold ended early because an order used its seats. Never rejects: without an answer nothing
   * changes.
   */
  async find(): Promise<'running' | 'none' | 'gone'> {
    const before = this.hold
    try {
      const { sessionId } = this.target
      const { hold } = await this.deps.client.call(currentHold, { sessionId }, { silent: true })
      this.apply(hold)
      return hold ? 'running' : before && before.expiresAt > this.deps.clock.now() ? 'gone' : 'none'
    } catch {
      return before ? 'running' : 'none'
    }
  }

  /** Holds these seats in place of the earlier ones. Never rejects. @param version of the seat map */
  async request(seatIds: readonly string[], version: string): Promise<HoldOutcome> {
    const ids = [...seatIds].sort()
    this.busy = true
    try {
      const { holdId: _, ...session } = this.target
      const idempotencyKey = this.keyFor(JSON.stringify([ids, version]))
      const params = { ...session, seatIds: ids, version, idempotencyKey }
      const hold = await this.deps.client.call(holdSeats, params, HANDLES_SEAT_ERRORS)
      this.pendingKey = null
      this.apply(hold)
      return { kind: 'held', hold }
    } catch (error) {
      const code = seatCodeOf(error)
      if (code === null) return { kind: 'unknown', error }
      this.pendingKey = null
      return { kind: 'refused', code, error, ...readSeatRefusal(isRequestError(error) ? error.data : null) }
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  /** Updates the expiry from a price, epoch ms. */
  updateExpiry(expiresAt: number | null): void {
    if (expiresAt === null || this.over) return
    this.pricedExpiry = expiresAt
    if (this.hold) this.hold = { ...this.hold, expiresAt }
  }

  /** Extends the hold. @returns the error when that failed, null otherwise; a hold that is over ends. */
  async extend(): Promise<unknown> {
    const { client, notify } = this.deps
    const error = await this.change((holdId) => client.call(extendHold, { holdId }, HANDLES_SEAT_ERRORS))
    if (error && !this.over) notify?.(error)
    return error
  }

  /** Releases the seats. @returns the error when that failed: they are released when the hold expires. */
  async release(): Promise<unknown> {
    return this.change(async (holdId) => {
      await this.deps.client.call(releaseHold, { holdId }, HANDLES_SEAT_ERRORS)
      return null
    })
  }

  /** The hold has expired, or the gateway has ended it. */
  end(): void {
    this.apply(null)
    this.over = true
  }

  /** Returns the key of this content: the one of a request without an answer, else a new one. */
  private keyFor(content: string): string {
    if (this.pendingKey?.content !== content) this.pendingKey = { content, key: this.newKey() }
    return this.pendingKey.key
  }

  private async change(call: (holdId: string) => Promise<SeatHold | null>): Promise<unknown> {
    const { hold } = this
    if (!hold || this.busy) return null
    this.busy = true
    try {
      this.apply(await call(hold.holdId))
      return null
    } catch (error) {
      if (hasNoHold(error)) this.end()
      return error
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private apply(hold: SeatHold | null): void {
    this.hold = hold
    this.pricedExpiry = hold?.expiresAt ?? null
    this.over = false
  }
}
