/** Error codes about parking. This project defines all of them. */
export const PARKING_CODES = {
  /** The text is not a valid plate of its area. */
  plateWrong: 22034601,
  /** The account has the maximum number of plates; `params` contains it. */
  platesFull: 22034602,
  /** Too many new plates today, or too many requests for stays this hour. */
  parkingTooOften: 22034603,
  /** No stay has this entry code, or it belongs to another plate. */
  plateProofWrong: 22034604,
  /** The park's system does not respond. */
  parkSilent: 22034605,
  /** The quote has expired, or the stay has changed since. */
  parkingQuoteOver: 22034606,
} as const
