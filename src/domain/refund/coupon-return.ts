import type { RefundAmounts } from './amounts'

/**
 * Outcomes for an order's coupon at a refund. `LATER`: it is returned with the order's last ticket. `EXPIRED`: it
 * remains used. `COMPENSATED`: the buyer receives a coupon of the same value instead.
 */
export const COUPON_OUTCOMES = ['NONE', 'LATER', 'BACK', 'EXPIRED', 'COMPENSATED'] as const
export type CouponOutcome = (typeof COUPON_OUTCOMES)[number]

/** A coupon of an order. Times in epoch ms. */
export interface UsedCoupon {
  couponType: string
  expireTime: number
  /** Time at which this kind of coupon ends; null if the validity depends on the time of receipt. */
  kindEnds: number | null
  /** True if the coupon could be used for a show on sale. */
  isUseful: boolean
}

/**
 * Returns the outcome for an order's coupon at a refund. It is returned with the last ticket; an EXCHANGE coupon with
 * the last ticket that it covers. If the show changed, an expired coupon is returned too, unless it could not be used
 * again.
 * @param changed true if the show does not take place as announced
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
