import { sql } from 'kysely'
import { shownStock } from '../../../../../src/domain/goods/goods'
import type { Db, Row } from '../../../core/database/database'
import { type PageRange, readPage } from '../../../core/database/page'
import type { Language, LocalizedText } from '../../../core/localized-text'
import { citiesOf } from '../../base/place/service'
import type { siteOf } from '../../base/place/service'
import { type Found, searchedOf } from '../search/catalogue-service'
import { nearestTo } from '../search/forgiving-service'
import { priceInfo } from '../show/card-service'

/** Orders of the list. RECOMMEND is the merchant's order, with sold-out goods at the end. */
export const SPU_SORTS = ['RECOMMEND', 'NEW', 'PRICE_UP', 'PRICE_DOWN'] as const

/** Filter of the goods of the shop. Prices in fen, of the cheapest variant. */
export interface SpuFilter {
  keyword: string
  categoryId?: string | undefined
  sortType?: (typeof SPU_SORTS)[number] | undefined
  inStock?: boolean | undefined
  selfTake?: boolean | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Excludes goods that are only handed out at shows of other sites. */
  site?: Awaited<ReturnType<typeof siteOf>> | undefined
}

/** Returns prices and stock of all goods. */
const spuFacts = (db: Db) =>
  db
    .selectFrom('skus as k')
    .leftJoin('capacities as c', (join) => join.on('c.kind', '=', 'SKU').onRef('c.owner_id', '=', 'k.sku_id'))
    .select(({ fn }) => [
      'k.spu_id',
      fn.min('k.price').as('min_price'),
      fn.max('k.price').as('max_price'),
      sql<number | null>`(array_agg(k.market_price order by k.price, k.sort))[1]`.as('market_price'),
      sql<number>`coalesce(sum(c.remaining), 0)::int`.as('pieces'),
    ])
    .groupBy('k.spu_id')
    .as('f')

const nameText = sql<string>`lower(concat_ws(' ', s.name ->> 'zh-CN', s.name ->> 'zh-MO', s.name ->> 'en-US'))`

/** Returns a query for the goods that buyers can see in lists at `now`. */
const listedSpus = (db: Db, now: number) =>
  db
    .selectFrom('spus as s')
    .innerJoin(spuFacts(db), 'f.spu_id', 's.spu_id')
    .select(['s.spu_id', 's.name', 's.poster_url', 's.spu_type', 's.sale_time', 's.sort'])
    .select(['f.min_price', 'f.max_price', 'f.market_price', 'f.pieces'])
    .where('s.is_on_shelf', '=', true)
    .where((where) => where.or([where('s.sale_end', 'is', null), where('s.sale_end', '>', now)]))

/** Returns the goods that buyers can see in lists at `now`, with their categories. */
export const itemsOnSale = (db: Db, now: number) => listedSpus(db, now).select('s.category_id').execute()

type SpuQuery = ReturnType<typeof listedSpus>

const withKeyword = (query: SpuQuery, keyword: string): SpuQuery =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .reduce((narrowed, term) => narrowed.where(nameText, 'like', `%${term.replace(/[\\%_]/g, '\\$&')}%`), query)

/** Excludes goods that buyers can only collect at shows elsewhere. */
const collectedAt = (query: SpuQuery, site: NonNullable<SpuFilter['site']>): SpuQuery =>
  query.where((where) =>
    where.or([
      sql<boolean>`s.deliver_methods <> '["SELF_TAKE"]' or s.show_ids = '[]'`,
      where.exists(
        where
          .selectFrom('shows as w')
          .innerJoin('venues as v', 'v.venue_id', 'w.venue_id')
          .innerJoin('cities as c', 'c.city_id', 'v.city_id')
          .select('w.show_id')
          .where(sql<boolean>`s.show_ids ? w.show_id`)
          .where(citiesOf(site)),
      ),
    ]),
  )

