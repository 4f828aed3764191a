import type { LocalizedText } from '../../../core/localized-text'

declare module '../../../core/database/database' {
  interface Narrowed {
    bind_codes: {
      /** Seat of each ticket. */
      seats: LocalizedText[]
      issuer: LocalizedText
    }
  }
}
