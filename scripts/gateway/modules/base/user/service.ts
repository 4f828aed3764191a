import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'

/** Per cent that a member pays, by level. */
const MEMBER_RATE = [100, 98, 95]

/** What a buyer's level gives: per cent of the price to pay, and a token that proves the level. */
export interface MemberBenefits {
  rate: number
  privilegeToken: string
}

/** The benefits of a buyer's level; null for a buyer who is no member. */
export const benefitsOf = (
  { privilegeHolders }: Gateway,
  { user_id: userId, prime_level: level }: Row<'users'>,
): MemberBenefits | null =>
  level > 0 ? { rate: MEMBER_RATE[level], privilegeToken: privilegeHolders.tokenOf(userId) } : null
