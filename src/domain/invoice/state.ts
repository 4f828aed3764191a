/** States of an invoice (domain §4). An invoice becomes `CANCELED` automatically when its order changes. */
export const INVOICE_STATES = ['APPLYING', 'REJECTED', 'SUCCESS', 'CANCELED'] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/**
 * Allowed next states. A submitted invoice is never edited: after a rejection or cancellation, the buyer requests a
 * new invoice.
 */
const NEXT: Record<InvoiceState, readonly InvoiceState[]> = {
  APPLYING: ['SUCCESS', 'REJECTED', 'CANCELED'],
  SUCCESS: ['CANCELED'],
  REJECTED: [],
  CANCELED: [],
}

export const canInvoiceBecome = (from: InvoiceState, to: InvoiceState): boolean => NEXT[from].includes(to)

/** Returns true if the invoice is valid for its order. In this case the order cannot get a second invoice. */
export const isLiveInvoice = (state: InvoiceState): boolean => canInvoiceBecome(state, 'CANCELED')

export const INVOICE_TYPES = ['VAT_E_ORDINARY', 'VAT_E_ORDINARY_PAPER'] as const
/** Medium of an invoice: electronic or paper (domain §3). */
export type InvoiceType = (typeof INVOICE_TYPES)[number]

export const TITLE_TYPES = ['INDIVIDUAL_OR_INSTITUTION', 'ENTERPRISE'] as const
export type TitleType = (typeof TITLE_TYPES)[number]

export const CONTENT_TYPES = ['TICKET', 'CULTURE_SERVICE', 'GOODS', 'PARKING'] as const
/** Content of the item on the invoice (`invoiceContentType`). */
export type ContentType = (typeof CONTENT_TYPES)[number]

export const INVOICE_KINDS = ['TICKET', 'GOODS', 'PARKING'] as const
/** Kind of the orders that an invoice covers: one ticket order, or item orders of one kind. */
export type InvoiceKind = (typeof INVOICE_KINDS)[number]

/** Returns the contents that the buyer can choose for an invoice, the usual one first. */
export const contentTypesOf = (kind: InvoiceKind): readonly ContentType[] =>
  kind === 'TICKET' ? ['TICKET', 'CULTURE_SERVICE'] : [kind]

/** Maximum number of item orders of one invoice. */
export const MAX_INVOICED_ORDERS = 20
