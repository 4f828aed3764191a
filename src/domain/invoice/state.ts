/** States of an invoice (domain §4). `CANCELED` is automatic, when its order changed. */
export const INVOICE_STATES = ['APPLYING', 'REJECTED', 'SUCCESS', 'CANCELED'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** A submitted invoice never changes; a new one follows a rejected or cancelled one. */
const NEXT: Record<InvoiceState, readonly InvoiceState[]> = {
  APPLYING: ['SUCCESS', 'REJECTED', 'CANCELED'],
  SUCCESS: ['CANCELED'],
  REJECTED: [],
  CANCELED: [],
}

export const canInvoiceBecome = (from: InvoiceState, to: InvoiceState): boolean => NEXT[from].includes(to)

/** Returns true if the invoice is valid for its order, which blocks a second one. */
export const isLiveInvoice = (state: InvoiceState): boolean => canInvoiceBecome(state, 'CANCELED')

export const INVOICE_TYPES = ['VAT_E_ORDINARY', 'VAT_E_ORDINARY_PAPER'] as const
/** Electronic, or on paper (domain §3). */
export type InvoiceType = (typeof INVOICE_TYPES)[number]

export const TITLE_TYPES = ['INDIVIDUAL_OR_INSTITUTION', 'ENTERPRISE'] as const
export type TitleType = (typeof TITLE_TYPES)[number]

export const CONTENT_TYPES = ['TICKET', 'CULTURE_SERVICE'] as const
/** Content of the invoice's item (`invoiceContentType`). */
export type ContentType = (typeof CONTENT_TYPES)[number]
