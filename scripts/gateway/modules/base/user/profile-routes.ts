import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, LocalDate, schema } from '../../../core/schema'
import { levelName } from '../member/level-service'
import { birthdayIsFixed, changeProfile } from './profile-service'
import { serializeProfile } from './serializer'

const change = {
  nickname: Type.Optional(Type.String({ maxLength: 400 })),
  avatar: Type.Optional(Id),
  sex: Type.Optional(Type.Union([Type.Literal('MALE'), Type.Literal('FEMALE'), Type.Literal('UNKNOWN')])),
  birthday: Type.Optional(LocalDate),
}

/** Registers routes that change the buyer's own profile. */
export const profileRoutes: Routes = (app, gateway) => {
  app.post(
    '/user/buyer/v3/profile/update',
    {
      schema: schema({ summary: 'Change nickname, avatar, sex or birthday of this buyer', body: change }),
      config: perMinute(60, ({ headers }) => String(headers['access-token']).slice(-64)),
    },
    async ({ userId, body, lang }) => {
      const user = await changeProfile(gateway, userId, body)
      const isFixed = await birthdayIsFixed(gateway.db, userId)
      return ok(serializeProfile(user, isFixed, await levelName(gateway.db, user.prime_level, lang)))
    },
  )
}
