import { Type } from 'typebox'
import { plansOf } from '../session/query-service'
import type { SeatHoldTable } from './tables'
import type { Language } from '../../core/localized-text'
import { found, ok } from '../../core/envelope'
import { badInput } from '../../core/inputs'
import type { Routes } from '../../core/provider'
import { Id, OptionalId, schema } from '../../core/schema'
import { holdSeats } from './hold-service'
import { endHold, isRunning, ownHold } from './hold-state-service'
import { refusedSeats } from './refusal-service'
import { holdAnswer } from './serializer'
import { catchUp } from '../order/expiration-service'

const base = '/show/buyer/v1/seat_hold'
const params = { holdId: Id }
const body = {
  showId: Id,
  sessionId: Id,
  seatIds: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { minItems: 1, maxItems: 50 }),
  version: Id,
  /** The right by which a buyer holds them before the public sale. */
  privilegeId: OptionalId,
  idempotencyKey: Type.String({ pattern: '^[\\x21-\\x7e]{8,128}$' }),
}

/** Seats kept for a buyer while an order is made of them (contract: api/seats). */
export const seatHoldRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const answer = async (hold: SeatHoldTable, lang: Language) =>
    holdAnswer(hold, await plansOf(db, hold.session_id), lang)

  app.post(base, { schema: schema({ body }) }, async ({ body, userId, lang }) => {
    const now = clock.now()
    await catchUp(db, now, { sessionId: body.sessionId })
    return ok(await answer(await holdSeats(gateway, body, { userId, now }), lang))
  })

  app.get(
    `${base}/current`,
    { schema: schema({ query: { sessionId: OptionalId, showId: OptionalId } }) },
    async ({ query: { sessionId, showId }, userId, lang }) => {
      if (!sessionId && !showId) throw badInput(lang, 'sessionId', 'required')
      let running = db
        .selectFrom('seat_holds')
        .selectAll()
        .where('user_id', '=', userId)
        .where('state', '=', 'HELD')
        .where('expires_at', '>', clock.now())
      if (sessionId) running = running.where('session_id', '=', sessionId)
      if (showId) running = running.where('show_id', '=', showId)
      const hold = await running.orderBy('created_at', 'desc').limit(1).executeTakeFirst()
      return ok({ hold: hold ? await answer(hold, lang) : null })
    },
  )

  app.get(`${base}/:holdId`, { schema: schema({ params }) }, async ({ params: { holdId }, userId, lang }) => {
    const hold = found(await ownHold(db, userId, holdId))
    return ok(await answer(found(isRunning(hold, clock.now()) ? hold : null), lang))
  })

  app.post(`${base}/:holdId/extend`, { schema: schema({ params }) }, async ({ params: { holdId }, userId, lang }) => {
    const now = clock.now()
    const { session_id: sessionId } = found(await ownHold(db, userId, holdId))
    const { hold_seconds: seconds } = await db
      .selectFrom('seat_sales')
      .select('hold_seconds')
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    const extended = await db
      .updateTable('seat_holds')
      .set((hold) => ({ expires_at: now + seconds * 1000, extensions_left: hold('extensions_left', '-', 1) }))
      .where('hold_id', '=', holdId)
      .where('state', '=', 'HELD')
      .where('expires_at', '>', now)
      .where('extensions_left', '>', 0)
      .returningAll()
      .executeTakeFirst()
    if (extended) return ok(await answer(extended, lang))
    const kept = found(await ownHold(db, userId, holdId))
    throw refusedSeats(isRunning(kept, now) ? 'holdExtended' : 'holdOver')
  })

  app.delete(`${base}/:holdId`, { schema: schema({ params }) }, async ({ params: { holdId }, userId }) => {
    const hold = found(await ownHold(db, userId, holdId))
    await db.transaction().execute((tx) => endHold(tx, hold, 'RELEASED'))
    // An order keeps the seats that it took over; in every other end they are given back already.
    const { state } = found(await ownHold(db, userId, holdId))
    return ok({ released: state !== 'ORDERED' })
  })
}
