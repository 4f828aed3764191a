import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'

/** Price of members in per cent, by level. */
const MEMBER_RATE = [100, 98, 95]

/** Benefits of a buyer's level: the price in per cent, and a token that proves the level. */
export interface MemberBenefits {
  rate: number
  privilegeToken: string
}

/** Returns the benefits of a buyer's level, or null for non-members. */
export const benefitsOf = (
  { privilegeHolders }: Gateway,
  { user_id: userId, prime_level: level }: Row<'users'>,
): MemberBenefits | null =>
  level > 0 ? { rate: MEMBER_RATE[level], privilegeToken: privilegeHolders.tokenOf(userId) } : null
