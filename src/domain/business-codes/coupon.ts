/** Refusals about coupons. All ours. */
export const COUPON_CODES = {
  /** The buyer has received this coupon before. */
  couponReceived: 22032101,
} as const
