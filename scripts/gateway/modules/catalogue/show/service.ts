import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow, listRows } from '../../../core/database/rows'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import { showQuery, type ShowRow } from './query-service'

/** Returns the row of a show, even of an unpublished show. Throws `Refusal` notFound. */
export const requireShow = async (db: Db | Tx, showId: string): Promise<Row<'shows'>> =>
  found(await findRow(db, 'shows', { show_id: showId }))

/** Returns the tour of a show, or null. */
export const tourOf = async (db: Db, tourId: string | null, lang: Language) => {
  if (tourId === null) return null
  const row = await findRow(db, 'tours', { tour_id: tourId })
  return row ? { tourId, tourName: row.name[lang] } : null
}

/** Returns a show's public promotions in the merchant's order, optionally of one category. */
export const promotionsOf = async (db: Db, showId: string, category?: string): Promise<Row<'promotions'>[]> => {
  const rows = await listRows(db, 'promotions', { show_id: showId, channel_id: null }, 'sort')
  return rows.filter((row) => !category || row.category === category)
}

/** Returns a show's promotions for a sales channel; empty for ''. */
export const channelPromotionsOf = (db: Db, showId: string, channelId: string): Promise<Row<'promotions'>[]> =>
  listRows(db, 'promotions', { show_id: showId, channel_id: channelId }, 'sort')

/** Returns the published shows of a collection, by time. */
const showsOf = (db: Db, column: 's.show_group_id' | 's.tour_id', id: string): Promise<ShowRow[]> =>
  showQuery(db).where(column, '=', id).where('s.state', '<>', 'DISABLED').orderBy('first_time').execute()

/** Returns a show group with its venue and shows. Throws `Refusal` notFound. */
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

/** Returns a tour with its shows. Throws `Refusal` notFound. */
export const tourWithShows = async (db: Db, tourId: string) => ({
  tour: found(await findRow(db, 'tours', { tour_id: tourId })),
  shows: await showsOf(db, 's.tour_id', tourId),
})
