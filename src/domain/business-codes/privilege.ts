/** Refusals about who may buy, and about the codes that change it. All ours. */
export const PRIVILEGE_CODES = {
  /** Sold to those only who hold a tag. */
  specifiedUsersOnly: 22031501,
  privilegeCodeWrong: 22031502,
  /** All uses of it are taken. */
  privilegeCodeUsedUp: 22031503,
  privilegeCodeExpired: 22031504,
  /** Too many wrong ones; the next may be tried later. */
  privilegeCodeLocked: 22031505,
} as const
