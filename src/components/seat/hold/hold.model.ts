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
  /** Ids of the refused seats, and of the same number of free seats nearby. */
  | { kind: 'refused'; code: number; seatIds: string[]; nearest: string[]; error: unknown }
  /**
   * The request failed without a refusal about seats. The hold may exist; repeating the same request returns the hold.
   */
  | { kind: 'unknown'; error: unknown }

interface HoldDeps extends Pick<Services, 'client' | 'clock'> {
  /** Shows why a hold could not be extended. Without this function the caller shows the reason. */
  notify?: (error: unknown) => void
}

/** Session whose seats are held, and the privilege for it if the buyer has one. */
export interface HoldTarget {
  showId: string
  sessionId: string
  privilegeId?: string | undefined
  /** Id of an existing hold, from the address. */
  holdId?: string | undefined
}

/**
 * The seats that the gateway holds for the buyer in one session. A hold is requested or found, can be extended and
 * released, and expires.
 */
export class SeatHoldModel {
  hold: SeatHold | null = null
  /** The hold has expired, or the gateway has ended it. */
  over = false
  /** True while a request about the hold is running. */
  busy = false
  /** Expiry from a price response, epoch ms. Used if the hold itself could not be loaded. */
  private pricedExpiry: number | null = null
  /** Content and idempotency key of the last request, if its outcome is unknown. */
  private pendingKey: { content: string; key: string } | null = null

  constructor(
    private readonly deps: HoldDeps,
    private readonly target: HoldTarget,
    private readonly newKey: () => string = randomKey,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Expiry of the hold, epoch ms; null while unknown, or if no seats are held. */
  get expiresAt(): number | null {
    return this.hold?.expiresAt ?? this.pricedExpiry
  }

  get running(): boolean {
    return this.expiresAt !== null
  }

  get canExtend(): boolean {
    return (this.hold?.extensionsLeft ?? 0) > 0
  }

  /**
   * Loads the hold that the address names, if any. Never rejects, because the price response contains the expiry too.
   */
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
   * Searches for a running hold, so that a restarted app shows the held seats.
   * @returns `gone` if a hold ended early because an order used its seats. Never rejects: after a failure, the state
   * remains.
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

  /** Holds these seats in place of the earlier seats. Never rejects. @param version of the seat map */
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

  /** Updates the expiry from a price response. @param expiresAt epoch ms */
  updateExpiry(expiresAt: number | null): void {
    if (expiresAt === null || this.over) return
    this.pricedExpiry = expiresAt
    if (this.hold) this.hold = { ...this.hold, expiresAt }
  }

  /**
   * Extends the hold. If the gateway has ended the hold, also ends it here.
   *
   * @returns the error, or null after success
   */
  async extend(): Promise<unknown> {
    const { client, notify } = this.deps
    const error = await this.change((holdId) => client.call(extendHold, { holdId }, HANDLES_SEAT_ERRORS))
    if (error && !this.over) notify?.(error)
    return error
  }

  /**
   * Releases the seats. @returns the error, or null after success; after an error, the seats are released when the hold
   * expires
   */
  async release(): Promise<unknown> {
    return this.change(async (holdId) => {
      await this.deps.client.call(releaseHold, { holdId }, HANDLES_SEAT_ERRORS)
      return null
    })
  }

  /** Ends the hold locally: it has expired, or the gateway has ended it. */
  end(): void {
    this.apply(null)
    this.over = true
  }

  /**
   * Returns the idempotency key for this content. Reuses the key of a request with the same content and unknown
   * outcome.
   */
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
