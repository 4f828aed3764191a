import { Type } from 'typebox'
import { plansOf } from '../session/query-service'
import { findShow } from '../show/query-service'
import { acceptedEncoding } from '../../core/compression'
import { ENVELOPE_CODES } from '../../../../src/domain/business-codes/envelope'
import { type Envelope, found, ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, schema } from '../../core/schema'
import { bestSeatIds } from './best-seats'
import { packedPlan, planIn } from './plan-serializer'
import { seatStatusAnswer } from './status'
import { serializeSale } from './serializer'

const session = '/show/pub/v1/show/:showId/session/:sessionId'
const params = { showId: Id, sessionId: Id }
const FOR_EVER = 'public, max-age=31536000, immutable'
const MAX_SEATS = 50

const bestQuery = {
  count: Type.Integer({ minimum: 1, maximum: MAX_SEATS }),
  seatPlanId: OptionalId,
  section: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{0,12}$' })),
  maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
}

/** Seat plans of venues, their tiers, availability, and best seats (contract: api/seats). */
export const seatRoutes: Routes = (app, { db, seatCache }) => {
  app.get(
    '/show/pub/v1/seat_map/:mapId/:version',
    { schema: schema({ params: { mapId: Id, version: Id } }) },
    async (request, reply) => {
      const { mapId, version } = request.params
      const plan = found(planIn(mapId, version, request.lang))
      reply.header('cache-control', FOR_EVER).header('vary', 'accept-encoding, accept-language')
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      if (!encoding || request.garbled) return ok(plan)
      request.businessCode = ENVELOPE_CODES.success
      // The cached envelope is sent as it is, compressed.
      const body = await packedPlan(mapId, version, request.lang, encoding)
      return reply
        .header('content-encoding', encoding)
        .type('application/json; charset=utf-8')
        .send(body as unknown as Envelope)
    },
  )

  const seatsOf = async ({ showId, sessionId }: { showId: string; sessionId: string }) => {
    found(
      await db
        .selectFrom('sessions')
        .select('session_id')
        .where('session_id', '=', sessionId)
        .where('show_id', '=', showId)
        .executeTakeFirst(),
    )
    return found(await seatCache.read(db, sessionId))
  }

  app.get(`${session}/seat_sale`, { schema: schema({ params }) }, async ({ params, lang }) => {
    const show = found(await findShow(db, params.showId))
    const room = await seatsOf(params)
    return ok(serializeSale(show, room, await plansOf(db, params.sessionId), lang))
  })

  app.get(
    `${session}/seat_status`,
    {
      schema: schema({
        params,
        query: { since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) },
      }),
    },
    async ({ params, query: { since } }, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(await seatStatusAnswer(db, await seatsOf(params), since))
    },
  )

  app.get(`${session}/best_seats`, { schema: schema({ params, query: bestQuery }) }, async ({ params, query }) => {
    const plans = await plansOf(db, params.sessionId)
    return ok({ seatIds: bestSeatIds(await seatsOf(params), plans, query) })
  })
}
