import { defineModule } from '../../core/module'
import { consoleRoutes } from './routes'

export const definition = defineModule({
  sandboxRoutes: consoleRoutes,
})
