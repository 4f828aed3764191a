import type { RefundRow } from './repository'

/** `LATER` returns it with the order's last ticket. */
type CouponOutcome = 'NONE' | 'LATER' | 'BACK' | 'EXPIRED'

/** Returns the effect of a quoted refund on the order's coupon. */
export const couponOutcome = (
  hasCoupon: boolean,
  { complete, changed, expired }: { complete: boolean; changed: boolean; expired: boolean },
): CouponOutcome => {
  if (!hasCoupon) return 'NONE'
  if (!complete) return 'LATER'
  return expired && !changed ? 'EXPIRED' : 'BACK'
}

/**
 * Returns the effect of a refund on the coupon, as in its quote, until the order's last ticket is returned. A rebooking
 * moves the coupon to the new order, so no refund returns it.
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
