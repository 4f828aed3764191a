import { defineModule } from '../../core/module'
import { favoriteRoutes } from './routes'
import { seedFavorites } from './seed'

export const definition = defineModule({
  tables: ['favorites'],
  seedAfter: ['user'],
  demo: seedFavorites,
  routes: favoriteRoutes,
})
