import { isLiveInvoice } from '../../../../src/domain/invoice/state'
import type { Db } from '../../core/database/database'
import { offerFor } from './offer-service'

/** What can be done about an order's invoice now, by name: ask for it, look at the one there is, or both after a rejection. */
export const invoiceOperations = async (db: Db, userId: string, orderId: string, now: number): Promise<string[]> => {
  const { obstacle, invoice } = await offerFor(db, userId, orderId, now)
  const canApply = obstacle === null && !(invoice && isLiveInvoice(invoice.state))
  return [...(canApply ? ['APPLY_INVOICE'] : []), ...(invoice ? ['VIEW_INVOICE'] : [])]
}
