import * as v from 'valibot'
import { CONTENT_TYPES, INVOICE_STATES, INVOICE_TYPES, TITLE_TYPES } from '@/domain/invoice/state'
import type { ContentType, InvoiceType, TitleType } from '@/domain/invoice/state'
import { del, get, type NoParams, post, put } from '@/request/call'
import {
  flag,
  list,
  moment,
  momentOrNull,
  nothing,
  number,
  objectOrNull,
  oneOf,
  type Page,
  pageReader,
  price,
  reader,
  text,
  utcOffset,
  showTitle,
} from './wire'

const buyer = { auth: 'buyer', importance: 'high' } as const
const id = v.pipe(v.string(), v.nonEmpty())

/** Whom an invoice is made out to; '' for what is not given. */
const titleFields = {
  invoiceTitleType: oneOf(TITLE_TYPES, 'INDIVIDUAL_OR_INSTITUTION'),
  invoiceTitle: text(),
  taxpayerId: text(),
  bankName: text(),
  bankAccount: text(),
  address: text(),
  phoneNo: text(),
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
  read: reader(list(titleSchema)),
})

/** Path ours. */
export const createInvoiceTitle = post<InvoiceTitleDraft, InvoiceTitle>('user/buyer/v3/user/invoice_titles', {
  ...buyer,
  read: reader(titleSchema),
})

/** Invoices that were sent keep the old title. Path ours. */
export const updateInvoiceTitle = put<InvoiceTitleDraft & { titleId: string }, InvoiceTitle>(
  'user/buyer/v3/user/invoice_titles/{titleId}',
  { ...buyer, read: reader(titleSchema) },
)

/** Path ours. */
export const deleteInvoiceTitle = del<{ titleId: string }, void>('user/buyer/v3/user/invoice_titles/{titleId}', {
  ...buyer,
  read: nothing,
})

const briefFields = {
  invoiceId: id,
  orderId: text(),
  orderNumber: text(),
  showName: showTitle(),
  utcOffset,
  invoiceState: oneOf(INVOICE_STATES, 'APPLYING'),
  invoiceType: oneOf(INVOICE_TYPES, 'VAT_E_ORDINARY'),
  invoiceTitleType: titleFields.invoiceTitleType,
  invoiceTitle: text(),
  /** Fen. */
  invoiceAmount: price,
  applyTime: moment,
}
const brief = v.object(briefFields)
/** An invoice in a list (domain §3). */
export type InvoiceBrief = v.InferOutput<typeof brief>

/** Invoices of the account, the newest first. Path ours. */
export const invoices = get<{ offset: number; length: number }, Page<InvoiceBrief>>('trade/buyer/v3/invoices', {
  ...buyer,
  read: pageReader(brief),
})

const invoiceSchema = v.object({
  ...briefFields,
  ...titleFields,
  invoiceContentType: oneOf(CONTENT_TYPES, 'TICKET'),
  /** Where an electronic one is sent to. */
  email: text(),
  /** Why it was rejected, in the request's language. */
  reason: text(),
  /** When it came to its state; null while it is under review. */
  decideTime: momentOrNull,
  /** '' until it is issued. */
  invoiceNumber: text(),
  /** Where one on paper goes, and its parcel: number '' until it is sent. */
  delivery: objectOrNull(
    v.object({
      recipient: text(),
      cellphone: text(),
      address: text(),
      expressName: text(),
      expressNo: text(),
      shipTime: momentOrNull,
    }),
  ),
  /** There is a file to open. */
  hasDocument: flag(),
  /** A new one can be asked for in its place. */
  canApply: flag(),
})
export type Invoice = v.InferOutput<typeof invoiceSchema>

/** One invoice of the account. Path ours. */
export const invoiceDetail = get<{ invoiceId: string }, Invoice>('trade/buyer/v3/invoices/{invoiceId}', {
  ...buyer,
  read: reader(invoiceSchema),
})

const offer = v.object({
  orderId: id,
  orderNumber: text(),
  showName: showTitle(),
  showTime: momentOrNull,
  utcOffset,
  isPermanent: flag(),
  qty: number(),
  /** What was paid in money and not returned, fen. */
  invoiceAmount: price,
  /** Until when an invoice can be asked for, epoch ms. */
  until: moment,
  /** Why the order gets none now, in the request's language; '' when it does. */
  obstacle: text(),
  invoiceTypes: list(v.picklist(INVOICE_TYPES)),
  invoiceContentTypes: list(v.picklist(CONTENT_TYPES)),
  /** Of the account. */
  email: text(),
  /** The invoice that stands, else the newest; '' for none. */
  invoiceId: text(),
  invoiceState: v.fallback(v.nullable(v.picklist(INVOICE_STATES)), null),
})
/** What an order can be invoiced for. */
export type InvoiceOffer = v.InferOutput<typeof offer>

/** Path ours. */
export const invoiceOffer = get<{ orderId: string }, InvoiceOffer>('trade/buyer/v3/invoice_offers/{orderId}', {
  ...buyer,
  read: reader(offer),
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
  read: reader(brief),
})

const documentLink = v.object({ url: id, fileName: text('invoice.pdf'), expiresAt: moment })
export type DocumentLink = v.InferOutput<typeof documentLink>

/** A link to the file of an issued electronic invoice: a path of the gateway, good once, for minutes. Path ours. */
export const invoiceDocument = post<{ invoiceId: string }, DocumentLink>(
  'trade/buyer/v3/invoices/{invoiceId}/document',
  { ...buyer, read: reader(documentLink) },
)
