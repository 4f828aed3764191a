import { defineModule } from '../../../core/module'
import { sessionRoutes } from './routes'
import { seedSessions } from './seed/seed'

export const definition = defineModule({
  seedAfter: ['show'],
  seed: seedSessions,
  routes: sessionRoutes,
})
