import { defineModule } from '../../../core/module'
import { missedRows } from '../../../core/personal-data'
import { favoriteRoutes } from './routes'
import { seedFavorites } from './seed'

export const definition = defineModule({
  personal: missedRows('favorites', 'FAVORITE'),
  seedAfter: ['user'],
  demo: seedFavorites,
  routes: favoriteRoutes,
})
