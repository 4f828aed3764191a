/** Error codes about memberships. This project defines all of them. */
export const MEMBER_CODES = {
  /** The buyer has a higher level. */
  memberHigher: 22037401,
  /** The level can be renewed later. */
  memberTooEarly: 22037402,
  /** The buyer has an unpaid order of a membership. */
  memberOrderOpen: 22037403,
} as const
