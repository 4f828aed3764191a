import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { counterPageRoutes, counterRoutes } from './routes'
import { seedVerifications } from './seed'

export const definition = defineModule({
  setup: async ({ db }) => ({ counterCodeKey: await secretKey(db, 'counter_code_key') }),
  seedAfter: ['coupon'],
  demo: seedVerifications,
  routes: counterRoutes,
  sandboxRoutes: counterPageRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** Key that signs coupon codes for counters. */
    counterCodeKey: Uint8Array
  }
}
