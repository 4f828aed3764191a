import { defineModule } from '../../../core/module'
import { hostPayRoutes } from './host-pay-routes'
import { cashierRoutes } from './routes'

export const definition = defineModule({
  sandboxRoutes: (app, gateway) => {
    cashierRoutes(app, gateway)
    hostPayRoutes(app, gateway)
  },
})
