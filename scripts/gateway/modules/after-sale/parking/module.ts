import { secretKey } from '../../../core/keys'
import { defineModule } from '../../../core/module'
import { parking } from './kind'
import { parkingData } from './personal-service'
import { PLATE_KEY } from './plate-digest'
import { parkingRoutes } from './routes'
import { seedDemoParking, seedParks } from './seed'
import { forgetPlates, settleParking } from './settle'

export const definition = defineModule({
  personal: parkingData,
  seedAfter: ['place', 'user'],
  seed: seedParks,
  demo: seedDemoParking,
  setup: async ({ db }) => ({ plateKey: await secretKey(db, PLATE_KEY) }),
  hooks: {
    'item.kind': () => parking,
    'due.refunds': settleParking,
    'due.stays': forgetPlates,
  },
  routes: parkingRoutes,
})

declare module '../../../core/context' {
  interface Gateway {
    /** Key that encrypts plates and makes their digests. */
    plateKey: Uint8Array
  }
}
