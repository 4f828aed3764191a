import { TICKET_RETURN_CODES } from '../../../../src/domain/business-codes/ticket-return'
import { defineModule } from '../../core/module'
import { ticketReturnData } from './personal-service'
import { ticketReturnRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: TICKET_RETURN_CODES,
  texts,
  tables: ['ticket_returns'],
  personal: ticketReturnData,
  routes: ticketReturnRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof TICKET_RETURN_CODES, number> {}
}
