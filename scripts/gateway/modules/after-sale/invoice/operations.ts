import { isLiveInvoice } from '../../../../../src/domain/invoice/state'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { OrderParts } from '../../trade/order/parts-service'
import { offerFor } from './offer-service'
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
  const { obstacle, invoice } = await offerFor(db, userId, orderId, now)
  const isFree = !(invoice && isLiveInvoice(invoice.state))
  const canApply = obstacle === null && isFree
  return {
    operations: [...(canApply ? ['APPLY_INVOICE'] : []), ...(invoice ? ['VIEW_INVOICE'] : [])],
    invoice: invoice ? { state: invoice.state, reason: rejectReason(invoice, lang) } : null,
    invoiceWaits: obstacle === 'REFUNDING' && isFree,
  }
}
