import { CERTIFICATION_CODES } from '../../../../src/domain/business-codes/certification'
import { secretKey } from '../../core/keys'
import { defineModule } from '../../core/module'
import { certificationData } from './personal-service'
import { certificationRoutes } from './routes'
import { zhimaRoutes } from './sandbox/routes'
import { seedCertifications } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: CERTIFICATION_CODES,
  texts,
  personal: certificationData,
  seedAfter: ['user'],
  demo: seedCertifications,
  setup: async ({ db }) => ({ certificationKey: await secretKey(db, 'certification_key') }),
  routes: certificationRoutes,
  sandboxRoutes: zhimaRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof CERTIFICATION_CODES, number> {}
}

declare module '../../core/context' {
  interface Gateway {
    /** Seals names and numbers. A merchant's own keeps it in a key service, not beside the rows. */
    certificationKey: Uint8Array
  }
}
