import { defineModule } from '../../../core/module'
import { startClockJob } from './clock-job'
import { consoleRoutes } from './routes'

export const definition = defineModule({
  sandboxRoutes: consoleRoutes,
  start: startClockJob,
})
