/** Refusals of a waitlist. All ours. */
export const WAITLIST_CODES = {
  /** As many wait for the tier as may. */
  waitlistFull: 22030901,
  /** The tier has no waitlist now: it sells, its session is over, or the merchant has none. */
  waitlistClosed: 22030902,
  /** The place was left, missed or ordered already. */
  waitOver: 22030903,
} as const
