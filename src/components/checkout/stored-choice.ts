import { keys } from '@/platform/storage/keys'
import type { ModelDeps } from '../screen/use-model'
import type { Choice } from './pricing.model'

/** Milliseconds; the coupons of an older choice may be gone. */
const CHOICE_TTL = 30 * 60_000

/** The buyer's choice of a coupon in one checkout, with the units that it was chosen for. It survives a reload. */
export class StoredChoice {
  /** @param purchase identifies the purchase */
  constructor(
    private readonly deps: Pick<ModelDeps, 'clock' | 'platform' | 'stores'>,
    private readonly purchase: string,
  ) {}

  /** Returns the choice; empty without one, for an expired one, and for that of another purchase. */
  read(): Choice {
    const { clock, platform } = this.deps
    const stored = platform.storage.read(keys.couponChoice, this.userId)
    if (stored?.purchase !== this.purchase || clock.now() - stored.savedAt > CHOICE_TTL) return {}
    const { couponId, items } = stored
    return { couponId, ...(items.length > 0 ? { items } : {}) }
  }

  /** Stores a choice with a coupon, or with '' for none. */
  write({ couponId, items = [] }: Choice): void {
    const { clock, platform } = this.deps
    if (couponId === undefined) return this.clear()
    const choice = { purchase: this.purchase, couponId, items, savedAt: clock.now() }
    platform.storage.write(keys.couponChoice, choice, this.userId)
  }

  /** Removes the choice: the checkout has ended. */
  clear(): void {
    this.deps.platform.storage.remove(keys.couponChoice, this.userId)
  }

  private get userId(): string {
    return this.deps.stores.user.userId
  }
}
