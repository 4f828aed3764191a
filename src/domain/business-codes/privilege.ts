/** Refusals about who may buy, and about the codes that change it. All codes are this project's. */
export const PRIVILEGE_CODES = {
  /** Sold only to holders of a tag. */
  specifiedUsersOnly: 22031501,
  privilegeCodeWrong: 22031502,
  /** The code has no uses left. */
  privilegeCodeUsedUp: 22031503,
  privilegeCodeExpired: 22031504,
  /** Too many wrong codes; the next try is possible later. */
  privilegeCodeLocked: 22031505,
} as const
