import { applyDueLevel } from '../../../core/due'
import { ok } from '../../../core/envelope'
import type { Routes } from '../../../core/provider'
import { runHooks } from '../../../core/run-hooks'
import { schema } from '../../../core/schema'
import { requireUser } from '../user/account-service'
import { hiddenFor, hiddenModules, shopFunctions } from './module-service'

/** Registers routes for the modules that are visible on a buyer's profile pages. */
export const moduleRoutes: Routes = (app, { db, clock }) => {
  app.get(
    '/user/pub/v3/module_not_display',
    { schema: schema({ summary: 'Modules that the merchant does not show' }) },
    async () => ok(hiddenModules()),
  )

  app.get('/user/pub/v3/shop_functions', { schema: schema({ summary: 'Functions of the shop' }) }, async () =>
    ok(shopFunctions()),
  )

  app.get(
    '/user/buyer/v3/query/display/setting',
    { schema: schema({ summary: 'Modules that are not shown to this buyer, and modules that only some buyers use' }) },
    async ({ userId }) => {
      await applyDueLevel(db, clock.now(), userId)
      const offered = (await runHooks('modules.offered', db, userId)).filter((module) => module !== null)
      return ok({ hidden: hiddenFor((await requireUser(db, userId)).prime_level), offered })
    },
  )
}
