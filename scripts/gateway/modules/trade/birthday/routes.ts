import { applyDueLevel } from '../../../core/due'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { birthdayPackageOf, takeBirthdayPackage } from './service'

export const birthdayRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  app.get(
    '/user/buyer/v3/prime/birthday_gift',
    { schema: schema({ summary: 'Birthday package of this buyer' }) },
    async ({ userId, lang }) => {
      const now = clock.now()
      await applyDueLevel(db, now, userId)
      return ok(await birthdayPackageOf(db, userId, lang, now))
    },
  )

  app.post(
    '/user/buyer/v3/prime/birthday_gift',
    { schema: schema({ summary: 'Collect the birthday package of this buyer', body: { idempotencyKey: Id } }) },
    async ({ userId, body: { idempotencyKey }, lang }) => {
      await applyDueLevel(db, clock.now(), userId)
      return ok(await takeBirthdayPackage(gateway, { userId, idempotencyKey }, lang))
    },
  )
}
