import { defineModule } from '../../../core/module'
import { copywritingRoutes } from './routes'

export const definition = defineModule({
  routes: copywritingRoutes,
})
