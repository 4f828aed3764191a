import type { Db, Row, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'
import { formatDiscount, levels } from './level-service'

declare module '../../../core/hooks' {
  interface Hooks {
    /**
     * Returns true if a buyer used a right of the member level since a time, epoch ms. Such a membership cannot be
     * returned.
     */
    'member.used': (db: Db | Tx, buyer: { userId: string; since: number }) => Promise<boolean>
  }
}

/** Returns the rights of a level in the merchant's order; none for buyers without a level. */
export const rights = (db: Db | Tx, level: number): Promise<Row<'member_rights'>[]> =>
  listRows(db, 'member_rights', { level }, 'sort')

/**
 * Serializes a right of a level (contract: api/member MemberRight).
 *
 * @param rate the level's rate, basis points
 */
export const serializeRight = (right: Row<'member_rights'>, rate: number, lang: Language) => ({
  ...{ rightType: right.right_type, level: right.level, icon: right.icon, target: right.target },
  ...{ isDisplayToUser: right.is_displayed, isHighlight: right.is_highlight },
  primeRightTypeName: right.name[lang],
  badgeDesc: right.right_type === 'DISCOUNT' ? formatDiscount(rate, lang) : right.badge[lang],
  detail: right.detail[lang],
  howOften: right.how_often[lang],
})

/** Returns the levels that are sold, the lowest first (contract: api/layout-blocks). */
export const soldLevels = async (db: Db | Tx, lang: Language) => {
  const sold = (await levels(db)).filter(({ price }) => price !== null)
  return Promise.all(
    sold.map(async ({ level, name, price, rate }) => ({
      ...{ level, name: name[lang], price },
      rights: (await rights(db, level)).map((right) => {
        const { rightType, primeRightTypeName, badgeDesc } = serializeRight(right, rate, lang)
        return rightType === 'DISCOUNT' ? badgeDesc : primeRightTypeName
      }),
    })),
  )
}
