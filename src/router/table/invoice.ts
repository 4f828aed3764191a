import { route } from './route'

export const invoiceRoutes = {
  // With an order id, the screen requests the invoice of that order. Without an order id, it lists all invoices of the
  // account.
  invoice: route({
    page: 'packages/invoice/invoice/invoice',
    account: 'invoice',
    login: true,
    optional: ['orderId'],
  }),
  'invoice-detail': route({
    page: 'packages/invoice/invoice-detail/invoice-detail',
    account: 'invoice',
    login: true,
    optional: ['orderId', 'invoiceId'],
  }),
}
