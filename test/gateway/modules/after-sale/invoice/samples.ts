import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { type Samples, seededOrder } from '../../../support/sample'

const TITLE = {
  invoiceTitleType: 'ENTERPRISE',
  invoiceTitle: '上海灯下文化传播有限公司',
  taxpayerId: '91310106MA1DENG08H',
  bankName: '沙箱银行静安支行',
  bankAccount: '6200000000000000018',
  address: '上海市静安区河岸路 18 弄 6 号',
  phoneNo: '021-55550018',
}

export const samples: Samples = {
  'invoice.invoiceTitles': {},
  'invoice.createInvoiceTitle': TITLE,
  'invoice.updateInvoiceTitle': { ...TITLE, titleId: 'IT10012' },
  'invoice.deleteInvoiceTitle': { titleId: 'IT10012' },
  'invoice.invoices': { offset: 0, length: 20 },
  'invoice.invoiceDetail': { invoiceId: 'I100114' },
  'invoice.invoiceOffer': { orderId: seededOrder(10) },
  'invoice.itemInvoiceOffer': { itemOrderIds: 'M-demo-P3' },
  'invoice.applyForInvoice': async ({ gateway }) => {
    const { pay_amount: invoiceAmount } = await getRow(gateway.context.db, 'orders', { order_id: seededOrder(1) })
    return {
      orderId: seededOrder(1),
      invoiceType: 'VAT_E_ORDINARY',
      titleId: 'IT10011',
      invoiceContentType: 'TICKET',
      email: 'demo@foyer.example',
      addressId: '',
      invoiceAmount,
    }
  },
  'invoice.invoiceDocument': { invoiceId: 'I100112' },
}
