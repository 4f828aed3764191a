import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { OptionalId, schema } from '../../../core/schema'
import { copywritingIn } from './service'

/** Registers routes for texts by which the merchant replaces texts of the storefront (shell §7). */
export const copywritingRoutes: Routes = (app) => {
  app.get(
    '/copywriting/config',
    {
      schema: schema({
        summary: "The merchant's own texts, by group",
        query: { merchantId: OptionalId, client: OptionalId },
      }),
    },
    async ({ lang }) => ok(copywritingIn(lang)),
  )
}
