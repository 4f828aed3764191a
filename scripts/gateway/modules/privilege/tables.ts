import type { RefundRule } from '../../../../src/domain/refund/rule'

/** A right to buy a show before its public sale, from `opens_at` on (null: at any time). */
export interface PrivilegeTable {
  privilege_id: string
  show_id: string
  min_level: number
  opens_at: number | null
  /** Who holds this tag has the right at any level; null for levels only. */
  white_tag: string | null
  /** Of orders by it, in place of the show's; null: the show's. */
  refund_rule: RefundRule | null
}

export interface PrivilegeCodeTable {
  code: string
  white_tag: string
  uses_left: number
  /** Epoch ms; null for ever. */
  expires_at: number | null
}

export interface UserTagTable {
  user_id: string
  white_tag: string
  /** The code that gave it. */
  code: string
  created_at: number
}

export interface PrivilegeAttemptTable {
  user_id: string
  failed: number
  /** When the first of them was tried, epoch ms. */
  since: number
}

declare module '../../core/database/database' {
  interface Database {
    privileges: PrivilegeTable
    privilege_codes: PrivilegeCodeTable
    user_tags: UserTagTable
    privilege_attempts: PrivilegeAttemptTable
  }
}
