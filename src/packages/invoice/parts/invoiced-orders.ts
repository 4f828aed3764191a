import type { InvoiceBrief } from '@/api/invoice'
import { type LinkTo, linkTo } from '@/router/link-to'
import type { RouteParams } from '@/router/table/table'

/** The orders that an invoice covers. */
export type InvoicedOrders = Pick<InvoiceBrief, 'invoiceKind' | 'orders'>

/** Returns the parameters of the form that requests an invoice of the same orders. */
export const applyParams = ({ invoiceKind, orders }: InvoicedOrders): RouteParams<'invoice'> => {
  const ids = orders.map(({ orderId }) => orderId).join(',')
  return invoiceKind === 'TICKET' ? { orderId: ids } : { itemOrderIds: ids }
}

/** Returns the link to the order of an invoice. Several orders link to their list. */
export const ordersLink = ({ invoiceKind, orders: [{ orderId }, ...others] }: InvoicedOrders): LinkTo => {
  if (invoiceKind === 'TICKET') return linkTo('order-detail', { orderId })
  if (invoiceKind === 'PARKING')
    return others.length > 0 ? linkTo('parking-record') : linkTo('parking-detail', { orderId })
  return others.length > 0 ? linkTo('orders') : linkTo('product-detail', { orderId })
}
