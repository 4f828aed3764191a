import { makeAutoObservable } from 'mobx'
import { type DeliverMethod, preOrder, type PreOrder } from '@/api/purchase'
import { Loadable } from '@/components/loading/loadable'
import type { Services } from '@/components/services'
import { bestCoupon } from '@/domain/coupon/best'
import { HANDLES_HOLD_OVER } from './hold.model'
import type { Purchase } from './purchase'

interface Choice {
  deliverMethod?: DeliverMethod
  addressId?: string
  /** Undefined as long as the buyer has not chosen; '' is "none". */
  couponId?: string
}

export interface PricingDeps extends Pick<Services, 'client' | 'stores'> {
  /** Asked before a price is; throws when there will be none. */
  mayOrder?: () => Promise<void>
  /** Told why a change was not possible; the price before it stands. */
  refused: (error: unknown) => void
}

/** The price of the purchase, asked anew with every change that moves it; the old one is shown until the new one is there. */
export class PricingModel {
  readonly pre: Loadable<PreOrder>
  private choice: Choice = {}

  constructor(
    private readonly purchase: Purchase,
    private readonly deps: PricingDeps,
  ) {
    this.pre = new Loadable(() => this.price())
    makeAutoObservable<this, 'deps' | 'purchase'>(
      this,
      { pre: false, deps: false, purchase: false },
      { autoBind: true },
    )
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

  /** Prices again after the gateway refused: a coupon that went meanwhile is let go rather than keeping the buyer. */
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
    this.pre.error = null
  }

  private choose(choice: Choice): void {
    this.choice = choice
  }

  private async price(): Promise<PreOrder> {
    const { client, stores, mayOrder } = this.deps
    await mayOrder?.()
    // whether the shop chooses for the buyer stands in its configuration
    if (!stores.shop.config) await stores.shop.load()
    const chooses = stores.shop.config?.autoChooseBestCoupon ?? false
    const { couponId = chooses ? undefined : '', ...rest } = this.choice
    const params = { ...this.purchase, ...rest }
    const priced = await client.call(
      preOrder,
      { ...params, ...(couponId === undefined ? {} : { couponId }) },
      HANDLES_HOLD_OVER,
    )
    // A gateway that leaves the choice to us; the buyer's own, "none" included, is never replaced (decision 42).
    const best = couponId === undefined && priced.couponId === '' ? bestCoupon(priced.coupons) : null
    return best ? client.call(preOrder, { ...params, couponId: best.couponId }) : priced
  }
}
