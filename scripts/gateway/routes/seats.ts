import { Type } from 'typebox'
import { seatIdOf } from '../../../src/domain/seat/seat-map'
import { plansOf } from '../catalogue/session-query'
import { findShow } from '../catalogue/show-query'
import { acceptedEncoding } from '../compression'
import { ENVELOPE_CODES } from '../../../src/domain/business-codes/envelope'
import { type Envelope, found, ok } from '../envelope'
import type { Routes } from '../provider'
import { Id, OptionalId, schema } from '../schema'
import { packedPlan, planIn } from '../seats/plan-answer'
import { statusAnswer } from '../seats/status'
import { saleAnswer } from '../seats/wire'

const session = '/show/pub/v1/show/:showId/session/:sessionId'
const params = { showId: Id, sessionId: Id }
const FOR_EVER = 'public, max-age=31536000, immutable'
const MOST_SEATS = 50

const wish = {
  count: Type.Integer({ minimum: 1, maximum: MOST_SEATS }),
  seatPlanId: OptionalId,
  section: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9]{0,12}$' })),
  maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
}

/** Plans of venues, how their seats are sold, who has which, and which are the best (contract: api/seats). */
export const seatRoutes: Routes = (app, { db, seats: rooms }) => {
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
      // Sent as it is kept: an envelope, packed already.
      const body = await packedPlan(mapId, version, request.lang, encoding)
      return reply
        .header('content-encoding', encoding)
        .type('application/json; charset=utf-8')
        .send(body as unknown as Envelope)
    },
  )

  const roomOf = async ({ showId, sessionId }: { showId: string; sessionId: string }) => {
    found(
      await db
        .selectFrom('sessions')
        .select('session_id')
        .where('session_id', '=', sessionId)
        .where('show_id', '=', showId)
        .executeTakeFirst(),
    )
    return found(await rooms.read(db, sessionId))
  }

  app.get(`${session}/seat_sale`, { schema: schema({ params }) }, async ({ params, lang }) => {
    const show = found(await findShow(db, params.showId))
    const room = await roomOf(params)
    return ok(saleAnswer(show, room, await plansOf(db, params.sessionId), lang))
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
      return ok(await statusAnswer(db, await roomOf(params), since))
    },
  )

  app.get(`${session}/best_seats`, { schema: schema({ params, query: wish }) }, async ({ params, query }) => {
    const plans = await plansOf(db, params.sessionId)
    const { house, best, sale } = await roomOf(params)
    const { count, seatPlanId, section, maxPrice = Infinity, skip = 0 } = query
    if (seatPlanId) found(plans.find(({ seat_plan_id }) => seat_plan_id === seatPlanId))
    const index = section ? house.map.sections.findIndex(({ code }) => code === section) : undefined
    found(index === -1 ? null : house)
    const fits = plans.map(
      (plan) => (!seatPlanId || plan.seat_plan_id === seatPlanId) && (plan.sale_price ?? plan.price) <= maxPrice,
    )
    const asked = { count, tiers: fits, section: index }
    // Only where no row has so many side by side are they split over two.
    const together = best.find(asked) !== null || sale.together
    const seats = together ? best.find(asked, skip) : best.findSplit(asked, skip)
    return ok({ seatIds: (seats ?? []).map((seat) => seatIdOf(house.map, seat)) })
  })
}
