import { defineModule } from '../../core/module'
import { collectionRoutes } from './collection-routes'
import { showRoutes } from './routes'
import { seedShows } from './seed/seed'
import { showUserRoutes } from './user-routes'

export const definition = defineModule({
  tables: ['shows', 'show_groups', 'tours', 'promotions', 'subscriptions'],
  seedAfter: ['place'],
  seed: seedShows,
  routes: (app, gateway) => {
    for (const routes of [showRoutes, collectionRoutes, showUserRoutes]) routes(app, gateway)
  },
})
