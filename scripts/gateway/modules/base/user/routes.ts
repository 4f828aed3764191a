import { applyDueLevel } from '../../../core/due'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { levelName } from '../member/level-service'
import { requireUser } from './account-service'
import { birthdayIsFixed } from './profile-service'
import { serializePrimePrivilege, serializeProfile } from './serializer'
import { benefitsOf } from './service'

/** Registers routes for the logged-in buyer. */
export const userRoutes: Routes = (app, gateway) => {
  const { db, clock } = gateway
  const userOf = async (userId: string) => {
    await applyDueLevel(db, clock.now(), userId)
    return requireUser(db, userId)
  }

  app.get(
    '/user/buyer/v3/profile',
    { schema: schema({ summary: 'The account of this buyer' }) },
    async ({ userId, lang }) => {
      const user = await userOf(userId)
      const isFixed = await birthdayIsFixed(db, userId)
      return ok(serializeProfile(user, isFixed, await levelName(db, user.prime_level, lang)))
    },
  )

  app.get(
    '/user/buyer/v5/prime_privilege',
    { schema: schema({ summary: 'Member privileges of this buyer' }) },
    async ({ userId, lang }) => {
      const user = await userOf(userId)
      const name = await levelName(db, user.prime_level, lang)
      return ok(serializePrimePrivilege(name, await benefitsOf(gateway, user), lang))
    },
  )
}
