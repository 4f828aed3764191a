import { defineModule } from '../../../core/module'
import { orderColumns } from './order-columns'
import { orderParts } from './order-parts'
import { settleRefunds } from './settle-service'

export const definition = defineModule({
  hooks: {
    'due.refunds': settleRefunds,
    'order.columns': () => orderColumns,
    'order.detail': orderParts,
  },
})
