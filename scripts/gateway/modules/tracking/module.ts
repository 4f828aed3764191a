import { defineModule } from '../../core/module'
import { trackingData } from './personal-service'
import { createTrackingKeys, type TrackingKeys } from './keys'
import { trackingRoutes } from './routes'
import { type Drops, noDrops } from './service'

export const definition = defineModule({
  tables: ['tracking_events'],
  personal: trackingData,
  setup: async ({ db }) => ({ tracking: { keys: await createTrackingKeys(db), drops: noDrops() } }),
  routes: trackingRoutes,
})

declare module '../../core/context' {
  interface Gateway {
    tracking: { keys: TrackingKeys; drops: Drops }
  }
}
