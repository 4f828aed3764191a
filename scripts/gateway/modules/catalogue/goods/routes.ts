import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { plainText } from '../../../../../src/domain/typed/text'
import { perMinute } from '../../../core/rate-limit'
import { siteOf } from '../../base/place/service'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Flag, Id, OptionalId, paging, schema } from '../../../core/schema'
import type { Language } from '../../../core/localized-text'
import { requireShow } from '../show/service'
import hotKeywords from './data/hot-keywords.json'
import { spuDetailOf, spuIdOf } from './detail-service'
import { SPU_SORTS, spuCategories, spuPage } from './list-service'
import { serializeTied, tiedGoods, type TiedTickets } from './tied-service'

const Tickets = Type.Integer({ minimum: 1, maximum: 100 })
const SEARCH = '/trade/buyer/v3/spus/tied_sale_search'

/** Price filter, fen. */
const Price = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000 }))
const searchQuery = {
  ...paging,
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  categoryId: OptionalId,
  sortType: Type.Optional(Type.Union(SPU_SORTS.map((each) => Type.Literal(each)))),
  inStock: Flag,
  selfTake: Flag,
  minPrice: Price,
  maxPrice: Price,
  cityId: OptionalId,
}

/** Maximum number of keyword searches per minute from one IP address. Lists without a keyword have no limit. */
const SEARCHES = 300

const limited = {
  rateLimit: {
    ...perMinute(SEARCHES).rateLimit,
    allowList: ({ query }: FastifyRequest) => !(query as { keyword?: string }).keyword,
  },
}

/** Registers routes for goods of the shop, and for goods that are sold with tickets (shell §7). */
export const goodsRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/pub/v2/spus/:id',
    { schema: schema({ summary: 'Goods with their variants', params: { id: Id } }) },
    async ({ params: { id }, lang }) => ok(await spuDetailOf(db, id, lang, clock.now())),
  )

  app.get(
    '/pub/v1/spus/third_party/:id',
    { schema: schema({ summary: "Goods by their id in the merchant's own system", params: { id: Id } }) },
    async ({ params: { id } }) => ok({ spuId: await spuIdOf(db, id) }),
  )

  app.get(
    '/home/pub/v3/spus/search',
    { schema: schema({ summary: 'Goods by keyword, category and order', query: searchQuery }), config: limited },
    async ({ query: { keyword, cityId, offset = 0, length = 20, ...filter }, lang }) => {
      const site = cityId ? await siteOf(db, cityId) : undefined
      const range = { offset, length, lang, now: clock.now() }
      return ok(await spuPage(db, { ...filter, keyword: plainText(keyword ?? ''), site }, range))
    },
  )

  app.get(
    '/home/pub/v3/spus/hot_keywords',
    { schema: schema({ summary: 'Popular keywords of the shop' }) },
    ({ lang }) => ok(hotKeywords.map((keyword) => keyword[lang])),
  )

  app.get(
    '/pub/v1/spu_categories',
    { schema: schema({ summary: 'Categories of goods', query: { cityId: OptionalId } }) },
    async ({ query: { cityId }, lang }) => {
      const site = cityId ? await siteOf(db, cityId) : undefined
      return ok(await spuCategories(db, site, lang, clock.now()))
    },
  )

  const search = async (wanted: TiedTickets, lang: Language) => {
    await requireShow(db, wanted.showId)
    const tied = await tiedGoods(db, wanted)
    return ok({ goods: tied.map((each) => serializeTied(each, wanted.tickets, lang)) })
  }

  app.get(
    SEARCH,
    {
      schema: schema({
        summary: 'Goods that are sold with tickets',
        query: {
          ...{ showId: Id, sessionId: Id, quantity: Tickets },
          seatPlanIds: Type.String({ pattern: '^[A-Za-z0-9_,-]{0,1000}$' }),
        },
      }),
    },
    async ({ query: { seatPlanIds, quantity, ...own }, lang }) =>
      search({ ...own, seatPlanIds: seatPlanIds.split(','), tickets: quantity }, lang),
  )

  app.post(
    SEARCH,
    {
      schema: schema({
        summary: 'Goods that are sold with tickets',
        body: { showId: Id, sessionId: Id, seatPlanIds: Type.Array(Id, { maxItems: 10 }), quantity: Tickets },
      }),
    },
    async ({ body: { quantity, ...own }, lang }) => search({ ...own, tickets: quantity }, lang),
  )
}
