import type { ContentType, TitleType } from '../../../../../src/domain/invoice/state'
import type { LocalizedText } from '../../../core/localized-text'
import type { DeliveryRow } from '../../trade/order/tables'

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

/** Why the merchant rejected an invoice; its text is `reject.<name>`. */
export const REJECT_REASONS = ['TITLE', 'TAXPAYER_ID', 'ADDRESS'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

declare module '../../../core/database/database' {
  interface Narrowed {
    invoices: {
      title_type: TitleType
      content_type: ContentType
      /** Where one on paper goes. */
      delivery: DeliveryRow | null
      reason: RejectReason | ''
      express: { name: LocalizedText; no: string } | null
    }
  }
}
