/** Changes of a coupon. Its end needs none, because it follows from the clock. */
export const COUPON_EVENTS = [
  'RECEIVED',
  /** An order is created with it. */
  'HELD',
  /** The order ended unpaid. */
  'RELEASED',
  /** The order is paid. */
  'USED',
  /** A rebooking moves it to another order. */
  'MOVED',
  /** A refund returns it; the money is in transit. */
  'RETURNING',
  /** The refund is complete. */
  'RETURNED',
  /** Used at a counter; further uses are left. */
  'PART_VERIFIED',
  /** Used at a counter for the last time. */
  'VERIFIED',
  'WITHDRAWN',
  /** Exchanged for a card. */
  'EXCHANGED',
] as const
export type CouponEventKind = (typeof COUPON_EVENTS)[number]
