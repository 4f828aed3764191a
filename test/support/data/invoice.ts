import type { Invoice, InvoiceOffer, InvoiceTitle } from '@/api/invoice'
import { fen } from '@/domain/money'
import { NOW } from '../fake-clock'

/** Invoice title of a company. */
export const anInvoiceTitle = (more: Partial<InvoiceTitle> = {}): InvoiceTitle => ({
  titleId: 'T1',
  invoiceTitleType: 'ENTERPRISE',
  invoiceTitle: '灯下文化传播有限公司',
  taxpayerId: '91310106MA1DENG08H',
  bankName: '沙箱银行',
  bankAccount: '62000018',
  address: '',
  phoneNo: '',
  ...more,
})

const ORDERS = {
  invoiceKind: 'TICKET' as const,
  subject: '潮声',
  orders: [{ orderId: 'O1', orderNumber: 'FY1', invoiceAmount: fen(76_001) }],
}

/** An order of ¥760.01 that has no invoice yet. */
export const anInvoiceOffer = (more: Partial<InvoiceOffer> = {}): InvoiceOffer => ({
  ...ORDERS,
  utcOffset: 480,
  invoiceAmount: fen(76_001),
  ...{ fee: fen(0), movedIn: fen(0) },
  until: NOW + 89 * 86_400_000,
  obstacle: '',
  invoiceTypes: ['VAT_E_ORDINARY', 'VAT_E_ORDINARY_PAPER'],
  invoiceContentTypes: ['TICKET', 'CULTURE_SERVICE'],
  email: 'lin@foyer.example',
  rejected: null,
  invoiceId: '',
  invoiceState: null,
  ...more,
})

/** An electronic invoice under review. */
export const anInvoice = (more: Partial<Invoice> = {}): Invoice => ({
  ...anInvoiceTitle(),
  invoiceId: 'I1',
  ...ORDERS,
  utcOffset: 480,
  invoiceState: 'APPLYING',
  invoiceType: 'VAT_E_ORDINARY',
  invoiceAmount: fen(76_001),
  applyTime: NOW,
  invoiceContentType: 'TICKET',
  email: 'lin@foyer.example',
  reason: '',
  decideTime: null,
  invoiceNumber: '',
  delivery: null,
  hasDocument: false,
  canApply: false,
  ...more,
})
