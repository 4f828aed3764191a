import { defineModule } from '../../../core/module'
import { completeResales, restoreBuyer, returnsGone } from './complete-service'
import { endResales } from './expiry-service'
import { offerSteps } from './order-steps'
import { resaleData } from './personal-service'
import { resaleRoutes } from './routes'

export const definition = defineModule({
  personal: resaleData,
  hooks: {
    'due.resales': (db, now, _scope, onError) => endResales(db, now, onError),
    'order.detail': async (db, { order_id: orderId }) => ({ steps: await offerSteps(db, orderId) }),
    'order.paid': completeResales,
    'order.block': async (tx, order, now) => ((await returnsGone(tx, order, now)) ? 'RETURN' : null),
    'order.refused': async (tx, order, reason, now) => {
      if (reason === 'RETURN') await restoreBuyer(tx, order, now)
    },
  },
  routes: resaleRoutes,
})
