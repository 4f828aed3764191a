import { Type } from 'typebox'
import { found, ok } from '../../../core/envelope'
import type { Language } from '../../../core/localized-text'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, schema } from '../../../core/schema'
import { categoriesIn } from '../show/category-service'
import { channelOf } from '../show/channel-service'
import { halfRoutes } from './half-routes'
import { combosOfShow, comboPromotion } from '../combo/list-service'
import { findShow, type ShowRow } from '../show/query-service'
import { serviceNotesOf } from '../show/note-service'
import { serializeBrief, serializeDescription, serializePromotion } from './serializer'
import { channelPromotionsOf, promotionsOf, requireShow } from '../show/service'

const params = { showId: Id }
const word = Type.Optional(Type.String({ maxLength: 64 }))

/**
 * Registers routes for the details and the status of a show. Public responses contain the passId that an order must
 * send (shell §7).
 */
export const showRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const query = { cityId: OptionalId, source: word, orderId: OptionalId, promotionId: OptionalId, siteId: OptionalId }

  const path = (half: string) => `/show/pub/v5/show/:showId/${half}`
  halfRoutes(app, gateway, {
    fixed: { path: path('static'), query, summary: 'A show: what seldom changes; carries its passId' },
    dynamic: {
      path: path('dynamic'),
      query: { source: word },
      summary: 'A show: state, price, sale time; carries its passId',
    },
  })

  const onePart = (path: string, summary: string, serialize: (show: ShowRow, lang: Language) => unknown) =>
    app.get(path, { schema: schema({ summary, params }) }, async ({ params: { showId }, lang }) =>
      ok(serialize(found(await findShow(db, showId)), lang)),
    )
  onePart('/show/pub/v3/show/:showId/service_notes', 'Promises and limits of a show', serviceNotesOf)
  onePart('/pub/v1/shows/:showId/brief', 'A show in one line: name, poster, place', serializeBrief)
  onePart('/pub/v1/shows/:showId/show_descriptions', 'The description of a show as blocks', serializeDescription)

  app.get(
    '/pub/v1/shows/backend_categories',
    {
      schema: schema({
        summary: 'Categories of shows',
        query: { level: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })) },
      }),
    },
    async ({ lang }) => ok(categoriesIn(lang)),
  )

  app.get(
    '/show/pub/v3/show/:showId/outer/channel/discount',
    {
      schema: schema({
        summary: 'Promotions of a show for buyers of the sales channel that the request names',
        params,
      }),
    },
    async ({ params: { showId }, headers, lang }) => {
      await requireShow(db, showId)
      const rows = await channelPromotionsOf(db, showId, channelOf(headers))
      return ok(rows.map((row) => serializePromotion(row, lang)))
    },
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
    { schema: schema({ summary: 'Promotions of a show, and combos that contain it', query: promotionQuery }) },
    async ({ query: { showId, promotionCategory }, lang }) =>
      ok([
        ...(await promotionsOf(db, showId, promotionCategory)).map((row) => serializePromotion(row, lang)),
        ...(await combosOfShow(db, showId, clock.now(), promotionCategory)).map((row) => comboPromotion(row, lang)),
      ]),
  )
}
