import * as v from 'valibot'
import { CONTENT_TYPES, INVOICE_KINDS, INVOICE_STATES, INVOICE_TYPES, TITLE_TYPES } from '@/domain/invoice/state'
import type { ContentType, InvoiceType, TitleType } from '@/domain/invoice/state'
import { del, get, type NoParams, post, put } from '@/request/call'
import { parcel } from './order-unit'
import * as w from './wire'

const buyer = { auth: 'buyer', importance: 'high' } as const
const id = v.pipe(v.string(), v.nonEmpty())

/** Recipient of an invoice, called the invoice title; '' for missing fields. */
const titleFields = {
  invoiceTitleType: w.oneOf(TITLE_TYPES, 'INDIVIDUAL_OR_INSTITUTION'),
  invoiceTitle: w.text(),
  taxpayerId: w.text(),
  bankName: w.text(),
  bankAccount: w.text(),
  address: w.text(),
  phoneNo: w.text(),
}

export interface InvoiceTitleDraft {
  invoiceTitleType: TitleType
  invoiceTitle: string
  taxpayerId: string
  bankName: string
  bankAccount: string
  address: string
  phoneNo: string
}

const titleSchema = v.object({ titleId: id, ...titleFields })
/** A stored invoice title of the account. */
export type InvoiceTitle = v.InferOutput<typeof titleSchema>

/** Returns the account's titles, the last used first. The path is not in the specification. */
export const invoiceTitles = get<NoParams, InvoiceTitle[]>('user/buyer/v3/user/invoice_titles', {
  ...buyer,
  read: w.reader(w.list(titleSchema)),
})

/** Creates an invoice title. The path is not in the specification. */
export const createInvoiceTitle = post<InvoiceTitleDraft, InvoiceTitle>('user/buyer/v3/user/invoice_titles', {
  ...buyer,
  read: w.reader(titleSchema),
})

/** Updates an invoice title. Submitted invoices are unchanged. The path is not in the specification. */
export const updateInvoiceTitle = put<InvoiceTitleDraft & { titleId: string }, InvoiceTitle>(
  'user/buyer/v3/user/invoice_titles/{titleId}',
  { ...buyer, read: w.reader(titleSchema) },
)

/** Deletes an invoice title. The path is not in the specification. */
export const deleteInvoiceTitle = del<{ titleId: string }, void>('user/buyer/v3/user/invoice_titles/{titleId}', {
  ...buyer,
  read: w.nothing,
})

/** The orders that an invoice covers. */
const orderFields = {
  invoiceKind: w.oneOf(INVOICE_KINDS, 'TICKET'),
  /** Names of the show or of the items. */
  subject: w.showTitle(),
  /** One ticket order, or item orders of one kind, with their parts of the amount, fen. */
  orders: v.pipe(w.list(v.object({ orderId: id, orderNumber: w.text(), invoiceAmount: w.price })), v.minLength(1)),
}

const briefFields = {
  invoiceId: id,
  ...orderFields,
  utcOffset: w.utcOffset,
  invoiceState: w.oneOf(INVOICE_STATES, 'APPLYING'),
  invoiceType: w.oneOf(INVOICE_TYPES, 'VAT_E_ORDINARY'),
  invoiceTitleType: titleFields.invoiceTitleType,
  invoiceTitle: w.text(),
  /** Amount of the invoice, fen. */
  invoiceAmount: w.price,
  applyTime: w.moment,
}
const brief = v.object(briefFields)
/** An invoice in a list (domain §3). */
export type InvoiceBrief = v.InferOutput<typeof brief>

/** Returns the account's invoices, newest first. The path is not in the specification. */
export const invoices = get<{ offset: number; length: number }, w.Page<InvoiceBrief>>('trade/buyer/v3/invoices', {
  ...buyer,
  read: w.pageReader(brief),
})

