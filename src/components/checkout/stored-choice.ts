import { keys } from '@/platform/storage/keys'
import type { ModelDeps } from '../screen/use-model'
import type { Choice } from './pricing.model'

/** Milliseconds; the coupons of an older choice may be gone. */
const CHOICE_TTL = 30 * 60_000

/** The buyer's coupon and cash cards in one checkout, with the units that they were chosen for. It survives a reload. */
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
    const { couponId, cashCards, items } = stored
    return {
      ...(couponId !== null && { couponId }),
      ...(cashCards.length > 0 && { cashCards }),
      ...(items.length > 0 && { items }),
    }
  }

  /** Stores a choice with a coupon ('' for none) or with cash cards. */
  write({
    couponId = null,
    cashCards = [],
    items = [],
  }: Omit<Choice, 'couponId'> & { couponId?: string | null }): void {
    const { clock, platform } = this.deps
    if (couponId === null && cashCards.length === 0) return this.clear()
    const choice = { purchase: this.purchase, couponId, cashCards: [...cashCards], items, savedAt: clock.now() }
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
