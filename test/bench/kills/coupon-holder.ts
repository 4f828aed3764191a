import { COUPON_CODES } from '../../../src/domain/business-codes/coupon'
import type { Place } from './actor'
import { ReturningBuyer } from './returning-buyer'

/** Kind of coupon that the buyers receive. Its stock is limited. */
export const STOCKED = 'KILLS'

/** Kind of the shares of the packet, and the packet. It has one share for each buyer. */
export const SHARED = 'KILLS-SHARE'
export const PACKET = 'P-kills'

/**
 * A buyer who receives a coupon, takes a share of a packet, and uses the coupon for an order. If the order is paid, the
 * buyer returns all its tickets.
 */
export class CouponHolder extends ReturningBuyer {
  private receipts = 0
  private takes = 0
  private shareId = ''

  override async go(place: Place): Promise<void> {
    if (this.couponId === '' && !(await this.receive(place))) return
    if (this.shareId === '' && !(await this.take(place))) return
    await super.go(place)
  }

  /** Takes one share, always with the same key. Returns false if a rule is broken. */
  private async take(place: Place): Promise<boolean> {
    if ((this.takes += 1) > 1) this.repeats += 1
    const path = `user/buyer/v3/coupon_packets/${PACKET}/take`
    const body = { idempotencyKey: `share-${this.userId}` }
    const { statusCode, data } = await this.send<{ couponId: string } | null>(place, 'take', path, body)
    if (statusCode !== 200 || data === null) return this.fail(`no share: ${statusCode}`) !== null
    const own = await this.ownCoupon(place, SHARED)
    if (own !== data.couponId) return this.fail(`share ${data.couponId} is not the coupon ${own}`) !== null
    this.shareId = own
    return true
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
    this.couponId = data?.couponId ?? (await this.ownCoupon(place, STOCKED))
    return this.couponId !== ''
  }

  private async ownCoupon(place: Place, kind: string): Promise<string> {
    const path = `user/buyer/v5/coupons/self/page?offset=0&length=5&couponTemplateId=${kind}`
    const { items } = (await this.send<{ items: { couponId: string }[] }>(place, 'read', path)).data
    if (items.length !== 1) this.fail(`${items.length} coupons of a kind that gives one`)
    return items[0]?.couponId ?? ''
  }
}
