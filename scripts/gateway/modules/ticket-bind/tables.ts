import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'

/** A code, by its digest; bound to an account once. */
export type BindCodeTable = Row<'bind_codes'>

export type BindAttemptTable = Row<'bind_attempts'>

declare module '../../core/database/database' {
  interface Narrowed {
    bind_codes: {
      /** One for each ticket. */
      seats: LocalizedText[]
      issuer: LocalizedText
    }
  }
}
