/** Changes of a coupon. Its expiry needs no event, because it follows from the clock. */
export const COUPON_EVENTS = [
  'RECEIVED',
  /** An order was created with the coupon. */
  'HELD',
  /** The order ended without a payment. */
  'RELEASED',
  /** The order was paid. */
  'USED',
  /** A rebooking moved the coupon to another order. */
  'MOVED',
  /** A refund returns the coupon, while its money is in transit. */
  'RETURNING',
  /** The refund is complete. */
  'RETURNED',
  /** The coupon was used at a counter and has uses left. */
  'PART_VERIFIED',
  /** The coupon was used at a counter for the last time. */
  'VERIFIED',
  'WITHDRAWN',
] as const
export type CouponEventKind = (typeof COUPON_EVENTS)[number]
