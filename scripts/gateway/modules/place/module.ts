import { defineModule } from '../../core/module'
import { placeRoutes } from './routes'
import { seedPlaces } from './seed'

export const definition = defineModule({
  tables: ['sites', 'cities', 'venues'],
  seed: seedPlaces,
  routes: placeRoutes,
  shareable: {
    'packages/user/notice/site-code/site-code': { web: '/site-code', optional: { siteId: 'id' } },
    'packages/show/venue-list/venue-list': { web: '/venue-list', optional: { couponId: 'id' } },
    'packages/show/venue/venue': { web: '/venue/{venueId}', required: { venueId: 'id' } },
  },
})
