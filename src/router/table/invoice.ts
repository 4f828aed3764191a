import { route } from './route'

export const invoiceRoutes = {
  // With an order id, the screen requests the invoice of that order. `itemOrderIds` are item orders of one invoice.
  // Without either, it lists all invoices of the account.
  invoice: route({
    page: 'packages/invoice/invoice/invoice',
    account: 'invoice',
    login: true,
    optional: ['orderId', 'itemOrderIds'],
    idLists: ['itemOrderIds'],
  }),
  'invoice-detail': route({
    page: 'packages/invoice/invoice-detail/invoice-detail',
    account: 'invoice',
    login: true,
    optional: ['orderId', 'invoiceId'],
  }),
}
