import type { Row } from '../../../core/database/database'
import type { Gateway } from '../../../core/context'
import { rateOf } from '../member/level-service'

/** Benefits of a buyer's member level, and a token that proves the level. */
export interface MemberBenefits {
  /** Share of the price to pay, basis points. */
  rate: number
  privilegeToken: string
}

/** Returns the benefits of a buyer's member level, or null for non-members. */
export const benefitsOf = async (
  { db, privilegeHolders }: Gateway,
  { user_id: userId, prime_level: level }: Row<'users'>,
): Promise<MemberBenefits | null> =>
  level > 0 ? { rate: await rateOf(db, level), privilegeToken: privilegeHolders.tokenOf(userId) } : null
