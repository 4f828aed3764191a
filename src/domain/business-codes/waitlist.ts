/** Refusals of a waitlist. All codes are this project's. */
export const WAITLIST_CODES = {
  /** The waitlist of the tier is full. */
  waitlistFull: 22030901,
  /** The tier has no waitlist now: it sells, its session is over, or the merchant has none. */
  waitlistClosed: 22030902,
  /** The position was left, missed or ordered already. */
  waitOver: 22030903,
} as const
