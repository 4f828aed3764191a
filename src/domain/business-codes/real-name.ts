/** Refusals about the names on tickets. All ours. */
export const REAL_NAME_CODES = {
  /** The show asks for no names. */
  namesNotNeeded: 22033501,
  /** It is less than two hours to the start (decision 52). */
  namesClosed: 22033502,
  /** The one correction was made. */
  nameCorrected: 22033503,
  /** The ticket is used, returned or expired. */
  ticketOver: 22033504,
  /** A minor comes, and the account has no phone that reaches a guardian. */
  guardianPhoneNeeded: 22033505,
  /** The same person was sent for two tickets, or is named on another one of the session. */
  nameTwice: 22033506,
} as const
