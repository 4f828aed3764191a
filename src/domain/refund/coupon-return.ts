import type { RefundAmounts } from './amounts'

/**
 * Outcomes for an order's coupon at a refund. `LATER`: the coupon is returned with the order's last ticket. `EXPIRED`:
 * the coupon has expired and is not returned. `COMPENSATED`: the buyer receives another coupon of the same value
 * instead.
 */
export const COUPON_OUTCOMES = ['NONE', 'LATER', 'BACK', 'EXPIRED', 'COMPENSATED'] as const
export type CouponOutcome = (typeof COUPON_OUTCOMES)[number]

/** A coupon of an order. Times are in epoch ms. */
export interface UsedCoupon {
  couponType: string
  expireTime: number
  /** Time at which coupons of this kind expire; null if the validity starts when the buyer receives the coupon. */
  kindEnds: number | null
  /** True if the coupon can be used for a show that is on sale. */
  isUseful: boolean
}

/**
 * Returns the outcome for an order's coupon at a refund. The coupon is returned with the last ticket; an EXCHANGE
 * coupon is returned with the last ticket that it covers. If the show changed, even an expired coupon is returned. If
 * the expired coupon could not be used again, the buyer is compensated instead.
 * @param changed true if the show was canceled or postponed
 * @param now epoch ms
 */
export const couponOutcome = (
  coupon: UsedCoupon | null,
  amounts: Pick<RefundAmounts, 'coupon' | 'complete' | 'couponFree'>,
  changed: boolean,
  now: number,
): CouponOutcome => {
  if (coupon === null) return 'NONE'
  const { couponType, expireTime, kindEnds, isUseful } = coupon
  const isDue = amounts.complete || (couponType === 'EXCHANGE' && amounts.couponFree)
  if (!isDue) return amounts.coupon > 0 ? 'LATER' : 'NONE'
  if (!changed) return expireTime > now ? 'BACK' : 'EXPIRED'
  const isOver = expireTime <= now && kindEnds !== null && kindEnds <= now
  return isUseful && !isOver ? 'BACK' : 'COMPENSATED'
}
