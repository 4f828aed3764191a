import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { CardTemplate } from '../../catalogue/card-template/service'
import { showPage } from '../../catalogue/show/list-service'
import { namedShows } from '../coupon/scope-service'
import { listedShows } from '../../catalogue/show/query-service'

interface RangeRequest {
  /** A site's or a city's id. */
  city?: string | undefined
  lang: Language
  /** Current time, epoch ms. */
  now: number
  offset?: number
  length?: number
}

/** Returns a filter for the shows on sale that a card can be used for. */
const showsOf = ({ range }: CardTemplate, city: string | undefined, now: number) => ({
  scope: { ...range, couponBizTypes: ['SHOW'] },
  onSale: now,
  city,
})

/**
 * Returns the venues of the shows that a card can be used for (contract: api/card CardVenue). The venue with the most
 * shows comes first.
 */
const venuesOf = async (db: Db, card: CardTemplate, { city, lang, now }: RangeRequest) => {
  const shows = listedShows(db, showsOf(card, city, now)).clearSelect()
  const counts = shows.select(['s.venue_id as venue_id', sql<number>`count(*)::int`.as('count')]).groupBy('s.venue_id')
  const rows = await db
    .selectFrom('venues as v')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .innerJoin(counts.as('n'), 'n.venue_id', 'v.venue_id')
    .select(['v.venue_id', 'v.name', 'v.address', 'v.lat', 'v.lng', 'v.image_url', 'c.name as city_name', 'n.count'])
    .orderBy('n.count', 'desc')
    .orderBy('v.sort')
    .execute()
  return rows.map(({ venue_id: venueId, name, address, lat, lng, image_url: imageUrl, city_name, count }) => ({
    ...{ venueId, venueName: name[lang], cityName: city_name[lang], address: address[lang] },
    ...{ lat, lng, imageUrl, showCount: count },
  }))
}

/**
 * Returns the venues where a card can be used, and a page of its shows (contract: api/card CardRange). Each show has the
 * sessions and tiers that the card is limited to.
 */
export const rangeOfCard = async (db: Db, card: CardTemplate, request: RangeRequest) => {
  const { city, lang, now, offset, length } = request
  const page = await showPage(db, showsOf(card, city, now), { lang, now, offset, length })
  const named = new Map((await namedShows(db, card.range, lang, now)).map((show) => [show.showId, show.sessions]))
  const items = page.items.map((show) => ({ ...show, sessionRangeVoList: named.get(show.showId) ?? [] }))
  return { ...page, items, venues: await venuesOf(db, card, request) }
}
