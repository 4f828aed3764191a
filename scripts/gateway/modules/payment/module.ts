import { PAYMENT_CODES } from '../../../../src/domain/business-codes/payment'
import { defineModule } from '../../core/module'
import { paymentRoutes } from './routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: PAYMENT_CODES,
  texts,
  tables: ['payments', 'ledger', 'journal'],
  routes: paymentRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof PAYMENT_CODES, number> {}
}
