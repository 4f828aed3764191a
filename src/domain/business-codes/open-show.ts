/** Error codes about registrations for open shows. This project defines all of them. */
export const OPEN_SHOW_CODES = {
  /** No requested session has places for all people. */
  registrationFull: 22034901,
  /** The window for registrations has not opened. */
  registrationNotOpen: 22034902,
  /** The window has closed, or the show was canceled. */
  registrationClosed: 22034903,
  /** The registration names no person. */
  registrationNoPeople: 22034904,
  /** Too many people; `params` contains the maximum. */
  registrationTooMany: 22034905,
  /** A person is too young; `params` contains the minimum age. */
  registrationTooYoung: 22034906,
  /** A person is in another registration for one of the sessions; `params` contains the name. */
  registrationPersonTwice: 22034907,
  /** The phone is in another registration, for a show without documents. */
  registrationPhoneTwice: 22034908,
  /** The account has all of its registrations for this show; `params` contains the maximum. */
  registrationLimit: 22034909,
  /** Too many missed visits; `params` contains the end of the block. */
  registrationBlocked: 22034910,
  /** The session has begun. */
  registrationOver: 22034912,
  /** The registration has changed since the buyer's screen was loaded. */
  registrationChanged: 22034911,
} as const
