import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { showQuery, type ShowRow } from './query-service'

/** A show's own row, whatever its state. Throws `Refusal` notFound. */
export const requireShow = async (db: Db | Tx, showId: string): Promise<Row<'shows'>> =>
  found(await findRow(db, 'shows', { show_id: showId }))

/** The tour that a show belongs to, null for none. */
export const tourOf = async (db: Db, tourId: string | null, lang: Language) => {
  if (tourId === null) return null
  const row = await findRow(db, 'tours', { tour_id: tourId })
  return row ? { tourId, tourName: row.name[lang] } : null
}

/** A show's promotions for everybody in the merchant's order, of one category where it is named. */
export const promotionsOf = async (db: Db, showId: string, category?: string): Promise<Row<'promotions'>[]> => {
  const rows = await listRows(db, 'promotions', { show_id: showId, channel_id: null }, 'sort')
  return rows.filter((row) => !category || row.category === category)
}

/** A show's promotions for those who come by a sales channel; none for ''. */
export const channelPromotionsOf = (db: Db, showId: string, channelId: string): Promise<Row<'promotions'>[]> =>
  listRows(db, 'promotions', { show_id: showId, channel_id: channelId }, 'sort')

/** The shows of a collection that may be seen, by time. */
const showsOf = (db: Db, column: 's.show_group_id' | 's.tour_id', id: string): Promise<ShowRow[]> =>
  showQuery(db).where(column, '=', id).where('s.state', '<>', 'DISABLED').orderBy('first_time').execute()

/** A show group with its venue and shows. Throws `Refusal` notFound. */
export const groupWithShows = async (db: Db, groupId: string) => ({
  group: found(
    await db
      .selectFrom('show_groups as g')
      .innerJoin('venues as v', 'v.venue_id', 'g.venue_id')
      .selectAll('g')
      .select(['v.name as venue_name', 'v.address'])
      .where('g.show_group_id', '=', groupId)
      .executeTakeFirst(),
  ),
  shows: await showsOf(db, 's.show_group_id', groupId),
})

/** A tour with its shows. Throws `Refusal` notFound. */
export const tourWithShows = async (db: Db, tourId: string) => ({
  tour: found(await findRow(db, 'tours', { tour_id: tourId })),
  shows: await showsOf(db, 's.tour_id', tourId),
})
