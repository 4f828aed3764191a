import { Type } from 'typebox'
import { MAX_SESSIONS, MAX_TICKETS } from '../../../../../src/domain/combo/combo'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { currentSet, extendSet, releaseSet } from './current-set'
import { holdSet } from './hold-set'
import { suggestSameSeats } from './same-seats'
import { serializeSet } from './serializer'

const base = '/seat/buyer/v1/hold_sets'
const quantity = Type.Integer({ minimum: 1, maximum: MAX_TICKETS })
const set = { holdSetId: Id }

const item = Type.Object({
  partId: Id,
  showId: Id,
  sessionId: Id,
  seatPlanId: Id,
  quantity,
  /** The picked seats; absent for the best seats of the tier. */
  seatIds: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: MAX_TICKETS, uniqueItems: true }),
  ),
})

/** Registers routes that hold all sessions of a combo, and that suggest the same seats (contract: api/hold-set). */
export const holdSetRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway

  app.post(
    base,
    {
      schema: schema({
        summary: 'Hold all sessions of a combo for this buyer, or none',
        body: {
          promotionId: Id,
          items: Type.Array(item, { minItems: 1, maxItems: MAX_SESSIONS }),
          idempotencyKey: Type.String({ pattern: '^[\\x21-\\x7e]{8,128}$' }),
        },
      }),
    },
    async ({ body, userId, lang }) =>
      ok(await serializeSet(db, await holdSet(gateway, body, { userId, lang, now: clock.now() }), lang)),
  )

  app.get(
    `${base}/current`,
    { schema: schema({ summary: 'The running hold set of this buyer for a combo', query: { promotionId: Id } }) },
    async ({ query, userId, lang }) => {
      const held = await currentSet(gateway, userId, query.promotionId)
      return ok({ holdSet: held ? await serializeSet(db, held, lang) : null })
    },
  )

  app.post(
    `${base}/extend`,
    { schema: schema({ summary: 'Start the time of a hold set again', body: set }) },
    async ({ body, userId, lang }) =>
      ok(await serializeSet(db, await extendSet(gateway, userId, body.holdSetId), lang)),
  )

  app.post(
    `${base}/release`,
    { schema: schema({ summary: 'Release the seats and units of a hold set', body: set }) },
    async ({ body, userId }) => ok({ released: await releaseSet(gateway, userId, body.holdSetId) }),
  )

  app.post(
    '/seat/pub/v1/same_seats',
    {
      schema: schema({
        summary: 'Seats for several sessions of a combo that are the same, or nearly the same',
        body: {
          promotionId: Id,
          sessionIds: Type.Array(Id, { minItems: 1, maxItems: MAX_SESSIONS }),
          quantity,
          maxPrice: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
        },
      }),
    },
    async ({ body }) => ok({ suggestions: await suggestSameSeats(gateway, body) }),
  )
}
