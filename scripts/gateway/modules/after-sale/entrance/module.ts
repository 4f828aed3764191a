import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { ENTRANCE_KEY } from './link-service'
import { deleteEnded, entranceData } from './personal-service'
import { entranceRoutes } from './routes'
import { seedDemoEntrances, seedEntranceRules } from './seed'
import { formWindow } from './send-service'

export const definition = defineModule({
  personal: entranceData,
  seedAfter: ['form', 'show', 'order', 'voucher'],
  seed: seedEntranceRules,
  demo: seedDemoEntrances,
  setup: async ({ db }) => ({ entrance: { key: await secretKey(db, ENTRANCE_KEY) } }),
  hooks: {
    'form.window': formWindow,
    'due.forms': (db, now) => deleteEnded(db, now),
  },
  routes: entranceRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** The key that signs links to entrance forms. */
    entrance: { key: Uint8Array }
  }
}
