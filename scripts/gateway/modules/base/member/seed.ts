import type { RightTarget, RightType } from '../../../../../src/domain/member/right'
import type { Fen } from '../../../../../src/domain/money'
import type { Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { LANGUAGES, type LocalizedText } from '../../../core/localized-text'
import levels from './data/levels.json'
import rights from './data/rights.json'

const withPoints = (text: LocalizedText, points: string): LocalizedText =>
  Object.fromEntries(LANGUAGES.map((lang) => [lang, text[lang].replace('{points}', points)])) as LocalizedText

/** Writes the merchant's levels and their rights. */
export const seedLevels = async (tx: Tx): Promise<void> => {
  for (const { level, name, rate, growth, price, pointPrice, rights: types, points } of levels) {
    await tx
      .insertInto('member_levels')
      .values({
        ...{ level, name: json(name as LocalizedText), rate, growth },
        ...{ price: price as Fen | null, point_price: pointPrice },
      })
      .execute()
    const rows = types.map((type, sort) => {
      const { icon, name: title, badge, detail, howOften, target, isHighlight } = rights[type as keyof typeof rights]
      return {
        ...{ level, right_type: type as RightType, icon, sort, target: target as RightTarget },
        ...{ is_displayed: true, is_highlight: isHighlight },
        ...{ name: json(title), how_often: json(howOften) },
        ...{ badge: json(withPoints(badge, points)), detail: json(withPoints(detail, points)) },
      }
    })
    await tx.insertInto('member_rights').values(rows).execute()
  }
}
