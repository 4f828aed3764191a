import { defineModule } from '../../../core/module'
import { comboRoutes } from './routes'
import { seedCombos } from './seed'

export const definition = defineModule({
  seedAfter: ['show', 'session', 'goods'],
  seed: seedCombos,
  routes: comboRoutes,
})
