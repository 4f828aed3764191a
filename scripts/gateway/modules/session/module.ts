import { defineModule } from '../../core/module'
import { sessionRoutes } from './routes'
import { seedSessions } from './seed/seed'

export const definition = defineModule({
  tables: ['sessions', 'seat_plans', 'stocks'],
  seedAfter: ['show'],
  seed: seedSessions,
  routes: sessionRoutes,
})
