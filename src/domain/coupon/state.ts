import type { CouponState } from '../pricing/coupon-facts'

/** The facts of a coupon's state. Times in epoch ms. */
interface StateFacts {
  startTime: number
  expireTime: number | null
  /** State of the order that it was applied to; null without one. */
  orderState: string | null
  /** True while a whole refund of its order is under way. */
  refunding: boolean
}

/** Returns the state of a coupon (decision 59): held by an unpaid order, used by a paid one, else by its times. */
export const couponStateOf = (
  { startTime, expireTime, orderState, refunding }: StateFacts,
  now: number,
): CouponState => {
  if (refunding) return 'REFUNDING'
  if (orderState !== null) return orderState === 'UNPAID' ? 'UN_AVAILABLE' : 'USED'
  if (expireTime !== null && now >= expireTime) return 'EXPIRED'
  return now < startTime ? 'PENDING' : 'AVAILABLE'
}
