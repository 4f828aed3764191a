import { defineModule } from '../../../core/module'
import { venueRoutes } from './routes'

export const definition = defineModule({
  routes: venueRoutes,
  shareable: {
    'packages/show/venue-list/venue-list': { web: '/venue-list', optional: { couponId: 'id' } },
    'packages/show/venue/venue': { web: '/venue/{venueId}', required: { venueId: 'id' } },
  },
})
