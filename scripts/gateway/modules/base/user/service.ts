import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'

/** Percentage of the price that members pay, by level. */
const MEMBER_RATE = [100, 98, 95]

/** Benefits of a buyer's member level: the percentage of the price to pay, and a token that proves the level. */
export interface MemberBenefits {
  rate: number
  privilegeToken: string
}

/** Returns the benefits of a buyer's member level, or null for non-members. */
export const benefitsOf = (
  { privilegeHolders }: Gateway,
  { user_id: userId, prime_level: level }: Row<'users'>,
): MemberBenefits | null =>
  level > 0 ? { rate: MEMBER_RATE[level], privilegeToken: privilegeHolders.tokenOf(userId) } : null
