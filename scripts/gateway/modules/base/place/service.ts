import { type ExpressionBuilder, sql } from 'kysely'
import { pinyin } from 'pinyin-pro'
import type { Db, Row } from '../../../core/database/database'
import cities from './data/cities.json'
import venues from './data/venues.json'
import { found } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'

export type SiteRow = Row<'sites'> & { show_count: number; has_nearby: boolean }

/**
 * Returns the merchant's sites in order, each with its number of shows, and with a flag that is true if the site
 * includes neighboring cities.
 */
export const siteRows = (db: Db): Promise<SiteRow[]> =>
  db
    .selectFrom('sites')
    .selectAll()
    .select(
      sql<number>`(select count(*)::int from shows s join venues v using (venue_id) join cities c using (city_id)
        where (sites.city_id = c.city_id or sites.site_id = c.site_id) and s.state <> 'DISABLED')`.as('show_count'),
    )
    .select(
      sql<boolean>`exists (select from shows s join venues v using (venue_id) join cities c using (city_id)
        where sites.site_id = c.site_id and sites.city_id <> c.city_id and s.state <> 'DISABLED')`.as('has_nearby'),
    )
    .orderBy('sort')
    .execute()

const named = (sites: readonly SiteRow[], id: string): SiteRow | undefined =>
  sites.find((site) => [site.site_id, site.bs_city_id, site.city_id].includes(id))

/** Returns the site for the id of a site or of a city, or undefined for an unknown id. */
export const findSite = async (db: Db, id: string): Promise<SiteRow | undefined> => named(await siteRows(db), id)

/** Returns the site for an id, or the default site (BL1106). */
export const siteOf = async (db: Db, id: string | undefined): Promise<SiteRow> => {
  const sites = await siteRows(db)
  return (id === undefined ? undefined : named(sites, id)) ?? sites[0]
}

/**
 * Returns the SQL condition for cities `c` of a site: its own city, and the cities that the merchant assigns to the
 * site.
 */
export const citiesOf =
  ({ site_id, city_id }: Pick<SiteRow, 'site_id' | 'city_id'>) =>
  (where: ExpressionBuilder<{ c: Row<'cities'> }, 'c'>) =>
    where.or([where('c.site_id', '=', site_id), where('c.city_id', '=', city_id)])

/** Returns the site nearest to a position in degrees, or the default site if there is no position. */
export const nearestSite = async (db: Db, { lat, lng }: { lat?: number; lng?: number }): Promise<SiteRow> => {
  if (lat === undefined || lng === undefined) return siteOf(db, undefined)
  // Planar distance in degrees, which is precise enough to choose between cities.
  const away = (site: SiteRow): number => Math.hypot(site.lat - lat, site.lng - lng)
  return (await siteRows(db)).sort((a, b) => away(a) - away(b))[0]
}

/** Returns a venue of the seed with its city. Throws for an unknown id. */
export const seedVenue = (venueId: string) => {
  const venue = venues.find(({ id }) => id === venueId)
  const city = cities.find(({ id }) => id === venue?.city)
  if (!venue || !city) throw new Error(`Unknown venue ${venueId}: use one of data/venues.json.`)
  return { venue, city }
}

/** A venue with the name of its city. */
export type VenueWithCity = Row<'venues'> & { city_name: Row<'cities'>['name'] }

/** Returns venues by id. Unknown ids are missing. */
export const venuesById = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, VenueWithCity>> => {
  const venues = await db
    .selectFrom('venues as v')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .selectAll('v')
    .select('c.name as city_name')
    .where('v.venue_id', 'in', ['', ...ids])
    .execute()
  return new Map(venues.map((venue) => [venue.venue_id, venue]))
}

/** Returns a venue. Throws `Refusal` notFound. */
export const requireVenue = async (db: Db, venueId: string): Promise<VenueWithCity> =>
  found((await venuesById(db, [venueId])).get(venueId))

/** Cache of syllables. Looking up a name takes longer than serializing the rest of a site. */
const said = new Map<string, string>()

/** Returns the syllables of a name, separated by spaces: `ao men`. */
const syllablesOf = (name: string): string => {
  const known = said.get(name) ?? pinyin(name, { toneType: 'none', type: 'array' }).join(' ')
  said.set(name, known)
  return known
}

/** Returns the index letter and the syllables of a name. A name in Latin letters is indexed by its first letter. */
const indexOf = ({ name }: SiteRow, lang: Language) => {
  const syllables = syllablesOf(name['zh-CN'])
  return { initial: (lang === 'en-US' ? name[lang] : syllables).charAt(0).toUpperCase(), pinyin: syllables }
}

/** Serializes a site (contract: api/shop). */
export const serializeSite = (site: SiteRow, lang: Language) => ({
  siteId: site.site_id,
  bsCityId: site.bs_city_id,
  cityId: site.city_id,
  provinceId: site.province_id,
  cityName: site.name[lang],
  ...indexOf(site, lang),
  status: site.status,
  showCount: site.show_count,
  hasNearby: site.has_nearby,
})
