import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { schema } from '../../../core/schema'

/**
 * Registers routes that return the target of the newest captcha, for tests of the storefront. Clients never receive it.
 */
export const captchaConsoleRoutes: Routes = (app, { db }) => {
  app.get(
    '/console/api/captcha',
    { schema: schema({ summary: 'The newest captcha, and where its piece belongs' }), config: { open: true } },
    async () => {
      const row = await db
        .selectFrom('captcha_challenges')
        .select(['captcha_id', 'scope', 'target'])
        .where('wait_until', 'is', null)
        .orderBy('issued_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return ok(row ? { captchaId: row.captcha_id, scope: row.scope, target: row.target } : null)
    },
  )
}
