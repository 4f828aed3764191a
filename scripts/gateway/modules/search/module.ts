import { defineModule } from '../../core/module'
import { searchRoutes } from './routes'

export const definition = defineModule({
  routes: searchRoutes,
})
