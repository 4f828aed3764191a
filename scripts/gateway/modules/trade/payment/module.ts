import { defineModule } from '../../../core/module'
import { seedOffers } from './product-service'
import { paymentRoutes } from './routes'
import { settleDue } from './settlement-service'

export const definition = defineModule({
  hooks: {
    'due.payments': settleDue,
  },
  seed: seedOffers,
  routes: paymentRoutes,
})
