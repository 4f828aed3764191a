import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { birthdayPackageOf, takeBirthdayPackage } from './service'

export const birthdayRoutes: Routes = (app, gateway) => {
  app.get(
    '/user/buyer/v3/prime/birthday_gift',
    { schema: schema({ summary: 'Birthday package of this buyer' }) },
    async ({ userId, lang }) => ok(await birthdayPackageOf(gateway.db, userId, lang, gateway.clock.now())),
  )

  app.post(
    '/user/buyer/v3/prime/birthday_gift',
    { schema: schema({ summary: 'Collect the birthday package of this buyer', body: { idempotencyKey: Id } }) },
    async ({ userId, body: { idempotencyKey }, lang }) =>
      ok(await takeBirthdayPackage(gateway, { userId, idempotencyKey }, lang)),
  )
}
