import type { Language } from '../../core/localized-text'

/** A link to a ticket's pass while it is good. */
export interface WalletLinkTable {
  token_digest: string
  user_id: string
  voucher_id: string
  ticket_id: string
  lang: Language
  expires_at: number
}

declare module '../../core/database/database' {
  interface Database {
    wallet_links: WalletLinkTable
  }
}
