import type { DeliverMethod } from '@/api/deliver-option'
import { fen } from '@/domain/money'
import { keys } from '@/platform/storage/keys'
import type { ModelDeps } from '../screen/use-model'
import type { Choice } from './pricing.model'

/** Milliseconds; the coupons of an older choice may be gone. */
const CHOICE_TTL = 30 * 60_000

/** Data of the order that do not affect the price. Attendees are stored by id only. */
interface Entry {
  audienceIds: string[]
  remark: string
}

const EMPTY: Entry = { audienceIds: [], remark: '' }

/** The buyer's choices in one checkout, with the units for which a coupon was chosen. They survive a reload. */
export class StoredChoice {
  choice: Choice = {}
  entry: Entry = EMPTY

  /**
   * Reads the choices. Returns an empty object if none are stored, or if they have expired or belong to another
   * purchase.
   */
  constructor(
    private readonly deps: Pick<ModelDeps, 'clock' | 'platform' | 'stores'>,
    private readonly purchase: string,
  ) {
    const { clock, platform } = deps
    const stored = platform.storage.read(keys.checkoutChoice, this.userId)
    if (stored?.purchase !== purchase || clock.now() - stored.savedAt > CHOICE_TTL) return
    const { couponId, pointAmount, cashCards, items, deliverMethod, addressId, pickupId, audienceIds, remark } = stored
    this.choice = {
      ...(typeof couponId === 'string' && { couponId }),
      ...(typeof pointAmount === 'number' && Number.isSafeInteger(pointAmount) && { pointAmount: fen(pointAmount) }),
      ...(cashCards.length > 0 && { cashCards }),
      ...(items.length > 0 && { items }),
      ...(deliverMethod && { deliverMethod: deliverMethod as DeliverMethod }),
      ...(addressId && { addressId }),
      ...(pickupId && { pickupId }),
    }
    this.entry = { audienceIds, remark }
  }

  /** Stores the choices that affect the price. `couponId` is '' for no coupon. */
  writeChoice(choice: Choice): void {
    this.choice = choice
    this.write()
  }

  writeEntry(entry: Entry): void {
    this.entry = entry
    this.write()
  }

  /** Removes the choices: the checkout has ended. */
  clear(): void {
    this.deps.platform.storage.remove(keys.checkoutChoice, this.userId)
  }

  private write(): void {
    const { clock, platform } = this.deps
    const {
      couponId,
      pointAmount,
      cashCards = [],
      items = [],
      deliverMethod = '',
      addressId = '',
      pickupId = '',
    } = this.choice
    const chosen = { couponId, pointAmount, cashCards: [...cashCards], items, deliverMethod, addressId, pickupId }
    const choice = { ...chosen, ...this.entry }
    platform.storage.write(
      keys.checkoutChoice,
      { purchase: this.purchase, savedAt: clock.now(), ...choice },
      this.userId,
    )
  }

  private get userId(): string {
    return this.deps.stores.user.userId
  }
}
