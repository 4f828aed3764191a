import type { CouponState } from '../pricing/coupon-facts'

/** The facts of a coupon's state. Times in epoch ms. */
interface StateFacts {
  startTime: number
  expireTime: number | null
  /** State of the order that it was applied to; null without one. */
  orderState: string | null
  /** True while a whole refund of its order is under way. */
  refunding: boolean
  /** True after its use at a counter. */
  verified: boolean
  /** True after its withdrawal. One that an order has is withdrawn when it returns. */
  withdrawn: boolean
}

/** Returns the state of a coupon: used, held by an unpaid order, withdrawn, else by its times (decision 59). */
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
