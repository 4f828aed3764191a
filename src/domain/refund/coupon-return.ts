import type { RefundAmounts } from './amounts'

/**
 * Outcome of an order's coupon at a refund. `LATER` returns it with the order's last ticket. `EXPIRED` keeps it used.
 * `COMPENSATED` grants a coupon of the same worth instead.
 */
export const COUPON_OUTCOMES = ['NONE', 'LATER', 'BACK', 'EXPIRED', 'COMPENSATED'] as const
export type CouponOutcome = (typeof COUPON_OUTCOMES)[number]

/** A coupon of an order. Times in epoch ms. */
export interface UsedCoupon {
  couponType: string
  expireTime: number
  /** End of its kind; null if the validity is counted from the receipt. */
  kindEnds: number | null
  /** True if a show on sale is within its scope. */
  isUseful: boolean
}

/**
 * Returns the outcome of an order's coupon. A coupon returns with the last ticket, an EXCHANGE coupon with the last
 * ticket that it covers. A changed show also returns an expired coupon, unless it could not be used again.
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
