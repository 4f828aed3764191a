import type { CashierAction } from '../../../scripts/gateway/modules/trade/cashier/action-service'
import { COUPON_CODES } from '../../../src/domain/business-codes/coupon'
import { SESSION, SHOW, TIERS } from '../refund/house'
import type { Place } from './actor'
import { StubbornBuyer } from './buyer'
import { Refunder } from './refunder'

/** Kind of the coupons that are received; its stock is limited. */
export const STOCKED = 'KILLS'

const wantedOf = (rank: number) => ({
  ...{ showId: SHOW, sessionId: SESSION },
  items: [{ seatPlanId: TIERS[rank % TIERS.length], quantity: 2 }],
})

/** A buyer who receives a coupon, uses it for an order, and returns all tickets of a paid one. */
export class CouponHolder extends StubbornBuyer {
  private readonly refunder: Refunder
  private isPaid = false
  private receipts = 0

  constructor(userId: string, rank: number, action: CashierAction) {
    super(userId, rank, action, wantedOf(rank))
    // Rank 0 returns all tickets at once.
    this.refunder = new Refunder(userId, 0)
    this.refunder.onStep = (step) => {
      this.step = step
      this.onStep(step)
    }
    this.refunder.onAnswer = (step, ms) => {
      this.step = null
      this.onAnswer(step, ms)
    }
  }

  override async go(place: Place): Promise<void> {
    if (this.couponId === '' && !(await this.receive(place))) return
    if (!this.isPaid) {
      await super.go(place)
      if (this.end !== 'paid') return
      this.isPaid = true
      this.end = undefined
    }
    await this.refunder.go(this.placeOf(place))
    this.broken.push(...this.refunder.broken.splice(0))
    this.end = this.refunder.end
  }

  override async verify(place: Place): Promise<void> {
    if (!this.isPaid) return
    await this.refunder.verify(this.placeOf(place))
    this.broken.push(...this.refunder.broken.splice(0))
  }

  private placeOf(place: Place): Place {
    return { ...place, orderId: this.orderId ?? '' }
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
