import { Type } from 'typebox'
import type { Gateway } from '../../core/context'
import { ok, Refusal } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { schema } from '../../core/schema'
import { reseed } from '../../core/seed/seed'
import { applyExpirations } from '../order/expiration-service'
import { refuseForeignOrigin } from './own-origin'

const YEAR = 366 * 86_400_000
const body = {
  /** Ms to move by; backwards when negative. */
  advance: Type.Optional(Type.Integer({ minimum: -YEAR, maximum: YEAR })),
  /** Epoch ms to move to. */
  set: Type.Optional(Type.Integer({ minimum: Date.UTC(2020, 0, 1), maximum: Date.UTC(2100, 0, 1) })),
  /** Back to the machine's time. */
  reset: Type.Optional(Type.Literal(true)),
}

const clockAnswer = ({ clock }: Gateway) => ok({ now: clock.now(), offset: clock.offset() })

/** The sandbox's clock, and writing the seed again. What expires by the new time has expired when the answer comes. */
export const clockRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const open = { config: { open: true }, preHandler: refuseForeignOrigin }

  app.get('/console/api/clock', { schema: schema({}), config: { open: true } }, async () => clockAnswer(gateway))

  app.post('/console/api/clock', { ...open, schema: schema({ body }) }, async ({ body: { advance, set, reset } }) => {
    if ([advance, set, reset].filter((each) => each !== undefined).length !== 1)
      throw new Refusal('clockMove', { http: 400 })
    if (advance !== undefined) await clock.advance(advance)
    if (set !== undefined) await clock.set(set)
    if (reset) await clock.set(Date.now())
    await applyExpirations(db, clock.now())
    return clockAnswer(gateway)
  })

  app.post('/console/api/reset', { ...open, schema: schema({}) }, async () => {
    await reseed(db, clock.now())
    gateway.seatCache.clear()
    return ok()
  })
}
