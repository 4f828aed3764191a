import { Type } from 'typebox'
import { ok } from '../../core/envelope'
import type { Routes } from '../../core/provider'
import { Cellphone, Email, schema } from '../../core/schema'

const MAX = 50

/** The codes sent of late, newest first, of all or of one phone or address: a sandbox sends no messages. */
export const codesRoutes: Routes = (app, { db }) => {
  app.get(
    '/console/api/codes',
    {
      schema: schema({ query: { cellphone: Type.Optional(Cellphone), email: Type.Optional(Email) } }),
      config: { open: true },
    },
    async ({ query: { cellphone, email } }) => {
      let sent = db.selectFrom('verify_codes').selectAll().orderBy('code_id', 'desc').limit(MAX)
      if (cellphone !== undefined) sent = sent.where('cellphone', '=', cellphone)
      if (email !== undefined) sent = sent.where('email', '=', email.toLowerCase())
      const rows = await sent.execute()
      return ok(
        rows.map((row) => ({
          countryCode: row.country_code,
          cellphone: row.cellphone,
          email: row.email,
          code: row.code,
          sentAt: row.sent_at,
          expiresAt: row.expires_at,
          used: row.used_at !== null,
        })),
      )
    },
  )
}
