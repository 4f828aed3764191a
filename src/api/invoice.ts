import * as v from 'valibot'
import { CONTENT_TYPES, INVOICE_STATES, INVOICE_TYPES, TITLE_TYPES } from '@/domain/invoice/state'
import type { ContentType, InvoiceType, TitleType } from '@/domain/invoice/state'
import { del, get, type NoParams, post, put } from '@/request/call'
import { parcel } from './order-unit'
import * as w from './wire'

const buyer = { auth: 'buyer', importance: 'high' } as const
const id = v.pipe(v.string(), v.nonEmpty())

/** Whom an invoice is made out to; '' for what is not given. */
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
/** A title that the account keeps. */
export type InvoiceTitle = v.InferOutput<typeof titleSchema>

/** The account's titles, the one used last first. Path ours. */
export const invoiceTitles = get<NoParams, InvoiceTitle[]>('user/buyer/v3/user/invoice_titles', {
  ...buyer,
  read: w.reader(w.list(titleSchema)),
})

/** Path ours. */
export const createInvoiceTitle = post<InvoiceTitleDraft, InvoiceTitle>('user/buyer/v3/user/invoice_titles', {
  ...buyer,
  read: w.reader(titleSchema),
})

/** Invoices that were sent keep the old title. Path ours. */
export const updateInvoiceTitle = put<InvoiceTitleDraft & { titleId: string }, InvoiceTitle>(
  'user/buyer/v3/user/invoice_titles/{titleId}',
  { ...buyer, read: w.reader(titleSchema) },
)

/** Path ours. */
export const deleteInvoiceTitle = del<{ titleId: string }, void>('user/buyer/v3/user/invoice_titles/{titleId}', {
  ...buyer,
  read: w.nothing,
})

const briefFields = {
  invoiceId: id,
  orderId: w.text(),
  orderNumber: w.text(),
  showName: w.showTitle(),
  utcOffset: w.utcOffset,
  invoiceState: w.oneOf(INVOICE_STATES, 'APPLYING'),
  invoiceType: w.oneOf(INVOICE_TYPES, 'VAT_E_ORDINARY'),
  invoiceTitleType: titleFields.invoiceTitleType,
  invoiceTitle: w.text(),
  /** Fen. */
  invoiceAmount: w.price,
  applyTime: w.moment,
}
const brief = v.object(briefFields)
/** An invoice in a list (domain §3). */
export type InvoiceBrief = v.InferOutput<typeof brief>

/** Invoices of the account, the newest first. Path ours. */
export const invoices = get<{ offset: number; length: number }, w.Page<InvoiceBrief>>('trade/buyer/v3/invoices', {
  ...buyer,
  read: w.pageReader(brief),
})

const invoiceSchema = v.object({
  ...briefFields,
  ...titleFields,
  invoiceContentType: w.oneOf(CONTENT_TYPES, 'TICKET'),
  /** Where an electronic one is sent to. */
  email: w.text(),
  /** Why it was rejected, in the request's language. */
  reason: w.text(),
  /** When it came to its state; null while it is under review. */
  decideTime: w.momentOrNull,
  /** '' until it is issued. */
  invoiceNumber: w.text(),
  /** Where one on paper goes, and its parcel: number '' until it is sent. */
  delivery: w.objectOrNull(
    v.object({
      ...parcel,
      shipTime: w.momentOrNull,
    }),
  ),
  /** There is a file to open. */
  hasDocument: w.flag(),
  /** A new one can be asked for in its place. */
  canApply: w.flag(),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** One invoice of the account. Path ours. */
export const invoiceDetail = get<{ invoiceId: string }, Invoice>('trade/buyer/v3/invoices/{invoiceId}', {
  ...buyer,
  read: w.reader(invoiceSchema),
})

const offer = v.object({
  orderId: id,
  orderNumber: w.text(),
  showName: w.showTitle(),
  showTime: w.momentOrNull,
  utcOffset: w.utcOffset,
  isPermanent: w.flag(),
  qty: w.number(),
  /** What was paid in money and not returned, fen. */
  invoiceAmount: w.price,
  /** Parts of the amount, fen: fees that the merchant retained, and money of the order before a rebooking. */
  fee: w.optional(w.price),
  movedIn: w.optional(w.price),
  /** Until when an invoice can be asked for, epoch ms. */
  until: w.moment,
  /** Why the order gets none now, in the request's language; '' when it does. */
  obstacle: w.text(),
  invoiceTypes: w.list(v.picklist(INVOICE_TYPES)),
  invoiceContentTypes: w.list(v.picklist(CONTENT_TYPES)),
  /** Of the last request for this order, else of the account. */
  email: w.text(),
  /** The last request, where it was rejected: why, in the request's language, whether its title was wrong, and that title. */
  rejected: w.optional(w.objectOrNull(v.object({ reason: w.text(), isTitleWrong: w.flag(), ...titleFields }))),
  /** The invoice that stands, else the newest; '' for none. */
  invoiceId: w.text(),
  invoiceState: v.fallback(v.nullable(v.picklist(INVOICE_STATES)), null),
})
/** What an order can be invoiced for. */
export type InvoiceOffer = v.InferOutput<typeof offer>
export type RejectedInvoice = NonNullable<InvoiceOffer['rejected']>

/** Path ours. */
export const invoiceOffer = get<{ orderId: string }, InvoiceOffer>('trade/buyer/v3/invoice_offers/{orderId}', {
  ...buyer,
  read: w.reader(offer),
})

export interface InvoiceApplication {
  orderId: string
  invoiceType: InvoiceType
  titleId: string
  invoiceContentType: ContentType
  /** Of an electronic one; else ''. */
  email: string
  /** Of one on paper; else ''. */
  addressId: string
  /** As it was shown, fen: another one is refused. */
  invoiceAmount: number
}

/** Sends an application, which nothing changes any more. Path ours. */
export const applyForInvoice = post<InvoiceApplication, InvoiceBrief>('trade/buyer/v3/invoices', {
  ...buyer,
  read: w.reader(brief),
})

const documentLink = v.object({ url: id, fileName: w.text('invoice.pdf'), expiresAt: w.moment })
export type DocumentLink = v.InferOutput<typeof documentLink>

/** A link to the file of an issued electronic invoice: a path of the gateway, good once, for minutes. Path ours. */
export const invoiceDocument = post<{ invoiceId: string }, DocumentLink>(
  'trade/buyer/v3/invoices/{invoiceId}/document',
  { ...buyer, read: w.reader(documentLink) },
)
