import { defineModule } from '../../../core/module'
import { versionRoutes } from './routes'

export const definition = defineModule({
  routes: versionRoutes,
})
