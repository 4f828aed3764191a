import { TICKET_RETURN_CODES } from '../../../../src/domain/business-codes/ticket-return'
import { defineModule } from '../../core/module'
import { completeReturns, restoreBuyer, returnsGone } from './complete-service'
import { endReturns } from './expiry-service'
import { offerSteps } from './order-steps'
import { ticketReturnData } from './personal-service'
import { ticketReturnRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: TICKET_RETURN_CODES,
  texts,
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

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof TICKET_RETURN_CODES, number> {}
}
