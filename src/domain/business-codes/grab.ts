/** Refusals of what is filled in before a sale opens. All codes are this project's. */
export const GRAB_CODES = {
  /** The sale is open, has no time yet, or the show is off. */
  grabClosed: 22031001,
} as const
