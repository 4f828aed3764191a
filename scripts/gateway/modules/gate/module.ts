import { defineModule } from '../../core/module'
import { gateRoutes } from './routes'

export const definition = defineModule({
  tables: ['gate_scans'],
  sandboxRoutes: gateRoutes,
})
