import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { readPage } from '../../../core/database/page'
import type { Language } from '../../../core/localized-text'
import { listedShows, type ShowFilter } from '../show/query-service'
import { serializeEntry } from './serializer'

/** Returns a filter for the shows of a coupon, or null for an unknown coupon. */
const showsOfCoupon = async (db: Db, couponId: string): Promise<ShowFilter | null> => {
  const coupon = await findRow(db, 'coupons', { coupon_id: couponId })
  return coupon ? { scope: coupon.rules } : null
}

interface VenueListRequest {
  /** A site's or a city's id. */
  city?: string
  /** Includes only venues with a show that this coupon applies to. */
  couponId?: string
  now: number
  lang: Language
  offset?: number
  length?: number
}

/**
 * Returns a page of the venues with future shows. Venues with the most shows come first (contract: api/venue
 * VenueEntry).
 */
export const venueList = async (db: Db, request: VenueListRequest) => {
  const { city, couponId, now, lang, offset = 0, length = 20 } = request
  const ofCoupon = couponId ? await showsOfCoupon(db, couponId) : {}
  if (!ofCoupon) return { items: [], total: 0, last: true }
  const shows = listedShows(db, { ...ofCoupon, city, after: now }).clearSelect()
  const counts = shows.select(['s.venue_id as venue_id', sql<number>`count(*)::int`.as('count')]).groupBy('s.venue_id')
  const query = db
    .selectFrom('venues as v')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .innerJoin(counts.as('n'), 'n.venue_id', 'v.venue_id')
    .select(['v.venue_id', 'v.name', 'v.address', 'v.image_url', 'c.name as city_name', 'n.count'])
  const { rows, total, last } = await readPage(query, query.orderBy('n.count', 'desc').orderBy('v.sort'), {
    offset,
    length,
  })
  return {
    items: rows.map((row) => ({ ...serializeEntry(row, lang), showCount: row.count })),
    total,
    last,
  }
}
