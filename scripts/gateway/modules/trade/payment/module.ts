import { defineModule } from '../../../core/module'
import { paymentRoutes } from './routes'
import { settleDue } from './settlement-service'

export const definition = defineModule({
  hooks: {
    'due.payments': settleDue,
  },
  routes: paymentRoutes,
})
