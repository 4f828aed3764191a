import { makeAutoObservable } from 'mobx'
import type { CouponBrief } from '@/api/layout-blocks'
import { type ComponentRef, userComponent, type UserComponents } from '@/api/user-component'
import { CouponReceipt } from '../../coupon/receive.model'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'

/** Milliseconds. */
const STALE_TIME = 60_000

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores' | 'track'>

/**
 * Model of a component's coupons: whether the buyer has them, and receiving them. For visitors, and until the response
 * arrives, no coupon counts as received.
 */
export class ReceivedCoupons {
  private readonly answer: SharedResource<UserComponents>
  /** Coupons that were received on this screen. They override an older response. */
  private readonly receipt: CouponReceipt

  constructor(
    private readonly deps: Deps,
    component: ComponentRef,
    coupons: readonly CouponBrief[],
  ) {
    const { screen, stores } = deps
    this.answer = screen.query(
      userComponent,
      { param: { components: [component] } },
      { staleTime: STALE_TIME, when: () => stores.user.loggedIn, options: { silent: true } },
    )
    this.receipt = new CouponReceipt(deps, {
      isMine: (id) => coupons.some(({ couponTemplateId }) => couponTemplateId === id),
    })
    makeAutoObservable<this, 'answer' | 'receipt'>(
      this,
      { answer: false, receipt: false },
      { autoBind: true, deep: false },
    )
  }

  has(couponTemplateId: string): boolean {
    if (!this.deps.stores.user.loggedIn) return false
    const components = this.answer.value?.components ?? []
    return (
      this.receipt.has(couponTemplateId) ||
      components.some(({ couponTemplateIds }) => couponTemplateIds.includes(couponTemplateId))
    )
  }

  receive(coupon: CouponBrief): Promise<void> {
    return this.receipt.receive([coupon])
  }
}
