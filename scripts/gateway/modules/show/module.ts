import { defineModule } from '../../core/module'
import { collectionRoutes } from './collection-routes'
import { showRoutes } from './routes'
import { seedShows } from './seed/seed'
import { showUserRoutes } from './user-routes'
import { showV3Routes } from './v3-routes'

export const definition = defineModule({
  tables: ['shows', 'show_groups', 'tours', 'promotions'],
  seedAfter: ['place'],
  seed: seedShows,
  routes: (app, gateway) => {
    for (const routes of [showRoutes, showV3Routes, collectionRoutes, showUserRoutes]) routes(app, gateway)
  },
  shareable: {
    'packages/show/show-detail/show-detail': {
      web: '/content/{showId}',
      required: { showId: 'id' },
      optional: { source: 'id', promotionId: 'id' },
    },
    'packages/ticket/share-show-detail/share-show-detail': {
      web: '/share-show-detail',
      required: { showId: 'id' },
      optional: { sessionId: 'id' },
    },
    'packages/show/group-show-detail/group-show-detail': {
      web: '/group-show/{showId}',
      required: { showId: 'id' },
    },
    'packages/show/tour-detail/tour-detail': { web: '/tour-detail/{tourId}', required: { tourId: 'id' } },
    'packages/show/site-purchase/site-purchase': {
      web: '/purchase/{showId}',
      required: { showId: 'id' },
      optional: { sessionId: 'id' },
    },
  },
})
