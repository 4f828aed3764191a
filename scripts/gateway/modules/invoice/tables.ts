import type { ContentType, InvoiceState, InvoiceType, TitleType } from '../../../../src/domain/invoice/state'
import type { LocalizedText } from '../../core/localized-text'
import type { DeliveryRow } from '../order/tables'

/** Whom an invoice is made out to. '' for what was not given. */
export interface TitleFacts {
  title_type: TitleType
  title: string
  /** Cleaned (domain/invoice/taxpayer-id). */
  taxpayer_id: string
  bank_name: string
  bank_account: string
  address: string
  phone_no: string
}

export interface InvoiceTitleTable extends TitleFacts {
  title_id: string
  user_id: string
  created_at: number
  used_at: number
}

/** Why the merchant rejected an invoice; its text is `reject.<name>`. */
export const REJECT_REASONS = ['TITLE', 'TAXPAYER_ID', 'ADDRESS'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

export interface InvoiceTable extends TitleFacts {
  invoice_id: string
  order_id: string
  /** null once the account was erased. */
  user_id: string | null
  invoice_type: InvoiceType
  content_type: ContentType
  /** Fen, as on the day of the application. */
  amount: number
  /** Where an electronic one is sent to. */
  email: string
  /** Where one on paper goes. */
  delivery: DeliveryRow | null
  state: InvoiceState
  reason: RejectReason | ''
  /** null until it is issued. */
  invoice_number: string | null
  applied_at: number
  /** When it came to its present state; null while it is under review. */
  decided_at: number | null
  express: { name: LocalizedText; no: string } | null
  shipped_at: number | null
}

export interface InvoiceLinkTable {
  token_digest: string
  invoice_id: string
  expires_at: number
}

declare module '../../core/database/database' {
  interface Database {
    invoice_titles: InvoiceTitleTable
    invoices: InvoiceTable
    invoice_links: InvoiceLinkTable
  }
}
