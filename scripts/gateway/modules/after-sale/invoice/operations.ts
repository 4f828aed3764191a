import { isInvoicedItem } from '../../../../../src/domain/invoice/offer'
import { isLiveInvoice } from '../../../../../src/domain/invoice/state'
import type { Db, Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { ItemInvoice } from '../../trade/item-order/read-service'
import type { OrderParts } from '../../trade/order/parts-service'
import { isOpen, offerFor } from './offer-service'
import { rejectReason } from './serializer'

/**
 * Returns the invoice operations of an order: request an invoice, view the existing invoice, or both after a rejection.
 * Also returns the invoice's state, and true if a request must wait for a refund.
 */
export const invoiceOperations = async (
  db: Db,
  userId: string,
  orderId: string,
  { lang, now }: { lang: Language; now: number },
): Promise<Pick<OrderParts, 'operations' | 'invoice' | 'invoiceWaits'>> => {
  const offer = await offerFor(db, userId, { orderId }, now)
  const { invoice } = offer
  return {
    operations: [...(isOpen(offer) ? ['APPLY_INVOICE'] : []), ...(invoice ? ['VIEW_INVOICE'] : [])],
    invoice: invoice ? { state: invoice.state, reason: rejectReason(invoice, lang) } : null,
    invoiceWaits: offer.obstacle === 'REFUNDING' && !(invoice && isLiveInvoice(invoice.state)),
  }
}

/** Returns the invoice of an item order, or null for items without invoices. */
export const itemInvoice = async (
  db: Db,
  { order_id: orderId, user_id: userId, kind }: Pick<Row<'item_orders'>, 'order_id' | 'user_id' | 'kind'>,
  { lang, now }: { lang: Language; now: number },
): Promise<ItemInvoice | null> => {
  if (!isInvoicedItem(kind)) return null
  const offer = await offerFor(db, userId, { itemOrderIds: [orderId] }, now)
  const { invoice } = offer
  return {
    ...{ invoiceId: invoice?.invoice_id ?? '', state: invoice?.state ?? null, canApply: isOpen(offer) },
    reason: invoice ? rejectReason(invoice, lang) : '',
  }
}
