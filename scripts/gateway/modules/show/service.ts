import type { Db } from '../../core/database/database'
import { found } from '../../core/envelope'
import type { Language } from '../../core/localized-text'
import type { PromotionTable } from './tables'

/** The tour that a show belongs to, null for none. */
export const tourOf = async (db: Db, tourId: string | null, lang: Language) => {
  if (tourId === null) return null
  const row = await db.selectFrom('tours').select('name').where('tour_id', '=', tourId).executeTakeFirst()
  return row ? { tourId, tourName: row.name[lang] } : null
}

/** A show's promotions in the merchant's order, of one category where it is named. */
export const promotionsOf = async (db: Db, showId: string, category?: string): Promise<PromotionTable[]> => {
  const rows = await db.selectFrom('promotions').selectAll().where('show_id', '=', showId).orderBy('sort').execute()
  return rows.filter((row) => !category || row.category === category)
}

/** A show group with its venue. Throws `Refusal` notFound. */
export const groupOf = async (db: Db, groupId: string) =>
  found(
    await db
      .selectFrom('show_groups as g')
      .innerJoin('venues as v', 'v.venue_id', 'g.venue_id')
      .selectAll('g')
      .select(['v.name as venue_name', 'v.address'])
      .where('g.show_group_id', '=', groupId)
      .executeTakeFirst(),
  )
