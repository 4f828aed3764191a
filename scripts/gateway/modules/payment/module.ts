import { PAYMENT_CODES } from '../../../../src/domain/business-codes/payment'
import { defineModule } from '../../core/module'
import { paymentRoutes } from './routes'
import { settleDue } from './settlement-service'
import { texts } from './texts'

export const definition = defineModule({
  codes: PAYMENT_CODES,
  texts,
  hooks: {
    'due.payments': settleDue,
  },
  routes: paymentRoutes,
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof PAYMENT_CODES, number> {}
}
