import type { Db, Row } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'
import type { Language } from '../../../core/localized-text'

/** Category of combos among the promotions of a show. */
const CATEGORY = 'COMBO'

/** Returns the combos on sale or to come that contain a show, in the merchant's order, optionally of one category. */
export const combosOfShow = async (db: Db, showId: string, now: number, category = ''): Promise<Row<'combos'>[]> => {
  if (category !== '' && category !== CATEGORY) return []
  const parts = await listRows(db, 'combo_parts', {})
  const ids = parts.filter((part) => part.show_ids.includes(showId)).map((part) => part.promotion_id)
  const rows = await listRows(db, 'combos', { promotion_id: ['', ...ids] }, 'sort')
  return rows.filter(({ sale_end: end }) => now < end)
}

/** Serializes a combo in the list of a show's promotions (contract: api/show Promotion). */
export const comboPromotion = ({ promotion_id: promotionId, title, description }: Row<'combos'>, lang: Language) => ({
  ...{ promotionId, category: CATEGORY, title: title[lang], description: description[lang] },
})
