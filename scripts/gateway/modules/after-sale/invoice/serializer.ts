import type { Row } from '../../../core/database/database'
import { contentTypesOf, INVOICE_TYPES } from '../../../../../src/domain/invoice/state'
import type { Language } from '../../../core/localized-text'
import { hasDocument } from './link-service'
import type { Offer } from './offer-service'
import type { InvoicedOrder, InvoiceRow } from './repository'
import { subjectOf } from './subject-service'
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

/** Serializes the orders of an invoice (contract: api/invoice, fields of the orders). */
const serializeOrders = (orders: readonly InvoicedOrder[], lang: Language) => ({
  invoiceKind: orders[0].kind,
  subject: subjectOf(orders, lang),
  orders: orders.map(({ orderId, orderNumber, amount }) => ({ orderId, orderNumber, invoiceAmount: amount })),
})

/** Serializes an invoice in a list (contract: api/invoice InvoiceBrief). */
export const serializeInvoice = (row: InvoiceRow, lang: Language) => ({
  invoiceId: row.invoice_id,
  ...serializeOrders(row.orders, lang),
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

/** Serializes the invoice that orders can get (contract: api/invoice InvoiceOffer). */
export const serializeOffer = (
  { orders, utcOffset, email, amount, parts, until, obstacle, invoice }: Offer,
  lang: Language,
) => ({
  ...serializeOrders(orders, lang),
  utcOffset,
  invoiceAmount: amount,
  ...parts,
  until,
  obstacle: obstacle === null ? '' : texts.translate(lang, `obstacle.${obstacle}`),
  invoiceTypes: [...INVOICE_TYPES],
  invoiceContentTypes: [...contentTypesOf(orders[0].kind)],
  email: (invoice?.email ?? '') || (email ?? ''),
  rejected: invoice?.state === 'REJECTED' ? serializeRejected(invoice, lang) : null,
  invoiceId: invoice?.invoice_id ?? '',
  invoiceState: invoice?.state ?? null,
})
