import { defineModule } from '../../../core/module'
import { seatsOfCard } from './card-holder'
import { issueVoucher } from './issue-service'
import { orderColumns } from './order-columns'
import { voucherData } from './personal-service'
import { voucherRoutes } from './routes'
import { seedVoucher } from './seed'
import { stubRoutes } from './stub-routes'

export const definition = defineModule({
  personal: voucherData,
  hooks: {
    'card.seats': seatsOfCard,
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
