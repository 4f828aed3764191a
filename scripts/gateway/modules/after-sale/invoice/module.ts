import { defineModule } from '../../../core/module'
import { cancelChanged } from './cancel-service'
import { invoiceOperations, itemInvoice } from './operations'
import { invoiceData } from './personal-service'
import { invoiceRoutes } from './routes'
import { seedInvoices } from './seed'
import { titleRoutes } from './title-routes'

export const definition = defineModule({
  personal: invoiceData,
  seedAfter: ['order', 'address'],
  demo: seedInvoices,
  hooks: {
    'due.invoices': cancelChanged,
    'order.detail': (db, { user_id: userId, order_id: orderId }, context) =>
      invoiceOperations(db, userId, orderId, context),
    'items.invoice': itemInvoice,
  },
  routes: (app, gateway) => {
    invoiceRoutes(app, gateway)
    titleRoutes(app, gateway)
  },
})
