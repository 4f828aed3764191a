import { type SelectQueryBuilder, sql } from 'kysely'
import type { Database, Db, Row, Tx } from '../../../core/database/database'
import { discountPrivilegeIds, lowestLevelRate } from './discount-query'
import { isShowInScope, type Scope } from './scope-query'
import type { ShowFactsView } from './tables'
import type { LocalizedText } from '../../../core/localized-text'

/** A show with data of its sessions and its venue. */
export type ShowRow = Row<'shows'> &
  Omit<ShowFactsView, 'show_id'> & {
    venue_name: LocalizedText
    venue_address: LocalizedText
    venue_lat: number
    venue_lng: number
    city_id: string
    city_name: LocalizedText
    site_id: string | null
    has_promotion: boolean
    /** Start of the sale for members, epoch ms, or null. */
    members_from: number | null
    /** Ids of the privileges that reduce its tickets. */
    discount_privilege_ids: string[]
    /** The lowest rate of a member level, basis points, or null. */
    level_rate: number | null
  }

type Joined = SelectQueryBuilder<Database & { s: Row<'shows'> }, 's' | 'show_facts' | 'venues' | 'cities', ShowRow>

/** Selects all shows with the data of their sessions, venue and city. The caller adds filters and sorting. */
export const showQuery = (db: Db | Tx): Joined =>
  db
    .selectFrom('shows as s')
    .innerJoin('show_facts', 'show_facts.show_id', 's.show_id')
    .innerJoin('venues', 'venues.venue_id', 's.venue_id')
    .innerJoin('cities', 'cities.city_id', 'venues.city_id')
    .selectAll('s')
    .select(['min_price', 'max_price', 'first_time', 'last_time', 'remaining', 'cities.city_id', 'cities.site_id'])
    .select([
      'venues.name as venue_name',
      'venues.address as venue_address',
      'venues.lat as venue_lat',
      'venues.lng as venue_lng',
      'cities.name as city_name',
    ])
    .select([
      sql<boolean>`exists (select 1 from promotions o where o.show_id = s.show_id and o.channel_id is null)`.as(
        'has_promotion',
      ),
      sql<number | null>`(select g.opens_at from privileges g where g.show_id = s.show_id)`.as('members_from'),
      discountPrivilegeIds.as('discount_privilege_ids'),
      lowestLevelRate.as('level_rate'),
    ]) as unknown as Joined

export const findShow = (db: Db | Tx, showId: string): Promise<ShowRow | undefined> =>
  showQuery(db).where('s.show_id', '=', showId).executeTakeFirst()

export interface ShowFilter {
  keyword?: string
  category?: string
  /** A site's id, its business id (BL1106) or a city's id. */
  city?: string
  /** Dates `yyyy-MM-dd` in the show's time zone, both included. */
  startDate?: string
  endDate?: string
  venueId?: string
  /** Excludes shows that were over at this time, epoch ms. */
  after?: number
  /** Excludes shows that were not on sale at this time and would not be later, epoch ms. */
  onSale?: number
  showIds?: string[]
  /** Includes only shows that a coupon can be used for. */
  scope?: Scope
  /** Ids of shows to exclude. */
  without?: readonly string[]
  /** Order of the list. TIME lists the next show first, PRICE the cheapest. */
  sort?: 'RECOMMEND' | 'NEW' | 'HOT' | 'SELECTED' | 'TIME' | 'PRICE'
}

const DAY = 86_400_000

/** SQL expression: local day of a session `n` of a show `s`, in days since 1 January 1970. */
export const sessionDay = sql<number>`floor((n.show_time + s.utc_offset * 60000) / 86400000.0)::int`

/** Returns the number of days since 1 January 1970 for a date `yyyy-MM-dd`. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY

/** Returns the date `yyyy-MM-dd` for a number of days since 1 January 1970. */
export const dateOfDay = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10)

const withinDates = ({ startDate, endDate }: ShowFilter) => {
  const from = startDate ? dayNumber(startDate) : 0
  const to = endDate ? dayNumber(endDate) : 2 ** 31 - 1
  return sql<boolean>`exists (select 1 from sessions n where n.show_id = s.show_id and ${sessionDay} between ${sql.lit(from)} and ${sql.lit(to)})`
}

const deliveryPaid = sql`case when s.deliver_methods = '["EXPRESS"]' then s.delivery_fee else 0 end`

/** SQL expression: known fees of one ticket of a show `s`, in fen (domain/order/all-in). */
export const ticketFees = sql<number>`(s.service_fee + s.required_goods + ${deliveryPaid})`

