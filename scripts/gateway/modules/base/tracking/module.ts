import { defineModule } from '../../../core/module'
import { fingerprintRoutes } from './fingerprint-routes'
import { trackingData } from './personal-service'
import { createTrackingKeys, type TrackingKeys } from './keys'
import { trackingRoutes } from './routes'
import { type Drops, noDrops } from './service'

export const definition = defineModule({
  personal: trackingData,
  setup: async ({ db, clock }) => ({ tracking: { keys: await createTrackingKeys({ db, clock }), drops: noDrops() } }),
  routes: (app, gateway) => {
    trackingRoutes(app, gateway)
    fingerprintRoutes(app, gateway)
  },
})

declare module '../../../core/context' {
  interface Gateway {
    tracking: { keys: TrackingKeys; drops: Drops }
  }
}
