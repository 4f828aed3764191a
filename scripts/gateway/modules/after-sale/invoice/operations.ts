import { isLiveInvoice } from '../../../../../src/domain/invoice/state'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { OrderParts } from '../../trade/order/parts-service'
import { offerFor } from './offer-service'
import { rejectReason } from './serializer'

/**
 * What can be done about an order's invoice now, by name: ask for it, look at the one there is, or both after a rejection; its state;
 * and whether it can only be asked for once a refund is done.
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
