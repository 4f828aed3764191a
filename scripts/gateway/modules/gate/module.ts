import { defineModule } from '../../core/module'
import { gateRoutes } from './routes'
import './tables'

export const definition = defineModule({
  tables: ['gate_scans'],
  sandboxRoutes: gateRoutes,
})
