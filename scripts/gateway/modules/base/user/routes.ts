import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { requireUser } from './account-service'
import { birthdayIsFixed } from './profile-service'
import { serializePrimePrivilege, serializeProfile } from './serializer'
import { benefitsOf } from './service'

/** Registers routes for the logged-in buyer. */
export const userRoutes: Routes = (app, gateway) => {
  const { db } = gateway

  app.get(
    '/user/buyer/v3/profile',
    { schema: schema({ summary: 'The account of this buyer' }) },
    async ({ userId, lang }) =>
      ok(serializeProfile(await requireUser(db, userId), await birthdayIsFixed(db, userId), lang)),
  )

  app.get(
    '/user/buyer/v5/prime_privilege',
    { schema: schema({ summary: 'Member privileges of this buyer' }) },
    async ({ userId, lang }) => {
      const user = await requireUser(db, userId)
      return ok(serializePrimePrivilege(user, benefitsOf(gateway, user), lang))
    },
  )
}
