import type { Row } from '../../core/database/database'
import type { Language } from '../../core/localized-text'

/** A link to a ticket's pass while it is good. */
export type WalletLinkTable = Row<'wallet_links'>

declare module '../../core/database/database' {
  interface Narrowed {
    wallet_links: {
      lang: Language
    }
  }
}
