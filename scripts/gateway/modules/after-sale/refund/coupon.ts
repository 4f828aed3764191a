import type { CouponOutcome } from '../../../../../src/domain/refund/coupon-return'
import type { RefundRow } from './repository'

/**
 * Returns the effect of a refund on the order's coupon, as in its quote. The coupon returns with the order's last
 * ticket. The refund of a rebooking returns no coupon, because the coupon moves to the new order.
 */
export const couponOfRefund = (
  row: Pick<RefundRow, 'kind' | 'coupon_id' | 'coupon' | 'coupon_back' | 'coupon_compensation' | 'coupon_used'>,
): CouponOutcome => {
  if (row.kind === 'REBOOK' || row.coupon_id === null) return 'NONE'
  if (row.coupon_back) return 'BACK'
  if (row.coupon_compensation !== null) return 'COMPENSATED'
  if (row.coupon_used) return 'EXPIRED'
  return row.coupon > 0 ? 'LATER' : 'NONE'
}
