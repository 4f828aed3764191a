import { defineModule } from '../../../core/module'
import { showUserRoutes } from './routes'

export const definition = defineModule({
  routes: showUserRoutes,
})
