import { defineModule } from '../../../core/module'
import { jumpRoutes } from './routes'
import { seedJumpPages } from './seed'

export const definition = defineModule({
  seed: seedJumpPages,
  routes: jumpRoutes,
})
