/** Refusals about coupons. All codes are this project's. */
export const COUPON_CODES = {
  /** The buyer has as many of this coupon as the merchant allows. */
  couponReceived: 22032101,
  couponOutOfStock: 22032102,
  couponNotYet: 22032103,
  couponOver: 22032104,
} as const
