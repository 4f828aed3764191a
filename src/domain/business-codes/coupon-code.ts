/** Error codes about codes that are exchanged for coupons. This project defines all of them. */
export const COUPON_CODE_CODES = {
  /** The code does not exist. */
  exchangeCodeWrong: 22034501,
  /** Another account has used the code. */
  exchangeCodeUsed: 22034502,
  /** The code has expired, or its coupon can no longer be received. */
  exchangeCodeOver: 22034503,
  /** The code is not valid yet, or its coupon cannot be received yet. */
  exchangeCodeNotYet: 22034504,
} as const
