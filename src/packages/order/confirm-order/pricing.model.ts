import { makeAutoObservable } from 'mobx'
import type { DeliverMethod, PreOrder } from '@/api/purchase'
import type { AsyncResource } from '@/components/screen/async-resource'
import type { ModelDeps } from '@/components/screen/use-model'
import { HANDLES_HOLD_OVER } from '@/components/seat/hold/hold-errors'
import { pricePurchase } from '../parts/price-purchase'
import type { Purchase } from './purchase'

interface Choice {
  deliverMethod?: DeliverMethod
  addressId?: string
  /** Undefined before the buyer's choice; '' is "none". */
  couponId?: string
}

export interface PricingDeps extends Pick<ModelDeps, 'client' | 'stores' | 'screen'> {
  /** Runs before the first price; throws when the buyer may not order. */
  mayOrder?: () => Promise<void>
  /** Called when a change failed; the previous price stays. */
  refused: (error: unknown) => void
}

/** The price of the purchase, reloaded with every change that affects it. The old price stays until the new one arrives. */
export class PricingModel {
  readonly pre: AsyncResource<PreOrder>
  private choice: Choice = {}

  constructor(
    private readonly purchase: Purchase,
    private readonly deps: PricingDeps,
  ) {
    this.pre = deps.screen.resource(() => this.price(), { manual: true })
    makeAutoObservable(this, {}, { autoBind: true, deep: false })
  }

  /** The purchase as it is priced now, for the order. */
  get ordered(): Purchase & Required<Pick<Choice, 'couponId'>> & Omit<Choice, 'couponId'> {
    const { value } = this.pre
    const { addressId } = this.choice
    return {
      ...this.purchase,
      ...(value ? { deliverMethod: value.deliverMethod } : {}),
      ...(addressId && this.needsAddress ? { addressId } : {}),
      couponId: value?.couponId ?? '',
    }
  }

  get needsAddress(): boolean {
    const { value } = this.pre
    return value?.deliverMethods.find(({ code }) => code === value.deliverMethod)?.needsAddress ?? false
  }

  /** Prices again with the same choices. Never rejects. */
  async load(): Promise<void> {
    await this.pre.load()
  }

  /** Reloads the price after a refusal; drops a coupon that is no longer valid. */
  async reload(): Promise<void> {
    await this.pre.load()
    if (this.pre.error === null || !this.choice.couponId) return
    const { couponId: _, ...rest } = this.choice
    this.choose(rest)
    await this.pre.load()
  }

  chooseDelivery(deliverMethod: DeliverMethod): Promise<void> {
    return this.change({ deliverMethod })
  }

  chooseAddress(addressId: string): Promise<void> {
    return this.change({ addressId })
  }

  /** @param couponId '' for none. */
  chooseCoupon(couponId: string): Promise<void> {
    return this.change({ couponId })
  }

  private async change(part: Choice): Promise<void> {
    const before = this.choice
    this.choice = { ...before, ...part }
    await this.pre.load()
    if (this.pre.error === null) return
    const { error } = this.pre
    this.undo(before)
    this.deps.refused(error)
  }

  private undo(before: Choice): void {
    this.choose(before)
    this.pre.dismissError()
  }

  private choose(choice: Choice): void {
    this.choice = choice
  }

  private async price(): Promise<PreOrder> {
    await this.deps.mayOrder?.()
    return pricePurchase(this.deps, { ...this.purchase, ...this.choice }, HANDLES_HOLD_OVER)
  }
}
