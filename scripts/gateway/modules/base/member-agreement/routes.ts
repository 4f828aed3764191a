import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'
import { agree, memberAgreementOf } from './service'

const body = { version: Type.String({ maxLength: 32 }) }

export const memberAgreementRoutes: Routes = (app, gateway) => {
  app.get(
    '/user/buyer/v3/prime/agreement',
    { schema: schema({ summary: 'Membership agreement, with the time at which this buyer agreed' }) },
    async ({ userId, lang }) => ok(await memberAgreementOf(gateway, userId, lang)),
  )

  app.post(
    '/user/buyer/v3/prime/agreement',
    { schema: schema({ summary: 'Agree to a version of the membership agreement', body }) },
    async ({ userId, body: { version }, lang }) => {
      await agree(gateway, userId, version)
      return ok(await memberAgreementOf(gateway, userId, lang))
    },
  )
}
