import { VOUCHER_CODES } from '../../../../src/domain/business-codes/voucher'
import { defineModule } from '../../core/module'
import { voucherData } from './personal-service'
import { voucherRoutes } from './routes'
import { stubRoutes } from './stub-routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: VOUCHER_CODES,
  texts,
  tables: ['vouchers', 'tickets', 'ticket_keys', 'seat_counters'],
  personal: voucherData,
  routes: (app, gateway) => {
    voucherRoutes(app, gateway)
    stubRoutes(app, gateway)
  },
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof VOUCHER_CODES, number> {}
}
