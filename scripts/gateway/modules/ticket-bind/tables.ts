import type { LocalizedText } from '../../core/localized-text'

/** A code, by its digest; bound to an account once. */
export interface BindCodeTable {
  code_digest: string
  kind: 'INVITATION' | 'PARTNER'
  show_id: string
  session_id: string
  seat_plan_id: string
  /** One for each ticket. */
  seats: LocalizedText[]
  issuer: LocalizedText
  /** '' for an invitation. */
  phone_tail: string
  expires_at: number
  withdrawn: boolean
  /** null while nobody has it, and when the account that had it was erased. */
  user_id: string | null
  voucher_id: string | null
  bound_at: number | null
}

export interface BindAttemptTable {
  user_id: string
  failed: number
  /** When the first of them was tried, epoch ms. */
  since: number
}

declare module '../../core/database/database' {
  interface Database {
    bind_codes: BindCodeTable
    bind_attempts: BindAttemptTable
  }
}
