import { makeAutoObservable } from 'mobx'
import type { DeliverMethod, DeliverOption, PurchaseItem } from '@/api/purchase'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { isRefusal } from '@/request/errors'
import type { CheckoutPrice } from './checkout-price'
import { previewPrice } from './preview-price'

/** The buyer's choices that affect the price. */
export interface Choice {
  deliverMethod?: DeliverMethod
  addressId?: string
  /** Undefined before the buyer's choice; '' is "none". */
  couponId?: string
  /** Other units than those that the checkout was opened for. */
  items?: PurchaseItem[]
}

interface PricingDeps<Price> extends Pick<ModelDeps, 'clock' | 'screen'> {
  /** Prices the purchase. Rejects when the buyer may not order it. */
  price: (choice: Choice) => Promise<Price>
  /** The choice before a reload. */
  initial?: Choice
  /** Called after each change of the choice. */
  onChoice?: (choice: Choice) => void
  /** Called when a change failed; the previous price remains. */
  onError: (error: unknown) => void
}

/**
 * Model of a purchase's price. Reloads the price after each change, and shows the old price until the new one arrives.
 */
export class PricingModel<Price extends CheckoutPrice> {
  readonly price: AsyncResource<Price>
  private choice: Choice

  constructor(private readonly deps: PricingDeps<Price>) {
    this.choice = deps.initial ?? {}
    this.price = deps.screen.resource(() => deps.price(this.choice), { manual: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The choices of the price, for the order. */
  get ordered(): Choice & { couponId: string } {
    const { deliverMethod, couponId = '' } = this.price.value ?? {}
    const { addressId, items } = this.choice
    return {
      ...(deliverMethod ? { deliverMethod } : {}),
      ...(addressId && this.needsAddress ? { addressId } : {}),
      couponId,
      ...(items ? { items } : {}),
    }
  }

  get deliverMethods(): readonly DeliverOption[] {
    return this.price.value?.deliverMethods ?? []
  }

  get deliverMethod(): DeliverMethod | undefined {
    return this.price.value?.deliverMethod
  }

  get needsAddress(): boolean {
    return this.deliverMethods.find(({ code }) => code === this.deliverMethod)?.needsAddress ?? false
  }

  /** Prices with the same choices; the first time without a refused coupon. Never rejects. */
  async load(): Promise<void> {
    await this.price.load()
    if (this.price.value === null && isRefusal(this.price.error)) await this.dropCoupon()
  }

  /** Reloads the price after a refusal; drops a coupon that is no longer valid. */
  async reload(): Promise<void> {
    await this.price.load()
    if (this.price.error !== null) await this.dropCoupon()
  }

  chooseDelivery(deliverMethod: DeliverMethod): Promise<void> {
    return this.change({ deliverMethod })
  }

  chooseAddress(addressId: string): Promise<void> {
    return this.change({ addressId })
  }

  /** @param couponId '' without a coupon */
  chooseCoupon(couponId: string): Promise<void> {
    return this.change({ couponId })
  }

  /** Buys other units, with the coupon that applies to them. */
  changeItems(items: PurchaseItem[], couponId: string): Promise<void> {
    return this.change({ items, couponId })
  }

  private async dropCoupon(): Promise<void> {
    if (!this.choice.couponId) return
    const { couponId: _, ...rest } = this.choice
    this.choose(rest)
    await this.price.load()
  }

  private async change(part: Choice): Promise<void> {
    const before = this.choice
    const { value } = this.price
    this.choose({ ...before, ...part })
    const loading = this.price.load()
    this.preview(part)
    await loading
    if (this.price.error === null) return
    const { error } = this.price
    if (value) this.price.put(value)
    this.undo(before)
    this.deps.onError(error)
  }

  /** Shows the sum of another coupon at once. The gateway's price replaces it. */
  private preview({ couponId, items }: Choice): void {
    const { value } = this.price
    const preview = value && !items && couponId !== undefined && previewPrice(value, couponId, this.deps.clock.now())
    if (preview) this.price.put(preview)
  }

  private undo(before: Choice): void {
    this.choose(before)
    this.price.dismissError()
  }

  private choose(choice: Choice): void {
    this.choice = choice
    this.deps.onChoice?.(choice)
  }
}
