import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import { badInput } from '../../../core/inputs'
import type { Routes } from '../../../core/provider'
import { perMinute } from '../../../core/rate-limit'
import { Id, schema } from '../../../core/schema'
import { addItem, storeFingerprint } from './fingerprint-service'

const data = Type.String({ pattern: '^[a-f0-9]{16}\\.[\\w-]{56,4000}$' })

/** Registers routes for device fingerprints (shell §7). */
export const fingerprintRoutes: Routes = (app, gateway) => {
  app.post(
    '/data-center/buyer/v1/fingerprint',
    {
      schema: schema({ summary: 'First items of a device’s fingerprint, sealed', body: { data } }),
      config: perMinute(30),
    },
    async ({ body, userId, lang }) => {
      const token = await storeFingerprint(gateway, userId, body.data)
      if (token === null) throw badInput(lang, 'data', 'format')
      return ok({ token })
    },
  )

  app.post(
    '/data-center/buyer/v1/fingerprint/item',
    {
      schema: schema({ summary: 'Add an item of a fingerprint, sealed', body: { token: Id, data } }),
      config: perMinute(60),
    },
    async ({ body, userId, lang }) => {
      if (!(await addItem(gateway, userId, body.token, body.data))) throw badInput(lang, 'data', 'format')
      return ok()
    },
  )
}
