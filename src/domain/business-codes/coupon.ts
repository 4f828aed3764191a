/** Refusals about coupons. All codes are this project's. */
export const COUPON_CODES = {
  /** The buyer has as many of this coupon as the merchant allows. */
  couponReceived: 22032101,
  couponOutOfStock: 22032102,
  couponNotYet: 22032103,
  couponOver: 22032104,
  /** Codes for a counter: an ONLINE coupon has none. */
  counterCodeOnline: 22032131,
  counterCodeNotYet: 22032132,
  counterCodeOver: 22032133,
  /** Withdrawn, or held by an order or a refund. */
  counterCodeUnfit: 22032134,
} as const
