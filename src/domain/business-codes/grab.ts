/** Error codes about purchases that are prepared before a sale opens. This project defines all of them. */
export const GRAB_CODES = {
  /** The sale is already open or has no opening time, or the show was called off. */
  grabClosed: 22031001,
} as const
