import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { plainText } from '../../../../../src/domain/typed/text'
import { siteOf } from '../../base/place/service'
import { showPage } from '../show/list-service'
import type { ShowFilter } from '../show/query-service'
import { ok } from '../../../core/envelope'
import { perMinute } from '../../../core/rate-limit'
import type { Routes } from '../../../core/provider'
import { Flag, Latitude, LocalDate, Longitude, OptionalId, paging, schema, type Values } from '../../../core/schema'
import { monthOf } from './calendar-service'
import { forgiving } from './forgiving-service'
import { hotKeywordsOf } from './service'

const sortTypes = Type.Union(
  ['RECOMMEND', 'NEW', 'HOT', 'SELECTED', 'TIME', 'PRICE'].map((each) => Type.Literal(each as 'NEW')),
)
const CategoryCode = Type.Optional(Type.String({ maxLength: 32 }))

const searchQuery = {
  ...paging,
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  pageType: Type.Optional(Type.String({ maxLength: 40 })),
  startDate: Type.Optional(LocalDate),
  endDate: Type.Optional(LocalDate),
  cityId: OptionalId,
  lat: Latitude,
  lng: Longitude,
  backendCategoryCode: CategoryCode,
  sortType: Type.Optional(sortTypes),
  venueId: OptionalId,
}
const calendarQuery = {
  month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  cityId: OptionalId,
  backendCategoryCode: CategoryCode,
}
const recommendQuery = {
  ...paging,
  backendCategoryCode: CategoryCode,
  isHomePageRecommend: Flag,
  isFavoriteListPageRecommend: Flag,
  cityId: OptionalId,
}

/** Limits a list for a venue to future shows. */
const atVenue = ({ venueId, sortType }: Values<typeof searchQuery>, now: number): ShowFilter =>
  venueId ? { venueId, after: now, sort: sortType ?? 'TIME' } : {}

const filterOf = (query: Values<typeof searchQuery>, now: number): ShowFilter => ({
  keyword: plainText(query.keyword ?? ''),
  category: query.backendCategoryCode,
  city: query.cityId,
  startDate: query.startDate,
  endDate: query.endDate,
  sort: query.sortType,
  ...atVenue(query, now),
})

/** Maximum number of keyword searches per minute from one IP address. Lists without a keyword have no limit. */
const SEARCHES = 300

const limited = {
  rateLimit: {
    ...perMinute(SEARCHES).rateLimit,
    allowList: ({ query }: FastifyRequest) => !(query as { keyword?: string }).keyword,
  },
}

/** Registers routes for lists of shows: search, recommendations, popular keywords. */
export const searchRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/home/pub/v3/show_list/search',
    { schema: schema({ summary: 'Shows by keyword, category, date and order', query: searchQuery }), config: limited },
    async ({ query, lang }) => {
      const { filter, corrected } = await forgiving(db, filterOf(query, clock.now()))
      const page = await showPage(db, filter, {
        keyword: plainText(query.keyword ?? ''),
        lang,
        now: clock.now(),
        offset: query.offset,
        length: query.length,
      })
      return ok({ ...page, corrected: corrected?.[lang] ?? '' })
    },
  )

  app.get(
    '/home/pub/v3/show_list/calendar',
    { schema: schema({ summary: 'Shows on each day of a month', query: calendarQuery }), config: limited },
    async ({ query: { month, keyword = '', cityId, backendCategoryCode }, lang }) => {
      const wanted = { keyword: plainText(keyword), city: cityId, category: backendCategoryCode }
      return ok(await monthOf(db, (await forgiving(db, wanted)).filter, month, lang))
    },
  )

  app.get(
    '/home/pub/v3/show/recommend',
    { schema: schema({ summary: 'Recommended shows', query: recommendQuery }) },
    async ({ query, lang }) => {
      const { backendCategoryCode, cityId, offset, length } = query
      return ok(
        await showPage(
          db,
          { category: backendCategoryCode, city: cityId, sort: 'SELECTED' },
          { lang, now: clock.now(), offset, length },
        ),
      )
    },
  )

  app.get(
    '/home/pub/v3/show_list/hot_keywords',
    { schema: schema({ summary: 'Popular keywords', query: { cityId: OptionalId } }) },
    async ({ query: { cityId }, lang }) => ok(hotKeywordsOf((await siteOf(db, cityId)).site_id, lang)),
  )
}
