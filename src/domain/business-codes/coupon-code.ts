/** Refusals of codes that are exchanged for coupons. All codes are this project's. */
export const COUPON_CODE_CODES = {
  /** There is no such code. */
  exchangeCodeWrong: 22034501,
  /** Another account has exchanged it. */
  exchangeCodeUsed: 22034502,
  /** Its time is over, or the receipt of its coupon. */
  exchangeCodeOver: 22034503,
  /** Its time has not begun, or the receipt of its coupon. */
  exchangeCodeNotYet: 22034504,
} as const
