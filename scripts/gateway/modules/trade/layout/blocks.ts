import { saleStateOf } from '../../../../../src/domain/goods/goods'
import { allSpus, saleFacts, serializeSpu } from '../../catalogue/goods/spu-service'
import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import home from './data/home.json'
import { localDate } from '../../catalogue/show/date-service'
import { cardOf } from '../../catalogue/show/card-service'
import { listedShows, ordered, showQuery, toCome } from '../../catalogue/show/query-service'
import { citiesOf, type SiteRow } from '../../base/place/service'
import { hotKeywordsOf } from '../../catalogue/search/service'
import { searchPlaceholder } from '../../base/shop/service'

const DAY = 86_400_000
const UTC_OFFSET = 480

/** Parameters that every layout component gets. */
export interface LayoutRequest {
  db: Db
  lang: Language
  now: number
  site: SiteRow
}

type TitleKey = keyof typeof home.titles

/** Returns the common fields of a component: its id, its texts and the target of "more". */
export const headOf = (componentId: string, key: TitleKey | null, lang: Language, more: object | null = null) => ({
  componentId,
  title: key ? home.titles[key][0][lang] : '',
  subTitle: key ? home.titles[key][1][lang] : '',
  moreTarget: more,
})

export const target = (kind: string, params: Record<string, string | undefined> = {}) => ({ kind, params })

const firstCards = async (
  { db, lang, now, site }: LayoutRequest,
  narrow: (query: ReturnType<typeof showQuery>) => ReturnType<typeof showQuery>,
  count: number,
) => {
  const rows = await narrow(ordered(listedShows(db, { city: site.site_id }), 'HOT', now))
    .limit(count)
    .execute()
  return rows.map((row) => cardOf(row, lang, now))
}

/** Minimum number of shows in a section. A section with fewer shows looks empty. */
const MIN_SECTION = 3

/** Returns editor's picks on sale. Includes shows of other sections only if there are too few other shows. */
export const selectedShows = async (request: LayoutRequest, count: number, shownAbove: readonly string[] = []) => {
  const picks = await firstCards(
    request,
    (query) => query.where('s.selected', '=', true).where('s.state', '=', 'LISTED'),
    count + shownAbove.length,
  )
  const others = picks.filter(({ showId }) => !shownAbove.includes(showId))
  return (others.length < MIN_SECTION ? picks : others).slice(0, count)
}

/** Returns shows whose sale opens soon, the soonest first. */
export const presaleShows = (request: LayoutRequest, count: number) =>
  firstCards(
    request,
    (query) => query.clearOrderBy().where('s.sale_time', '>', request.now).orderBy('s.sale_time'),
    count,
  )

/** Returns the number of shows on each of the next 14 days, and the shows of the first days. */
export const calendarOf = async (request: LayoutRequest) => {
  const { db, now, site } = request
  const from = Date.parse(`${localDate(now, UTC_OFFSET)}T00:00:00+08:00`)
  const rows = await db
    .selectFrom('sessions as n')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .select([
      sql<number>`floor((n.show_time - ${from}) / ${DAY})::int`.as('day'),
      sql<number>`count(distinct s.show_id)::int`.as('count'),
    ])
    .where(citiesOf(site))
    .where('s.state', '=', 'LISTED')
    .where('n.show_time', '>=', from)
    .where('n.show_time', '<', from + 14 * DAY)
    .groupBy(sql`1`)
    .execute()
  const counts = new Map(rows.map(({ day, count }) => [Number(day), count]))
  const days = Array.from({ length: 14 }, (_, day) => ({
    date: localDate(from + day * DAY, UTC_OFFSET),
    count: counts.get(day) ?? 0,
  }))
  const shows = await firstCards(
    request,
    (query) =>
      query.clearOrderBy().where('first_time', '>=', now).where('s.state', '=', 'LISTED').orderBy('first_time'),
    8,
  )
  return { days, shows }
}

/** Returns tours with a stop at the site. */
export const toursOf = async ({ db, lang, now, site }: LayoutRequest) => {
  const tours = await db.selectFrom('tours').selectAll().orderBy('sort').execute()
  const stops = await showQuery(db)
    .where('s.tour_id', 'is not', null)
    .where('s.state', '<>', 'DISABLED')
    .orderBy('first_time')
    .execute()
  return tours.flatMap((tour) => {
    const own = stops.filter(({ tour_id }) => tour_id === tour.tour_id)
    if (!own.some(({ site_id, city_id }) => site_id === site.site_id || city_id === site.city_id)) return []
    const last = own[own.length - 1]
    return [
      {
        tourId: tour.tour_id,
        tourName: tour.name[lang],
        posterUrl: tour.poster_url,
        posterColor: tour.poster_color,
        cityNames: own.map(({ city_name }) => city_name[lang]),
        displayShowTime: cardOf({ ...own[0], last_time: last.last_time }, lang, now).displayShowTime,
      },
    ]
  })
}

/** Returns venues of the site with their numbers of future shows. */
export const venuesOf = async ({ db, lang, now, site }: LayoutRequest) => {
  const rows = await db
    .selectFrom('venues as v')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .innerJoin('shows as s', 's.venue_id', 'v.venue_id')
    .innerJoin('show_facts', 'show_facts.show_id', 's.show_id')
    .select(['v.venue_id', 'v.name', 'v.image_url', 'c.name as city_name', sql<number>`count(*)::int`.as('count')])
    .where(citiesOf(site))
    .where('s.state', '<>', 'DISABLED')
    .where(toCome(now))
    .groupBy(['v.venue_id', 'c.city_id'])
    .orderBy('count', 'desc')
    .limit(6)
    .execute()
  return rows.map((row) => ({
    venueId: row.venue_id,
    venueName: row.name[lang],
    cityName: row.city_name[lang],
    imageUrl: row.image_url,
    showCount: row.count,
  }))
}

/** Maximum number of goods in a section. */
const MAX_GOODS = 8

/** Returns goods of the shop that are on sale. */
export const goodsOf = async ({ db, lang, now }: LayoutRequest) => {
  const spus = (await allSpus(db)).filter((spu) => saleStateOf(saleFacts(spu), now) === 'ON_SALE')
  return spus.slice(0, MAX_GOODS).map((spu) => {
    const { spuId, name, posterUrl, minPrice, minMatchMarketPrice } = serializeSpu(spu, lang)
    return { spuId, name, posterUrl, minPrice, minMatchMarketPrice }
  })
}

/** Returns the search bar with the popular searches of the site. */
export const searchBar = ({ lang, site }: LayoutRequest) => ({
  ...headOf('search', null, lang),
  type: 'SEARCH_BAR',
  placeholder: searchPlaceholder(lang),
  hotWords: hotKeywordsOf(site.site_id, lang),
})
