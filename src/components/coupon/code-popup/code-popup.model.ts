import { makeAutoObservable } from 'mobx'
import { type Coupon, type CouponCode, couponCodes } from '@/api/coupon'
import { isRequestError } from '@/request/errors'
import type { Resource } from '../../screen/async-resource'
import { toastFailure } from '../../screen/notify-failure'
import type { ModelDeps } from '../../screen/use-model'

/**
 * Interval in milliseconds at which codes are requested. It is short enough to show a verified use, and to replace
 * codes before they expire.
 */
const POLL_INTERVAL = 3_000

type Deps = Pick<ModelDeps, 'client' | 'dialogs' | 'screen'>

/** A coupon whose code is shown. */
export type CodedCoupon = Pick<Coupon, 'couponId' | 'couponTemplateId' | 'orderId'>

/** Redemption codes of a coupon at a counter. Requests the codes repeatedly until every use is verified. */
export class CodePopupModel {
  readonly codes: Resource<CouponCode[]>
  private failed = false

  /** @param onUsed runs once the last use is verified */
  constructor(
    private readonly deps: Deps,
    coupon: CodedCoupon,
    onUsed: () => unknown,
  ) {
    const { client, screen } = deps
    const { couponId, couponTemplateId, orderId } = coupon
    const request = {
      ...{ couponId, couponTemplateId, orderId },
      source: orderId ? ('ORDER_INFO' as const) : ('SINGLE_COUPON' as const),
    }
    this.codes = screen.resource(() => client.call(couponCodes, request, { inlineErrors: true }), { perUser: true })
    makeAutoObservable<this, 'failed'>(this, { codes: false, failed: false }, { autoBind: true, deep: false })
    screen.reaction(
      () => this.codes.pending,
      (pending) => !pending && this.settle(),
    )
    screen.reaction(
      () => this.used,
      (used) => used && onUsed(),
    )
  }

  /** True once each use is verified. */
  get used(): boolean {
    const codes = this.codes.value ?? []
    return codes.length > 0 && codes.every(({ statusImageUrl }) => statusImageUrl !== '')
  }

  private settle(): void {
    const { error, value } = this.codes
    // Repeated failures show only one toast.
    if (error !== null && !this.failed) toastFailure(this.deps.dialogs, error)
    this.failed = error !== null
    // A refusal would be repeated, so polling stops. The first failed request shows a retry button.
    const isRefused = isRequestError(error) && error.kind === 'business'
    if (value !== null && !isRefused && !this.used) this.schedule()
  }

  private schedule(): void {
    const { screen } = this.deps
    screen.timeout(() => (screen.visible ? void this.codes.load() : this.schedule()), POLL_INTERVAL)
  }
}
