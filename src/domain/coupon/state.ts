import type { CouponState } from '../pricing/coupon-facts'

/** The facts of a coupon's state. Times in epoch ms. */
interface StateFacts {
  startTime: number
  expireTime: number | null
  /** State of the order to which the coupon was applied, or null. */
  orderState: string | null
  /** True while the order of the coupon is being refunded completely. */
  refunding: boolean
  /** True after its use at a counter. */
  verified: boolean
  /**
   * True after the merchant withdrew the coupon. This takes effect on a coupon held by an order when the order releases
   * it.
   */
  withdrawn: boolean
}

/**
 * Returns the state of a coupon: used, held by an unpaid order, withdrawn, or else the state at the time `now`
 * (decision 59).
 */
export const couponStateOf = (
  { startTime, expireTime, orderState, refunding, verified, withdrawn }: StateFacts,
  now: number,
): CouponState => {
  if (verified) return 'USED'
  if (refunding) return 'REFUNDING'
  if (orderState !== null) return orderState === 'UNPAID' ? 'UN_AVAILABLE' : 'USED'
  if (withdrawn) return 'UN_AVAILABLE'
  if (expireTime !== null && now >= expireTime) return 'EXPIRED'
  return now < startTime ? 'PENDING' : 'AVAILABLE'
}
