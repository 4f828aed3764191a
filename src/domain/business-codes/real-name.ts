/** Error codes about the names on tickets. This project defines all of them. */
export const REAL_NAME_CODES = {
  /** The show requires no names. */
  namesNotNeeded: 22033501,
  /** The show starts in less than two hours (decision 52). */
  namesClosed: 22033502,
  /** The name was already corrected. Only one correction is allowed. */
  nameCorrected: 22033503,
  /** The ticket is used, returned or expired. */
  ticketOver: 22033504,
  /** A ticket is for a minor, and the account has no phone number of a guardian. */
  guardianPhoneNeeded: 22033505,
  /** The request names one person for two tickets, or the person is named on another ticket of the session. */
  nameTwice: 22033506,
} as const
