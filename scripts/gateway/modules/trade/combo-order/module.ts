import { defineModule } from '../../../core/module'
import { returnSets } from './lifecycle'
import { comboOrders } from './payable'
import { placePurchase, pricePurchase } from './purchase'

export const definition = defineModule({
  hooks: {
    'orders.ended': returnSets,
    'payment.kind': () => comboOrders,
    'purchase.price': pricePurchase,
    'purchase.place': placePurchase,
  },
})
