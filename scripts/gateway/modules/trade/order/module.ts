import { defineModule } from '../../../core/module'
import { noteChanges } from './change-service'
import { ticketOrders } from './payable'
import { orderData } from './personal-service'
import { startExpiryJob } from './expiry-job'
import { closeDue } from './lifecycle-service'
import { purchasedCount } from './purchased-count-service'
import { purchaseRoutes } from './purchase-routes'
import { orderRoutes } from './routes'
import { seedOrders } from './seed'

export const definition = defineModule({
  personal: orderData,
  seedAfter: ['seat', 'attendee', 'coupon'],
  demo: seedOrders,
  hooks: {
    'due.orders': closeDue,
    'due.changes': noteChanges,
    'payment.kind': () => ticketOrders,
    'seat.bought': purchasedCount,
  },
  routes: (app, gateway) => {
    purchaseRoutes(app, gateway)
    orderRoutes(app, gateway)
  },
  start: startExpiryJob,
})
