import { defineModule } from '../../../core/module'
import { closeDueItems } from './lifecycle-service'
import { itemOrders } from './payable'
import { itemOrderData } from './personal-service'
import { itemOrderRoutes } from './routes'

export const definition = defineModule({
  personal: itemOrderData,
  hooks: {
    'due.orders': closeDueItems,
    'payment.kind': () => itemOrders,
  },
  routes: itemOrderRoutes,
})