const narrowed = (query: SpuQuery, filter: Omit<SpuFilter, 'keyword'>): SpuQuery => {
  const { categoryId, inStock, selfTake, minPrice, maxPrice, site } = filter
  let some = query
  if (categoryId) some = some.where('s.category_id', '=', categoryId)
  if (inStock) some = some.where('f.pieces', '>', 0)
  if (selfTake) some = some.where(sql<boolean>`s.deliver_methods ? 'SELF_TAKE'`)
  if (minPrice !== undefined) some = some.where('f.min_price', '>=', minPrice)
  if (maxPrice !== undefined) some = some.where('f.min_price', '<=', maxPrice)
  return site ? collectedAt(some, site) : some
}

const sorted = (query: SpuQuery, sort: SpuFilter['sortType']): SpuQuery => {
  if (sort === 'NEW') return query.orderBy('s.listed_at', 'desc').orderBy('s.spu_id')
  if (sort === 'PRICE_UP') return query.orderBy('f.min_price').orderBy('s.sort').orderBy('s.spu_id')
  if (sort === 'PRICE_DOWN') return query.orderBy('f.min_price', 'desc').orderBy('s.sort').orderBy('s.spu_id')
  return query
    .orderBy(sql`f.pieces = 0`)
    .orderBy('s.sort')
    .orderBy('s.spu_id')
}

/** Serializes goods of a list (contract: api/goods-list ListedGoods). */
const serializeListed = (row: Awaited<ReturnType<SpuQuery['execute']>>[number], lang: Language) => ({
  spuId: row.spu_id,
  name: row.name[lang],
  posterUrl: row.poster_url,
  minPrice: priceInfo(row.min_price),
  maxPrice: priceInfo(row.max_price),
  minMatchMarketPrice: priceInfo(row.market_price),
  spuType: row.spu_type,
  saleTime: row.sale_time,
  ...shownStock(row.pieces),
})

const foundOf = ({ spu_id: id, name }: Pick<Row<'spus'>, 'spu_id' | 'name'>): Found => ({
  id,
  searched: searchedOf({ name, performers: [], venue_name: name, search_text: Object.values(name).join(' ') }),
})

/** Returns the ids of the goods that are closest to a keyword without results, and the name that it probably means. */
const nearestSpus = async (db: Db, keyword: string, now: number) =>
  nearestTo(keyword, (await listedSpus(db, now).execute()).map(foundOf))

/**
 * Returns a page of the goods of the shop. If no goods match the keyword, returns the goods closest to it.
 * @param range page; `now` is in epoch ms
 */
export const spuPage = async (
  db: Db,
  { keyword, sortType, ...filter }: SpuFilter,
  { lang, now, ...range }: PageRange & { lang: Language; now: number },
) => {
  const all = listedSpus(db, now)
  const exact = withKeyword(all, keyword)
  const isExact = keyword === '' || (await exact.limit(1).executeTakeFirst()) !== undefined
  const nearest = isExact ? null : await nearestSpus(db, keyword, now)
  const found = nearest ? all.where('s.spu_id', 'in', ['', ...nearest.ids]) : exact
  const query = narrowed(found, filter)
  const { rows, total, last } = await readPage(query, sorted(query, sortType), range)
  const corrected: LocalizedText | null = nearest?.corrected ?? null
  return { items: rows.map((row) => serializeListed(row, lang)), total, last, corrected: corrected?.[lang] ?? '' }
}

/** Returns the categories of the shop with the number of their goods. Omits empty categories. */
export const spuCategories = async (db: Db, site: SpuFilter['site'], lang: Language, now: number) => {
  const rows = await narrowed(listedSpus(db, now), { site })
    .innerJoin('spu_categories as g', 'g.category_id', 's.category_id')
    .clearSelect()
    .select(({ fn }) => ['g.category_id', 'g.name', 'g.picture', fn.countAll<number>().as('count')])
    .groupBy(['g.category_id', 'g.sort'])
    .orderBy('g.sort')
    .execute()
  return rows.map(({ category_id: categoryId, name, picture, count }) => ({
    ...{ categoryId, name: name[lang], picture, count: Number(count) },
  }))
}
