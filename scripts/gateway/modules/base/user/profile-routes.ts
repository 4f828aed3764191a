import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, LocalDate, schema } from '../../../core/schema'
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
      return ok(serializeProfile(user, await birthdayIsFixed(gateway.db, userId), lang))
    },
  )
}
