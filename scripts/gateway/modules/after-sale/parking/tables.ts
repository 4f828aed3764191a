import type { Fee, Tariff, ValidatedBy } from '../../../../../src/domain/parking/fee'
import type { PlateArea, PlateKind } from '../../../../../src/domain/plate/plate'
import type { LocalizedText } from '../../../core/localized-text'

/** A fee that is stored with a quote and a payment. */
export type StoredFee = Pick<Fee, 'gross' | 'steps' | 'reduction'>

interface StoredQuote {
  fee: StoredFee
  validated: ValidatedBy[]
}

declare module '../../../core/database/database' {
  interface Narrowed {
    parks: { name: LocalizedText; address: LocalizedText; tariff: Tariff; holidays: string[] }
    plates: { area: PlateArea; kind: PlateKind }
    plate_proofs: { kind: 'EXIT' | 'ENTRY' | 'PAPER' }
    parking_quotes: StoredQuote
    parking_payments: StoredQuote & { state: 'UNPAID' | 'PAID' | 'DUPLICATE' | 'SETTLED' | 'RETURNED' | 'CLOSED' }
    parking_attempts: { kind: 'QUESTION' | 'PLATE' }
  }
}
