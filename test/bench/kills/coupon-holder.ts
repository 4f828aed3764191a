import { COUPON_CODES } from '../../../src/domain/business-codes/coupon'
import type { Place } from './actor'
import { ReturningBuyer } from './returning-buyer'

/** Kind of coupon that the buyers receive. Its stock is limited. */
export const STOCKED = 'KILLS'

/** A buyer who receives a coupon and uses it for an order. If the order is paid, the buyer returns all its tickets. */
export class CouponHolder extends ReturningBuyer {
  private receipts = 0

  override async go(place: Place): Promise<void> {
    if (this.couponId === '' && !(await this.receive(place))) return
    await super.go(place)
  }

  /** Receives one coupon, once. Returns false if a rule is broken. */
  private async receive(place: Place): Promise<boolean> {
    if ((this.receipts += 1) > 1) this.repeats += 1
    const body = { couponCode: STOCKED, obtainType: 'SHOW_OBTAIN' }
    type Obtained = { couponId: string } | null
    const { statusCode, data } = await this.send<Obtained>(place, 'receive', 'buyer/cyy/v1/coupons/obtain', body)
    if (statusCode !== 200 && statusCode !== COUPON_CODES.couponReceived)
      return this.fail(`no coupon: ${statusCode}`) !== null
    if (statusCode === COUPON_CODES.couponReceived && this.receipts === 1)
      return this.fail('a coupon that was never asked for is there') !== null
    this.couponId = data?.couponId ?? (await this.ownCoupon(place))
    return this.couponId !== ''
  }

  private async ownCoupon(place: Place): Promise<string> {
    const path = `user/buyer/v5/coupons/self/page?offset=0&length=5&couponTemplateId=${STOCKED}`
    const { items } = (await this.send<{ items: { couponId: string }[] }>(place, 'read', path)).data
    if (items.length !== 1) this.fail(`${items.length} coupons of a kind that gives one`)
    return items[0]?.couponId ?? ''
  }
}
