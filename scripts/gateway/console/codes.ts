import { Type } from 'typebox'
import { ok } from '../envelope'
import type { Routes } from '../provider'
import { Cellphone, schema } from '../schema'

const MOST = 50

/** The codes sent of late, newest first, of all phones or of one: a sandbox has no text messages. */
export const codesRoutes: Routes = (app, { db }) => {
  app.get(
    '/console/api/codes',
    { schema: schema({ query: { cellphone: Type.Optional(Cellphone) } }), config: { open: true } },
    async ({ query: { cellphone } }) => {
      const sent = db.selectFrom('verify_codes').selectAll().orderBy('code_id', 'desc').limit(MOST)
      const rows = await (cellphone === undefined ? sent : sent.where('cellphone', '=', cellphone)).execute()
      return ok(
        rows.map((row) => ({
          countryCode: row.country_code,
          cellphone: row.cellphone,
          code: row.code,
          sentAt: row.sent_at,
          expiresAt: row.expires_at,
          used: row.used_at !== null,
        })),
      )
    },
  )
}
