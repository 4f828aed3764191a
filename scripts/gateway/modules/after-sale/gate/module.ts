import { defineModule } from '../../../core/module'
import { gateRoutes } from './routes'

export const definition = defineModule({
  sandboxRoutes: gateRoutes,
})
