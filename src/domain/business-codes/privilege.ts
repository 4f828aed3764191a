/**
 * Error codes about the right to buy, and about privilege codes, which extend that right. This project defines all of
 * them.
 */
export const PRIVILEGE_CODES = {
  /** The show is sold only to holders of a tag. */
  specifiedUsersOnly: 22031501,
  privilegeCodeWrong: 22031502,
  /** The code has no uses left. */
  privilegeCodeUsedUp: 22031503,
  privilegeCodeExpired: 22031504,
  /** Too many wrong codes; the next try is possible later. */
  privilegeCodeLocked: 22031505,
} as const
