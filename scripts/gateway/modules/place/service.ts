import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { SiteTable } from './tables'
import cities from './data/cities.json'
import venues from './data/venues.json'
import { found } from '../../core/envelope'
import type { Language } from '../../core/localized-text'

export type SiteRow = SiteTable & { show_count: number }

/** The merchant's sites in their order, each with how many shows it lists. */
export const siteRows = (db: Db): Promise<SiteRow[]> =>
  db
    .selectFrom('sites')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from shows s join venues v using (venue_id) join cities c using (city_id)
        where c.site_id = sites.site_id and s.state <> 'DISABLED')`.as('show_count'),
    )
    .orderBy('sort')
    .execute()

/** The site that an id of any kind names; the default one (BL1106) for anything else. */
export const siteOf = async (db: Db, id: string | undefined): Promise<SiteRow> => {
  const sites = await siteRows(db)
  return (
    sites.find((site) => id !== undefined && [site.site_id, site.bs_city_id, site.city_id].includes(id)) ?? sites[0]
  )
}

interface Position {
  lat?: number
  lng?: number
}

/** Distance enough to choose between cities: degrees on a plane. */
const distanceTo = (site: { lat: number; lng: number }, { lat, lng }: Position): number =>
  lat === undefined || lng === undefined ? site.lng * -1 : Math.hypot(site.lat - lat, site.lng - lng)

/** The site nearest to a position in degrees; the default one without a latitude. */
export const nearestSite = async (db: Db, position: Position): Promise<SiteRow> => {
  if (position.lat === undefined) return siteOf(db, undefined)
  const sites = await siteRows(db)
  return sites.sort((a, b) => distanceTo(a, position) - distanceTo(b, position))[0]
}

/** A venue of the seed with the city it is in. Throws for an id that is none. */
export const seedVenue = (venueId: string) => {
  const venue = venues.find(({ id }) => id === venueId)
  const city = cities.find(({ id }) => id === venue?.city)
  if (!venue || !city) throw new Error(`no venue ${venueId}`)
  return { venue, city }
}

/** A venue with the name of its city. Throws `Refusal` notFound. */
export const requireVenue = async (db: Db, venueId: string) =>
  found(
    await db
      .selectFrom('venues as v')
      .innerJoin('cities as c', 'c.city_id', 'v.city_id')
      .selectAll('v')
      .select('c.name as city_name')
      .where('v.venue_id', '=', venueId)
      .executeTakeFirst(),
  )

/** A site on the wire (contract: api/shop). */
export const serializeSite = (site: SiteRow, lang: Language) => ({
  siteId: site.site_id,
  bsCityId: site.bs_city_id,
  cityId: site.city_id,
  provinceId: site.province_id,
  cityName: site.name[lang],
  status: site.status,
  showCount: site.show_count,
})
