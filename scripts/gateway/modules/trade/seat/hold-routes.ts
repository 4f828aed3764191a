import { Type } from 'typebox'
import type { Row } from '../../../core/database/database'
import { plansOf } from '../../catalogue/session/query-service'
import type { Language } from '../../../core/localized-text'
import { ok } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Routes } from '../../../core/provider'
import { Id, OptionalId, schema } from '../../../core/schema'
import { currentHold, extendHold, releaseHold, runningHold } from './current-hold'
import { holdSeats } from './hold-service'
import { serializeHold } from './serializer'

const base = '/show/buyer/v1/seat_hold'
const params = { holdId: Id }
const body = {
  showId: Id,
  sessionId: Id,
  seatIds: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 50 }),
  version: Id,
  /** Id of the privilege that allows holding seats before the public sale. */
  privilegeId: OptionalId,
  idempotencyKey: Type.String({ pattern: '^[\\x21-\\x7e]{8,128}$' }),
}

/** Registers routes that hold seats for a buyer before the order (contract: api/seats). */
export const seatHoldRoutes: Routes = (app, gateway) => {
  const { db } = gateway
  const answer = async (hold: Row<'seat_holds'>, lang: Language) =>
    serializeHold(hold, await plansOf(db, hold.session_id), lang)

  app.post(
    base,
    { schema: schema({ summary: 'Hold seats for this buyer, all of them or none', body }) },
    async ({ body, userId, lang }) => ok(await answer(await holdSeats(gateway, body, userId), lang)),
  )

  app.get(
    `${base}/current`,
    {
      schema: schema({
        summary: 'The running hold of this buyer',
        query: { sessionId: OptionalId, showId: OptionalId },
      }),
    },
    async ({ query, userId, lang }) => {
      if (!query.sessionId && !query.showId) throw badInput(lang, 'sessionId', 'required')
      const hold = await currentHold(gateway, userId, query)
      return ok({ hold: hold ? await answer(hold, lang) : null })
    },
  )

  app.get(
    `${base}/:holdId`,
    { schema: schema({ summary: 'A running hold of this buyer', params }) },
    async ({ params: { holdId }, userId, lang }) => ok(await answer(await runningHold(gateway, userId, holdId), lang)),
  )

  app.post(
    `${base}/:holdId/extend`,
    { schema: schema({ summary: 'Start the time of a hold again', params }) },
    async ({ params: { holdId }, userId, lang }) => ok(await answer(await extendHold(gateway, userId, holdId), lang)),
  )

  app.delete(
    `${base}/:holdId`,
    { schema: schema({ summary: 'Release the seats of a hold', params }) },
    async ({ params: { holdId }, userId }) => ok({ released: await releaseHold(gateway, userId, holdId) }),
  )
}
