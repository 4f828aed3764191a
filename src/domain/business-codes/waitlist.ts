/** Error codes about waitlists. This project defines all of them. */
export const WAITLIST_CODES = {
  /** The waitlist of the tier is full. */
  waitlistFull: 22030901,
  /** The tier has no waitlist now: it is on sale, its session is over, or the merchant has no waitlist. */
  waitlistClosed: 22030902,
  /** The position ended: the buyer left, missed the offer, or has already ordered. */
  waitOver: 22030903,
} as const
