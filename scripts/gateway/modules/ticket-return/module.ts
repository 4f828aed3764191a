import { defineModule } from '../../core/module'
import { completeReturns, restoreBuyer, returnsGone } from './complete-service'
import { endReturns } from './expiry-service'
import { offerSteps } from './order-steps'
import { ticketReturnData } from './personal-service'
import { ticketReturnRoutes } from './routes'

export const definition = defineModule({
  personal: ticketReturnData,
  hooks: {
    'due.resales': (db, now, _scope, onError) => endReturns(db, now, onError),
    'order.detail': async (db, { order_id: orderId }) => ({ steps: await offerSteps(db, orderId) }),
    'order.paid': completeReturns,
    'order.block': async (tx, order, now) => ((await returnsGone(tx, order, now)) ? 'RETURN' : null),
    'order.refused': async (tx, order, reason, now) => {
      if (reason === 'RETURN') await restoreBuyer(tx, order, now)
    },
  },
  routes: ticketReturnRoutes,
})
