import type { Row } from '../../../core/database/database'
import { CONTENT_TYPES, INVOICE_TYPES } from '../../../../../src/domain/invoice/state'
import type { Language } from '../../../core/localized-text'
import { hasDocument } from './link-service'
import type { Offer } from './offer-service'
import type { InvoiceRow } from './repository'
import { texts } from './texts'

type TitleColumn = 'title_type' | 'title' | 'taxpayer_id' | 'bank_name' | 'bank_account' | 'address' | 'phone_no'

const serializeTitleFields = (row: Pick<Row<'invoice_titles'>, TitleColumn>) => ({
  invoiceTitleType: row.title_type,
  invoiceTitle: row.title,
  taxpayerId: row.taxpayer_id,
  bankName: row.bank_name,
  bankAccount: row.bank_account,
  address: row.address,
  phoneNo: row.phone_no,
})

/** Serializes a stored title (contract: api/invoice InvoiceTitle). */
export const serializeTitle = (row: Row<'invoice_titles'>) => ({
  titleId: row.title_id,
  ...serializeTitleFields(row),
})

/** Returns the reason of a rejection, or '' if the invoice was not rejected. */
export const rejectReason = ({ reason }: Pick<InvoiceRow, 'reason'>, lang: Language): string =>
  reason === '' ? '' : texts.translate(lang, `reject.${reason}`)

/** Serializes an invoice in a list (contract: api/invoice InvoiceBrief). */
export const serializeInvoice = (row: InvoiceRow, lang: Language) => ({
  invoiceId: row.invoice_id,
  orderId: row.order_id,
  orderNumber: row.order_number,
  showName: row.show_name[lang],
  utcOffset: row.utc_offset,
  invoiceState: row.state,
  invoiceType: row.invoice_type,
  invoiceTitleType: row.title_type,
  invoiceTitle: row.title,
  invoiceAmount: row.amount,
  applyTime: row.applied_at,
})

/** Serializes an invoice's detail (contract: api/invoice Invoice). */
export const serializeInvoiceDetail = ({ row, canApply }: { row: InvoiceRow; canApply: boolean }, lang: Language) => ({
  ...serializeInvoice(row, lang),
  ...serializeTitleFields(row),
  invoiceContentType: row.content_type,
  email: row.email,
  reason: rejectReason(row, lang),
  decideTime: row.decided_at,
  invoiceNumber: row.invoice_number ?? '',
  delivery: row.delivery && {
    recipient: row.delivery.recipient,
    cellphone: row.delivery.cellphone,
    address: row.delivery.address[lang],
    expressName: row.express?.name[lang] ?? '',
    expressNo: row.express?.no ?? '',
    shipTime: row.shipped_at,
  },
  hasDocument: hasDocument(row),
  canApply,
})

const serializeRejected = (row: InvoiceRow, lang: Language) => ({
  reason: rejectReason(row, lang),
  isTitleWrong: row.reason !== 'ADDRESS',
  ...serializeTitleFields(row),
})

/** Serializes the invoice that an order can get (contract: api/invoice InvoiceOffer). */
export const serializeOffer = ({ order, amount, parts, until, obstacle, invoice }: Offer, lang: Language) => ({
  orderId: order.order_id,
  orderNumber: order.order_number,
  showName: order.show_name[lang],
  showTime: order.show_time,
  utcOffset: order.utc_offset,
  isPermanent: order.permanent,
  qty: order.ticket_count,
  invoiceAmount: amount,
  ...parts,
  until,
  obstacle: obstacle === null ? '' : texts.translate(lang, `obstacle.${obstacle}`),
  invoiceTypes: [...INVOICE_TYPES],
  invoiceContentTypes: [...CONTENT_TYPES],
  email: (invoice?.email ?? '') || (order.email ?? ''),
  rejected: invoice?.state === 'REJECTED' ? serializeRejected(invoice, lang) : null,
  invoiceId: invoice?.invoice_id ?? '',
  invoiceState: invoice?.state ?? null,
})
