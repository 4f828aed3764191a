import { TICKET_BIND_CODES } from '../../../../src/domain/business-codes/ticket-bind'
import { defineModule } from '../../core/module'
import { bindData } from './personal-service'
import { ticketBindRoutes } from './routes'
import { seedBindCodes } from './seed'
import { texts } from './texts'

export const definition = defineModule({
  codes: TICKET_BIND_CODES,
  texts,
  personal: bindData,
  seedAfter: ['session', 'user'],
  demo: seedBindCodes,
  routes: ticketBindRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof TICKET_BIND_CODES, number> {}
}
