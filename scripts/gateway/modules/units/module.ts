import { defineModule } from '../../core/module'
import { orderColumns } from './order-columns'
import { orderParts } from './order-parts'
import { settleRefunds } from './settle-service'

export const definition = defineModule({
  tables: ['refunds', 'refund_units', 'refund_parts', 'refund_events'],
  hooks: {
    'due.refunds': settleRefunds,
    'order.columns': () => orderColumns,
    'order.detail': orderParts,
  },
})
