import { defineModule } from '../../core/module'
import { layoutRoutes } from './routes'

export const definition = defineModule({
  routes: layoutRoutes,
})
