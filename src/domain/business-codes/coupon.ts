/** Error codes about coupons. This project defines all of them. */
export const COUPON_CODES = {
  /** The buyer has as many of this coupon as the merchant allows. */
  couponReceived: 22032101,
  couponOutOfStock: 22032102,
  couponNotYet: 22032103,
  couponOver: 22032104,
  /** An ONLINE coupon has no code for a counter. */
  counterCodeOnline: 22032131,
  counterCodeNotYet: 22032132,
  counterCodeOver: 22032133,
  /** The coupon was withdrawn, or an order or a refund holds it. */
  counterCodeUnfit: 22032134,
} as const
