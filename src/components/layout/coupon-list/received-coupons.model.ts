import { makeAutoObservable, observable, runInAction } from 'mobx'
import { obtainCoupon } from '@/api/coupon'
import type { CouponBrief } from '@/api/layout-blocks'
import { type ComponentRef, userComponent, type UserComponents } from '@/api/user-component'
import { COUPON_CODES } from '@/domain/business-codes/coupon'
import { isRequestError } from '@/request/errors'
import { isFaceAuthNeeded, requireCertification } from '../../certification/require-certification'
import { resumeCertified } from '../../certification/resume-certified'
import { toastFailure } from '../../screen/notify-failure'
import type { SharedResource } from '../../screen/shared-resource'
import type { ModelDeps } from '../../screen/use-model'
import { toastReceived } from './toast-received'

/** Milliseconds. */
const STALE_TIME = 60_000

type Deps = Pick<ModelDeps, 'client' | 'clock' | 'dialogs' | 'navigate' | 'platform' | 'screen' | 'stores' | 'track'>

/** State of a component's coupons, and receiving them. Not received for visitors, and while unknown. */
export class ReceivedCoupons {
  private readonly answer: SharedResource<UserComponents>
  /** Coupons received here, which override an older response. */
  private readonly received = observable.set<string>()

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
    makeAutoObservable<this, 'answer' | 'received'>(
      this,
      { answer: false, received: false },
      { autoBind: true, deep: false },
    )
    resumeCertified(deps, {
      action: 'coupon',
      isMine: (id) => coupons.some(({ couponTemplateId }) => couponTemplateId === id),
      run: (id) => this.obtain(id),
    })
  }

  has(couponTemplateId: string): boolean {
    if (!this.deps.stores.user.loggedIn) return false
    const components = this.answer.value?.components ?? []
    return (
      this.received.has(couponTemplateId) ||
      components.some(({ couponTemplateIds }) => couponTemplateIds.includes(couponTemplateId))
    )
  }

  /** Receives a coupon, after a login and the face check if required; it continues by itself after them. */
  async receive(coupon: CouponBrief): Promise<void> {
    const { navigate, stores } = this.deps
    const { couponTemplateId: id, needFaceAuth } = coupon
    if (!stores.user.loggedIn) return navigate.openLogin(() => this.receive(coupon))
    if ((await this.check(id, needFaceAuth)) === 'allowed') await this.obtain(id)
  }

  private check(id: string, flagged: boolean) {
    return requireCertification(this.deps, { action: 'coupon', id, flagged, asks: true })
  }

  private async obtain(couponTemplateId: string): Promise<void> {
    const { client, track } = this.deps
    const request = { couponCode: couponTemplateId, obtainType: 'SHOW_OBTAIN' }
    try {
      await client.call(obtainCoupon, request, { inlineErrors: true })
      runInAction(() => void this.received.add(couponTemplateId))
      toastReceived(this.deps)
      track({ name: 'obtain_coupon_success', couponTemplateId })
    } catch (error) {
      track({ name: 'obtain_coupon_fail', couponTemplateId })
      await this.refused(couponTemplateId, error)
    }
  }

  private async refused(id: string, error: unknown): Promise<void> {
    const { dialogs, stores } = this.deps
    if (isFaceAuthNeeded(error)) {
      await stores.userFacts.loadCertifications()
      if ((await this.check(id, true)) !== 'allowed') return
    }
    if (isRequestError(error) && error.statusCode === COUPON_CODES.couponReceived)
      runInAction(() => void this.received.add(id))
    toastFailure(dialogs, error)
  }
}
