import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'

/** Returns the names of venues and their cities by the venue's id. */
export const venuesOf = async (
  db: Db,
  venueIds: readonly string[],
  lang: Language,
): Promise<Map<string, { name: string; city: string }>> => {
  if (venueIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('venues as v')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .select(['v.venue_id', 'v.name', 'c.name as city'])
    .where('v.venue_id', 'in', venueIds)
    .execute()
  return new Map(rows.map(({ venue_id: id, name, city }) => [id, { name: name[lang], city: city[lang] }]))
}
