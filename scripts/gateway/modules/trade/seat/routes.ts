import { Type } from 'typebox'
import { plansOf } from '../../catalogue/session/query-service'
import { findShow } from '../../catalogue/show/query-service'
import { acceptedEncoding } from '../../../core/compression'
import { ENVELOPE_CODES } from '../../../../../src/domain/business-codes/envelope'
import { type Envelope, found, ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, schema } from '../../../core/schema'
import { bestSeatIds } from './best-seats'
import { packedPlan, planIn } from './plan-serializer'
import { sessionSeats } from './service'
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

/**
 * Registers routes for seat plans, the sale of their seats, taken seats, and best available seats (contract:
 * api/seats).
 */
export const seatRoutes: Routes = (app, gateway) => {
  const { db } = gateway

  app.get(
    '/show/pub/v1/seat_map/:mapId/:version',
    {
      schema: schema({
        summary: 'The plan of a venue under its version; cached for ever',
        params: { mapId: Id, version: Id },
      }),
    },
    async (request, reply) => {
      const { mapId, version } = request.params
      const plan = found(planIn(mapId, version, request.lang))
      reply.header('cache-control', FOR_EVER).header('vary', 'accept-encoding, accept-language')
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      if (!encoding || request.garbled) return ok(plan)
      request.businessCode = ENVELOPE_CODES.success
      // The cached envelope is already compressed.
      const body = await packedPlan(mapId, version, request.lang, encoding)
      return reply
        .header('content-encoding', encoding)
        .type('application/json; charset=utf-8')
        .send(body as unknown as Envelope)
    },
  )

  app.get(
    `${session}/seat_sale`,
    { schema: schema({ summary: 'Seat sale of a session: map, tiers, rules', params }) },
    async ({ params, lang }) => {
      const show = found(await findShow(db, params.showId))
      const room = await sessionSeats(gateway, params)
      return ok(serializeSale(show, room, await plansOf(db, params.sessionId), lang))
    },
  )

  app.get(
    `${session}/seat_status`,
    {
      schema: schema({
        summary: 'Which seats of a session are taken: all, or the changes since a version',
        params,
        query: { since: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })) },
      }),
    },
    async ({ params, query: { since } }, reply) => {
      reply.header('cache-control', 'no-store')
      return ok(await seatStatusAnswer(db, await sessionSeats(gateway, params), since))
    },
  )

  app.get(
    `${session}/best_seats`,
    { schema: schema({ summary: 'The best free seats of a session', params, query: bestQuery }) },
    async ({ params, query }) => {
      const plans = await plansOf(db, params.sessionId)
      return ok({ seatIds: bestSeatIds(await sessionSeats(gateway, params), plans, query) })
    },
  )
}
