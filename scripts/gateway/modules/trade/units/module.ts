import { defineModule } from '../../../core/module'
import { runHooks } from '../../../core/run-hooks'
import { orderColumns } from './order-columns'
import { orderParts } from './order-parts'
import { paidTickets } from './paid-service'
import { settleRefunds } from './settle-service'

export const definition = defineModule({
  hooks: {
    'due.refunds': settleRefunds,
    'order.columns': () => orderColumns,
    'order.detail': orderParts,
    'order.paid': async (tx, order, at) => {
      await runHooks('units.paid', tx, await paidTickets(tx, order, at), at)
    },
  },
})
