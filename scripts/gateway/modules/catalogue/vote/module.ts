import { defineModule } from '../../../core/module'
import { voteRoutes } from './routes'
import { seedVotes } from './seed'

export const definition = defineModule({
  seedAfter: ['show'],
  seed: seedVotes,
  routes: voteRoutes,
})
