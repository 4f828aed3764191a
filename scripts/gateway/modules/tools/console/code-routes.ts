import { Type } from 'typebox'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { Cellphone, Email, schema } from '../../../core/schema'
import { serializeCode } from './serializer'
import { newestCodes } from './service'

const query = { cellphone: Type.Optional(Cellphone), email: Type.Optional(Email) }

/** Registers routes for the most recent verification codes, optionally of one phone or e-mail address. */
export const codesRoutes: Routes = (app, gateway) => {
  app.get(
    '/console/api/codes',
    { schema: schema({ summary: 'Codes that were sent, newest first', query }), config: { open: true } },
    async ({ query }) => ok((await newestCodes(gateway, query)).map(serializeCode)),
  )
}
