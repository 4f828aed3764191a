import { Type } from 'typebox'
import { found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, schema } from '../../core/schema'
import { categoriesIn } from '../show/category-service'
import { channelOf } from '../show/channel-service'
import { passIdOf } from '../show/pass-id-service'
import { seenBy } from '../show/preview-service'
import { dynamicHalf, staticHalf } from './halves'
import { findShow } from '../show/query-service'
import { serviceNotesOf } from '../show/note-service'
import { serializeBrief, serializeDescription, serializePromotion } from './serializer'
import { channelPromotionsOf, promotionsOf, requireShow } from '../show/service'

const params = { showId: Id }
const word = Type.Optional(Type.String({ maxLength: 64 }))

/** Details and status of a show; the public answers carry the passId that an order must send (shell §7). */
export const showRoutes: Routes = (app, gateway) => {
  const { db } = gateway
  const query = { cityId: OptionalId, source: word, orderId: OptionalId, promotionId: OptionalId, siteId: OptionalId }

  app.get(
    '/show/pub/v5/show/:showId/static',
    { schema: schema({ summary: 'A show: what seldom changes; carries its passId', params, query }) },
    async (request, reply) => {
      const show = found(await findShow(db, request.params.showId))
      reply.header('passId', passIdOf(show.show_id))
      return ok(await staticHalf(gateway, show, request))
    },
  )

  app.get(
    '/show/pub/v5/show/:showId/dynamic',
    {
      schema: schema({
        summary: 'A show: state, price, sale time; carries its passId',
        params,
        query: { source: word },
      }),
    },
    async (request, reply) => {
      const show = seenBy(request.headers, found(await findShow(db, request.params.showId)))
      reply.header('passId', passIdOf(show.show_id))
      return ok(await dynamicHalf(gateway, show, request))
    },
  )

  app.get(
    '/show/pub/v3/show/:showId/service_notes',
    { schema: schema({ summary: 'Promises and limits of a show', params }) },
    async ({ params: { showId }, lang }) => {
      return ok(serviceNotesOf(found(await findShow(db, showId)), lang))
    },
  )

  app.get(
    '/pub/v1/shows/:showId/brief',
    { schema: schema({ summary: 'A show in one line: name, poster, place', params }) },
    async ({ params: { showId }, lang }) => ok(serializeBrief(found(await findShow(db, showId)), lang)),
  )

  app.get(
    '/pub/v1/shows/:showId/show_descriptions',
    { schema: schema({ summary: 'The description of a show as blocks', params }) },
    async ({ params: { showId }, lang }) => {
      return ok(serializeDescription(found(await findShow(db, showId)), lang))
    },
  )

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
    { schema: schema({ summary: 'Promotions of a show', query: promotionQuery }) },
    async ({ query: { showId, promotionCategory }, lang }) =>
      ok((await promotionsOf(db, showId, promotionCategory)).map((row) => serializePromotion(row, lang))),
  )
}
