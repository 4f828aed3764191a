import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { certificationData } from './personal-service'
import { certificationRoutes } from './routes'
import { zhimaRoutes } from './sandbox/routes'
import { seedCertifications } from './seed'

export const definition = defineModule({
  personal: certificationData,
  seedAfter: ['user'],
  demo: seedCertifications,
  setup: async ({ db }) => ({ certificationKey: await secretKey(db, 'certification_key') }),
  routes: certificationRoutes,
  sandboxRoutes: zhimaRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /**
     * Key that encrypts names and numbers. In production it belongs in a key management service, not in the same
     * database.
     */
    certificationKey: Uint8Array
  }
}
