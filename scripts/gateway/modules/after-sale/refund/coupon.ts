import type { RefundRow } from './repository'

/** `LATER`: it comes back with the order's last ticket. */
type CouponOutcome = 'NONE' | 'LATER' | 'BACK' | 'EXPIRED'

/** What becomes of the order's coupon by a refund that is quoted. */
export const couponOutcome = (
  hasCoupon: boolean,
  { complete, changed, expired }: { complete: boolean; changed: boolean; expired: boolean },
): CouponOutcome => {
  if (!hasCoupon) return 'NONE'
  if (!complete) return 'LATER'
  return expired && !changed ? 'EXPIRED' : 'BACK'
}

/**
 * What became of the coupon by a refund: the words of its quote, until the last ticket of the order is back. A rebooking takes the coupon
 * along: it is the new order's, and no refund of it.
 */
export const couponOfRefund = ({
  kind,
  coupon_id: couponId,
  coupon_back: back,
  coupon_kept: kept,
}: Pick<RefundRow, 'kind' | 'coupon_id' | 'coupon_back' | 'coupon_kept'>): CouponOutcome => {
  if (kind === 'REBOOK' || couponId === null) return 'NONE'
  if (back) return 'BACK'
  return kept ? 'EXPIRED' : 'LATER'
}
