import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { clockState, moveClock, resetData } from './service'

const YEAR = 366 * 86_400_000
const body = {
  /** Time by which the clock moves, in ms. Negative values move it back. */
  advance: Type.Optional(Type.Integer({ minimum: -YEAR, maximum: YEAR })),
  /** Time to set, epoch ms. */
  set: Type.Optional(Type.Integer({ minimum: Date.UTC(2020, 0, 1), maximum: Date.UTC(2100, 0, 1) })),
  /** Resets the clock to the machine's time. */
  reset: Type.Optional(Type.Literal(true)),
}

/**
 * Registers routes for the sandbox's clock and for reseeding. The response is sent after all changes due at the new
 * time have been applied.
 */
export const clockRoutes: Routes = (app, gateway) => {
  const open = { config: { open: true } }

  app.get('/console/api/clock', { ...open, schema: schema({ summary: "The sandbox's time" }) }, async () =>
    ok(clockState(gateway)),
  )

  app.post('/console/api/clock', { ...open, schema: schema({ summary: 'Move the clock', body }) }, async ({ body }) =>
    ok(await moveClock(gateway, body)),
  )

  app.post('/console/api/reset', { ...open, schema: schema({ summary: 'Write the seed again' }) }, async () => {
    await resetData(gateway)
    return ok()
  })
}