const invoiceSchema = v.object({
  ...briefFields,
  ...titleFields,
  invoiceContentType: w.oneOf(CONTENT_TYPES, 'TICKET'),
  /** E-mail address of an electronic invoice. */
  email: w.text(),
  /** Reason of a rejection, in the request's language. */
  reason: w.text(),
  /** Time of the current state, epoch ms; null while under review. */
  decideTime: w.momentOrNull,
  /** Number of the invoice; '' until it is issued. */
  invoiceNumber: w.text(),
  /** Address and parcel of a paper invoice; `expressNo` is '' until it is sent. */
  delivery: w.objectOrNull(
    v.object({
      ...parcel,
      shipTime: w.momentOrNull,
    }),
  ),
  /** True if a file of the invoice can be downloaded. */
  hasDocument: w.flag(),
  /** True if the buyer can request a new invoice instead. */
  canApply: w.flag(),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** Returns one invoice of the account. The path is not in the specification. */
export const invoiceDetail = get<{ invoiceId: string }, Invoice>('trade/buyer/v3/invoices/{invoiceId}', {
  ...buyer,
  read: w.reader(invoiceSchema),
})

const offer = v.object({
  ...orderFields,
  utcOffset: w.utcOffset,
  /** Amount that was paid in money, less refunds, fen. */
  invoiceAmount: w.price,
  /**
   * Parts of the amount, fen: fees that the merchant retained, and money that a rebooking moved from the original
   * order.
   */
  fee: w.optional(w.price),
  movedIn: w.optional(w.price),
  /** Deadline for requesting an invoice, epoch ms. */
  until: w.moment,
  /** Reason why an order cannot be invoiced now, in the request's language; '' if all can be invoiced. */
  obstacle: w.text(),
  invoiceTypes: w.list(v.picklist(INVOICE_TYPES)),
  invoiceContentTypes: w.list(v.picklist(CONTENT_TYPES)),
  /** E-mail address of the last request for these orders, or else of the account. */
  email: w.text(),
  /**
   * The last request if it was rejected: reason in the request's language, flag for a wrong title, and the title. Else
   * null.
   */
  rejected: w.optional(w.objectOrNull(v.object({ reason: w.text(), isTitleWrong: w.flag(), ...titleFields }))),
  /** Id of the orders' valid invoice, or else of their newest invoice; '' without an invoice. */
  invoiceId: w.text(),
  invoiceState: v.fallback(v.nullable(v.picklist(INVOICE_STATES)), null),
})
/** Data for requesting an invoice. */
export type InvoiceOffer = v.InferOutput<typeof offer>
export type RejectedInvoice = NonNullable<InvoiceOffer['rejected']>

/** Returns the data for requesting the invoice of an order. The path is not in the specification. */
export const invoiceOffer = get<{ orderId: string }, InvoiceOffer>('trade/buyer/v3/invoice_offers/{orderId}', {
  ...buyer,
  read: w.reader(offer),
})

/** Returns the data for requesting an invoice of item orders. The path is not in the specification. */
export const itemInvoiceOffer = get<{ itemOrderIds: string }, InvoiceOffer>('trade/buyer/v3/invoice_offers', {
  ...buyer,
  read: w.reader(offer),
})

export interface InvoiceApplication {
  /** The ticket order. If absent, the invoice covers item orders. */
  orderId?: string
  itemOrderIds?: readonly string[]
  invoiceType: InvoiceType
  titleId: string
  invoiceContentType: ContentType
  /** E-mail address for an electronic invoice; '' for other invoices. */
  email: string
  /** Delivery address for a paper invoice; '' for other invoices. */
  addressId: string
  /** Amount that the form displayed, fen; the gateway refuses a different amount. */
  invoiceAmount: number
}

/** Submits a request, which is final. The path is not in the specification. */
export const applyForInvoice = post<InvoiceApplication, InvoiceBrief>('trade/buyer/v3/invoices', {
  ...buyer,
  read: w.reader(brief),
})

const documentLink = v.object({ url: id, fileName: w.text('invoice.pdf'), expiresAt: w.moment })
export type DocumentLink = v.InferOutput<typeof documentLink>

/**
 * Returns a link to the file of an electronic invoice: a path of the gateway that is valid once. The path is not in
 * the specification.
 */
export const invoiceDocument = post<{ invoiceId: string }, DocumentLink>(
  'trade/buyer/v3/invoices/{invoiceId}/document',
  { ...buyer, read: w.reader(documentLink) },
)
