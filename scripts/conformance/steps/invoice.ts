import { invoices } from '../../../src/api/invoice'
import { parkingRecords } from '../../../src/api/parking'
import { anyOrder } from '../find/purchase'
import { CHANGES_ACCOUNT, need, type Steps } from '../step'

const PAGE = { offset: 0, length: 20 }

/** Steps of invoices and invoice titles, which are only read. */
export const steps: Steps = {
  'invoice.invoiceTitles': () => ({}),
  'invoice.createInvoiceTitle': CHANGES_ACCOUNT,
  'invoice.updateInvoiceTitle': CHANGES_ACCOUNT,
  'invoice.deleteInvoiceTitle': CHANGES_ACCOUNT,
  'invoice.invoices': () => PAGE,
  'invoice.invoiceDetail': async ({ answer }) => ({
    invoiceId: need((await answer(invoices)).items[0], 'invoice of this account').invoiceId,
  }),
  'invoice.invoiceOffer': async (walk) => ({ orderId: (await anyOrder(walk)).orderId }),
  'invoice.itemInvoiceOffer': async ({ answer }) => ({
    itemOrderIds: need((await answer(parkingRecords)).items[0], 'parking payment of this account').orderId,
  }),
  'invoice.applyForInvoice': CHANGES_ACCOUNT,
  'invoice.invoiceDocument': CHANGES_ACCOUNT,
}
