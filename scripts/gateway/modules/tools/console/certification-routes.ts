import { Type } from 'typebox'
import { AUTH_TYPES } from '../../../../../src/domain/identity/certification'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Id, schema } from '../../../core/schema'
import { decide, DECISIONS, newestCertifications } from '../../base/certification/change-service'
import { serializeCertification } from './serializer'

const MAX = 20
const params = { userId: Id, authType: Type.Union(AUTH_TYPES.map((type) => Type.Literal(type))) }
const body = { action: Type.Union(DECISIONS.map((action) => Type.Literal(action))) }

/** Registers routes for buyers' certifications with masked data, and for decisions about them. */
export const certificationConsoleRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/certifications',
    { schema: schema({ summary: 'The certifications that changed last' }), config: { open: true } },
    async () => {
      const rows = await newestCertifications(gateway, MAX)
      return ok(rows.map((row) => serializeCertification(row, gateway.clock.now())))
    },
  )

  app.post(
    '/console/api/certifications/:userId/:authType',
    { schema: schema({ summary: 'Decide a certification', params, body }), config: { open: true } },
    async ({ params: { userId, authType }, body: { action } }) => {
      await decide(gateway, userId, authType, action)
      return ok()
    },
  )
}
