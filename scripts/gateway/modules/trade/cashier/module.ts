import { defineModule } from '../../../core/module'
import { hostPayRoutes } from './host-pay-routes'
import { chargePartner } from './partner-service'
import { cashierRoutes } from './routes'

export const definition = defineModule({
  hooks: { 'payment.charge': chargePartner },
  sandboxRoutes: (app, gateway) => {
    cashierRoutes(app, gateway)
    hostPayRoutes(app, gateway)
  },
})
