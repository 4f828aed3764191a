import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { formWindow } from './apply-service'
import { endPermits } from './end-service'
import { deletePastPeople, permitData } from './personal-service'
import { hasPermits } from './read-service'
import { permitRoutes } from './routes'
import { seedDemoPermits } from './seed'

export const definition = defineModule({
  personal: permitData,
  seedAfter: ['form', 'place', 'user', 'show'],
  demo: seedDemoPermits,
  setup: async ({ db }) => ({ permits: { key: await secretKey(db, 'permit_key') } }),
  hooks: {
    'form.window': formWindow,
    'modules.offered': async (db, userId) => ((await hasPermits(db, userId)) ? 'WORK_PERMIT' : null),
    'due.permits': async (db, now, _scope, onError) => {
      await endPermits(db, now, onError)
      await deletePastPeople(db, now)
    },
  },
  routes: permitRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** The key that signs the links of companies. */
    permits: { key: Uint8Array }
  }
}