/**
 * SQL expression: price in lists including known fees, in fen, or null if lists show no price (domain/price,
 * `lowestPrice`).
 */
const shownPrice = sql<number | null>`${ticketFees} + case
  when s.custom_price > 0 then s.custom_price
  when s.custom_price is not null then null
  when s.is_free then 0
  else show_facts.min_price end`

/** Returns the SQL expression for the time of the first session that has not started. */
const nextTime = (now: number) =>
  sql`(select min(n.show_time) from sessions n where n.show_id = s.show_id and n.show_time >= ${now})`

/** Returns the SQL condition for shows with a session at `now` or later, or without a date yet. */
export const toCome = (now: number) => sql<boolean>`coalesce(show_facts.last_time, ${now}) >= ${now}`

/** Returns the SQL condition for shows that have tickets at `now` or whose sale starts later. */
const isOnSale = (now: number) =>
  sql<boolean>`(${toCome(now)} and s.state not in ('CANCELED', 'DELAY', 'LACK_OF_TICKET')
    and (s.state = 'PENDING' or s.sale_time > ${now}
      or show_facts.remaining > 0 and coalesce(s.sale_until > ${now}, true)))`

/** Selects the shows that lists may contain: all except unlisted ones. */
export const listedShows = (db: Db | Tx, filter: ShowFilter): Joined => {
  let query = showQuery(db).where('s.state', '<>', 'DISABLED')
  if (filter.category && filter.category !== 'ALL') query = query.where('s.category', '=', filter.category)
  if (filter.venueId) query = query.where('s.venue_id', '=', filter.venueId)
  if (filter.after !== undefined) query = query.where(toCome(filter.after))
  if (filter.onSale !== undefined) query = query.where(isOnSale(filter.onSale))
  if (filter.showIds) query = query.where('s.show_id', 'in', ['', ...filter.showIds])
  if (filter.scope) query = query.where(isShowInScope(filter.scope))
  if (filter.without?.length) query = query.where('s.show_id', 'not in', filter.without)
  for (const word of (filter.keyword ?? '').toLowerCase().split(/\s+/).filter(Boolean)) {
    query = query.where('s.search_text', 'like', `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  }
  if (filter.city) {
    const city = filter.city
    query = query.where((where) =>
      where.or([
        where('cities.city_id', '=', city),
        where('cities.site_id', '=', city),
        where(
          'cities.city_id',
          'in',
          where
            .selectFrom('sites')
            .select('sites.city_id')
            .where((site) => site.or([site('sites.site_id', '=', city), site('sites.bs_city_id', '=', city)])),
        ),
        where(
          'cities.site_id',
          'in',
          where
            .selectFrom('sites')
            .select('site_id')
            .where((site) => site.or([site('bs_city_id', '=', city), site('city_id', '=', city)])),
        ),
      ]),
    )
  }
  if (filter.startDate || filter.endDate) query = query.where(withinDates(filter))
  return query
}

/** Sorts shows that are over or canceled to the end. */
const over = (now: number) =>
  sql`(s.state in ('CANCELED', 'DELAY') or coalesce(show_facts.last_time, ${Number.MAX_SAFE_INTEGER}) < ${now})`

/** Sorts a list. Domain §2 defines recommended, new, hot and editor's picks. Next and cheapest are additions. */
export const ordered = (query: Joined, sort: ShowFilter['sort'], now: number): Joined => {
  const base = query.orderBy(over(now))
  if (sort === 'NEW') return base.orderBy('s.listed_at', 'desc').orderBy('s.show_id')
  if (sort === 'HOT') return base.orderBy('s.popularity', 'desc').orderBy('s.show_id')
  if (sort === 'TIME')
    return base
      .orderBy(sql`${nextTime(now)} nulls last`)
      .orderBy(sql`show_facts.last_time desc nulls last`)
      .orderBy('s.show_id')
  if (sort === 'PRICE')
    return base
      .orderBy(sql`${shownPrice} nulls last`)
      .orderBy(sql`${nextTime(now)} nulls last`)
      .orderBy('s.show_id')
  if (sort === 'SELECTED')
    return base.orderBy('s.selected', 'desc').orderBy('s.popularity', 'desc').orderBy('s.show_id')
  return base
    .orderBy(sql`show_facts.remaining = 0`)
    .orderBy(sql`s.popularity / 400`, 'desc')
    .orderBy('show_facts.first_time')
    .orderBy('s.show_id')
}
