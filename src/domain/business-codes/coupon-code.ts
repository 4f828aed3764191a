/** Refusals of codes that are exchanged for coupons. All codes are this project's. */
export const COUPON_CODE_CODES = {
  /** There is no such code. */
  couponCodeWrong: 22034501,
  /** Another account has exchanged it. */
  couponCodeUsed: 22034502,
  /** Its time is over, or the receipt of its coupon. */
  couponCodeOver: 22034503,
  /** Its time has not begun, or the receipt of its coupon. */
  couponCodeNotYet: 22034504,
} as const
