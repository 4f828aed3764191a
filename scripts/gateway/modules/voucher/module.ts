import { VOUCHER_CODES } from '../../../../src/domain/business-codes/voucher'
import { defineModule } from '../../core/module'
import { issueVoucher } from './issue-service'
import { orderColumns } from './order-columns'
import { voucherData } from './personal-service'
import { voucherRoutes } from './routes'
import { seedVoucher } from './seed'
import { stubRoutes } from './stub-routes'
import { texts } from './texts'

export const definition = defineModule({
  codes: VOUCHER_CODES,
  texts,
  personal: voucherData,
  hooks: {
    'order.seeded': seedVoucher,
    'order.columns': () => orderColumns,
    'order.deliver': async (tx, order, at) => {
      if (order.deliver_method !== 'EXPRESS') await issueVoucher(tx, order, at)
    },
  },
  routes: (app, gateway) => {
    voucherRoutes(app, gateway)
    stubRoutes(app, gateway)
  },
})

declare module '../../core/codes' {
  interface BusinessCodes extends Record<keyof typeof VOUCHER_CODES, number> {}
}
