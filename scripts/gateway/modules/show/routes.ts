import { Type } from 'typebox'
import { categoriesIn } from './category-service'
import { dateLine } from './date-service'
import { priceInfo } from './card-service'
import { findShow, type ShowRow } from './query-service'
import { showStatusAt } from './status-service'
import { categoryOf } from './category-service'
import type { Db } from '../../core/database/database'
import type { Language } from '../../core/localized-text'
import { found, ok } from '../../core/envelope'
import { passIdOf } from './pass-id'
import { priorityFacts } from '../privilege/service'
import { seenBy } from './preview-service'
import type { Routes } from '../../core/provider'
import { captchaSwitchOf } from './captcha-window-service'
import { Id, OptionalId, schema } from '../../core/schema'
import notes from './data/notes.json'

const params = { showId: Id }
const word = Type.Optional(Type.String({ maxLength: 64 }))

const tourOf = async (db: Db, tourId: string | null, lang: Language) => {
  if (tourId === null) return null
  const row = await db.selectFrom('tours').select('name').where('tour_id', '=', tourId).executeTakeFirst()
  return row ? { tourId, tourName: row.name[lang] } : null
}

const staticOf = (show: ShowRow, lang: Language) => ({
  showId: show.show_id,
  showName: show.name[lang],
  posterUrl: show.poster_url,
  posterColor: show.poster_color,
  showDate: dateLine(lang, show.first_time, show.last_time, show.utc_offset),
  firstShowTime: show.first_time,
  lastShowTime: show.last_time,
  utcOffset: show.utc_offset,
  showDuration: show.duration,
  venueId: show.venue_id,
  venueName: show.venue_name[lang],
  venueAddress: show.venue_address[lang],
  venueLat: show.venue_lat,
  venueLng: show.venue_lng,
  cityId: show.city_id,
  cityName: show.city_name[lang],
  backendCategory: categoryOf(show.category, lang),
  showTags: show.tags.map(({ type, title }) => ({ type, title: title[lang] })),
  seatPickType: show.seat_pick_type,
  minLimitAge: show.min_age,
  performers: show.performers.map(({ role, name }) => ({ role: role[lang], name: name[lang] })),
  advertise: show.advertise[lang],
  alertText: show.alert?.[lang] ?? '',
})

const dynamicOf = (show: ShowRow, lang: Language, now: number) => {
  const status = showStatusAt(show, now)
  const closed = status === 'PRE_SALE' && show.sale_time !== null
  return {
    showId: show.show_id,
    showDetailStatus: status,
    soldOut: status === 'SOLD_OUT',
    minOriginalPriceInfo: priceInfo(show.min_price),
    maxOriginalPriceInfo: priceInfo(show.max_price),
    customPrice: show.custom_price,
    isFree: show.is_free,
    discount: show.discount,
    saleTime: show.sale_time,
    saleTimeCountdown: closed ? (show.sale_time as number) - now : null,
    saleShowSessionId: '',
    onSaleShowCount: status === 'ON_SALE' ? show.session_count : 0,
    existWaitList: show.wait_list,
    hotMode: show.hot_mode,
    captchaSwitch: captchaSwitchOf(show),
    remindType: status === 'PRE_SALE' ? 'SALE_REMIND' : show.wait_list ? 'WAIT_LIST' : 'LACK_REGISTER',
    partialOnSaleText: '',
    buttonText: show.button?.[lang] ?? '',
  }
}

/** What a show is and how it stands; the public answers carry the passId that an order must show (shell §7). */
export const showRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const query = { cityId: OptionalId, source: word, orderId: OptionalId, promotionId: OptionalId, siteId: OptionalId }

  app.get(
    '/show/pub/v5/show/:showId/static',
    { schema: schema({ params, query }) },
    async ({ params: { showId }, lang }, reply) => {
      const show = found(await findShow(db, showId))
      reply.header('passId', passIdOf(showId))
      return ok({ ...staticOf(show, lang), tour: await tourOf(db, show.tour_id, lang) })
    },
  )

  app.get(
    '/show/pub/v5/show/:showId/dynamic',
    { schema: schema({ params, query: { source: word } }) },
    async ({ params: { showId }, headers, lang }, reply) => {
      const show = seenBy(headers, found(await findShow(db, showId)))
      reply.header('passId', passIdOf(showId))
      return ok({ ...dynamicOf(show, lang, clock.now()), ...(await priorityFacts(gateway, show, headers)) })
    },
  )

  app.get(
    '/show/pub/v3/show/:showId/service_notes',
    { schema: schema({ params }) },
    async ({ params: { showId }, lang }) => {
      const { notes: codes } = found(await findShow(db, showId))
      return ok(
        codes.map((code) => {
          const { title, description, supported } = notes[code as keyof typeof notes]
          return { code, title: title[lang], description: description[lang], supported }
        }),
      )
    },
  )

  app.get(
    '/pub/v1/shows/:showId/show_descriptions',
    { schema: schema({ params }) },
    async ({ params: { showId }, lang }) => {
      const { description } = found(await findShow(db, showId))
      return ok(
        description.map((block) =>
          block.type === 'IMAGE' ? { ...block, alt: block.alt[lang] } : { type: block.type, text: block.text[lang] },
        ),
      )
    },
  )

  app.get(
    '/pub/v1/shows/backend_categories',
    { schema: schema({ query: { level: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })) } }) },
    async ({ lang }) => ok(categoriesIn(lang)),
  )

  const promotionQuery = {
    showId: Id,
    promotionCategory: word,
    displayRule: word,
    promotionId: OptionalId,
    orderId: OptionalId,
    verControl: word,
  }
  app.get(
    '/show/pub/v3/promotions/list',
    { schema: schema({ query: promotionQuery }) },
    async ({ query: { showId, promotionCategory }, lang }) => {
      const rows = await db.selectFrom('promotions').selectAll().where('show_id', '=', showId).orderBy('sort').execute()
      return ok(
        rows
          .filter(({ category }) => !promotionCategory || category === promotionCategory)
          .map(({ promotion_id, category, title, description }) => ({
            promotionId: promotion_id,
            category,
            title: title[lang],
            description: description[lang],
          })),
      )
    },
  )
}
