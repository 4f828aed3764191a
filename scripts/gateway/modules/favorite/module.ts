import { defineModule } from '../../core/module'
import { countOf } from '../../core/owned-records'
import { ownRows } from '../../core/personal-data'
import { favoriteRoutes } from './routes'
import { seedFavorites } from './seed'

export const definition = defineModule({
  personal: {
    ...ownRows('favorites'),
    losses: async (db, { userId }) => ({ FAVORITE: await countOf(db, 'favorites', userId) }),
  },
  seedAfter: ['user'],
  demo: seedFavorites,
  routes: favoriteRoutes,
})
