import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { PRIME_SWITCHES, setPrimeSwitch } from '../../base/shop/prime-config-service'

const body = {
  action: Type.Union(PRIME_SWITCHES.map((name) => Type.Literal(name))),
  value: Type.Union([Type.Literal('on'), Type.Literal('off')]),
}

/** Registers the route that sets a switch of the merchant's prime configuration. */
export const primeConsoleRoutes: Routes = (app, { db }) => {
  app.post(
    '/console/api/prime-switches',
    { schema: schema({ summary: 'Set a switch for member prices, coupons or points', body }), config: { open: true } },
    async ({ body: { action, value } }) => {
      await setPrimeSwitch(db, action, value === 'on')
      return ok({ count: 1 })
    },
  )
}
