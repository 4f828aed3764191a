import type { ContentType, TitleType } from '../../../../../src/domain/invoice/state'
import type { LocalizedText } from '../../../core/localized-text'
import type { DeliveryRow } from '../../base/address/delivery-service'

/** The recipient of an invoice; '' for missing fields. */
export interface TitleFacts {
  title_type: TitleType
  title: string
  /** Normalized form (domain/invoice/taxpayer-id). */
  taxpayer_id: string
  bank_name: string
  bank_account: string
  address: string
  phone_no: string
}

/** Reasons of a rejection by the merchant. Their texts are `reject.<name>`. */
export const REJECT_REASONS = ['TITLE', 'TAXPAYER_ID', 'ADDRESS'] as const
export type RejectReason = (typeof REJECT_REASONS)[number]

declare module '../../../core/database/database' {
  interface Narrowed {
    invoices: {
      title_type: TitleType
      content_type: ContentType
      /** Delivery address of a paper invoice. */
      delivery: DeliveryRow | null
      reason: RejectReason | ''
      express: { name: LocalizedText; no: string } | null
    }
  }
}
