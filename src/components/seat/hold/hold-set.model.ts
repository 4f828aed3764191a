import { makeAutoObservable } from 'mobx'
import type { ComboItemRequest } from '@/api/combo'
import {
  createHoldSet,
  currentHoldSet,
  extendHoldSet,
  type HoldSet,
  readSetRefusal,
  type RefusedPart,
  releaseHoldSet,
} from '@/api/hold-set'
import { COMBO_CODES } from '@/domain/business-codes/combo'
import { randomKey } from '@/lib/random-key'
import { isRequestError } from '@/request/errors'
import type { Services } from '../../services'
import { HANDLES_SEAT_ERRORS, hasNoHold } from './hold-errors'

/** Outcome of a request to hold a set. Nothing is held unless the outcome is `held`. */
export type SetOutcome =
  | { kind: 'held'; set: HoldSet }
  /** Items that cannot be held. */
  | { kind: 'refused'; parts: readonly RefusedPart[] }
  /** Another refusal, or no response. A repeated request with the same items returns the same set. */
  | { kind: 'failed'; error: unknown }

type Deps = Pick<Services, 'client' | 'clock'>

const HANDLES_SET_ERRORS = {
  ...HANDLES_SEAT_ERRORS,
  handledStatuses: [...HANDLES_SEAT_ERRORS.handledStatuses, COMBO_CODES.comboChoiceWrong],
} as const

/** The seats and tickets of all sessions of a combo, which the gateway holds with one end. */
export class HoldSetModel {
  set: HoldSet | null = null
  /** The set has expired, or the gateway has ended it. */
  over = false
  /** True while a request about the set is running. */
  busy = false
  /** Expiry from a price response, epoch ms. Used if the set itself could not be loaded. */
  private pricedExpiry: number | null = null
  /** Content and idempotency key of the last request, if its outcome is unknown. */
  private pendingKey: { content: string; key: string } | null = null
  /** Increases with each change of the set, so that an answer about an earlier set is dropped. */
  private changes = 0

  constructor(
    private readonly deps: Deps,
    private readonly promotionId: string,
  ) {
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** Expiry of the set, epoch ms; null while unknown. */
  get expiresAt(): number | null {
    return this.set?.expiresAt ?? this.pricedExpiry
  }

  get canExtend(): boolean {
    return (this.set?.extensionsLeft ?? 0) > 0
  }

  /**
   * Loads the buyer's set of the combo. Returns the set, or null. Never rejects. After a failure, the state remains. An
   * answer is dropped if a request has changed the set in the meantime.
   */
  async find(): Promise<HoldSet | null> {
    const { changes } = this
    try {
      const { promotionId } = this
      const { holdSet } = await this.deps.client.call(currentHoldSet, { promotionId }, { silent: true })
      if (changes === this.changes && (!this.over || holdSet)) this.apply(holdSet)
    } catch {
      return this.set
    }
    return this.set
  }

  /** Holds these items in place of the earlier set. Never rejects. */
  async request(items: readonly ComboItemRequest[]): Promise<SetOutcome> {
    this.begin()
    try {
      const { promotionId } = this
      const idempotencyKey = this.keyFor(JSON.stringify(items))
      const request = { promotionId, items, idempotencyKey }
      const set = await this.deps.client.call(createHoldSet, request, HANDLES_SET_ERRORS)
      this.pendingKey = null
      this.apply(set)
      return { kind: 'held', set }
    } catch (error) {
      // A refused set has not used its key, but the next attempt may have the same items.
      if (isRequestError(error) && error.kind === 'business') this.pendingKey = null
      const { parts } = readSetRefusal(isRequestError(error) ? error.data : null)
      return parts.length > 0 ? { kind: 'refused', parts } : { kind: 'failed', error }
    } finally {
      this.finish()
    }
  }

  /** Updates the expiry from a price response. @param expiresAt epoch ms */
  updateExpiry(expiresAt: number | null): void {
    if (expiresAt === null || this.over) return
    this.pricedExpiry = expiresAt
    if (this.set) this.set = { ...this.set, expiresAt }
  }

  /** Restarts the time of the set. @returns the error, or null after success */
  extend(): Promise<unknown> {
    return this.change((holdSetId) => this.deps.client.call(extendHoldSet, { holdSetId }, HANDLES_SET_ERRORS))
  }

  /** Releases the set. @returns the error, or null after success */
  release(): Promise<unknown> {
    return this.change(async (holdSetId) => {
      await this.deps.client.call(releaseHoldSet, { holdSetId }, HANDLES_SET_ERRORS)
      return null
    })
  }

  /** Ends the set locally: it has expired, or the gateway has ended it. */
  end(): void {
    this.apply(null)
    this.over = true
  }

  private keyFor(content: string): string {
    if (this.pendingKey?.content !== content) this.pendingKey = { content, key: randomKey() }
    return this.pendingKey.key
  }

  private async change(call: (holdSetId: string) => Promise<HoldSet | null>): Promise<unknown> {
    const { set } = this
    if (!set || this.busy) return null
    this.begin()
    try {
      this.apply(await call(set.holdSetId))
      return null
    } catch (error) {
      if (hasNoHold(error)) this.end()
      return error
    } finally {
      this.finish()
    }
  }

  private begin(): void {
    this.busy = true
    this.changes += 1
  }

  private finish(): void {
    this.busy = false
    this.changes += 1
  }

  private apply(set: HoldSet | null): void {
    this.set = set
    this.pricedExpiry = set?.expiresAt ?? null
    this.over = false
  }
}
