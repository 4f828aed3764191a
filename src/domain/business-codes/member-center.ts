/** Error codes about birthday packages and the membership agreement. This project defines all of them. */
export const MEMBER_CENTER_CODES = {
  /** No package can be taken: it is not the time of the birthday, or the level has no gifts. */
  birthdayClosed: 22034701,
  /** The package of this birthday was taken before, by another request. */
  birthdayTaken: 22034702,
  /** The buyer agreed to an old version of the membership agreement. */
  agreementChanged: 22034703,
} as const
