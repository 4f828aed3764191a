import type { Row } from '../../core/database/database'
import type { RefundRule } from '../../../../src/domain/refund/rule'

/** A right to buy a show before its public sale, from `opens_at` on (null: at any time). */
export type PrivilegeTable = Row<'privileges'>

export type PrivilegeCodeTable = Row<'privilege_codes'>

export type UserTagTable = Row<'user_tags'>

export type PrivilegeAttemptTable = Row<'privilege_attempts'>

declare module '../../core/database/database' {
  interface Narrowed {
    privileges: {
      /** Of orders by it, in place of the show's; null: the show's. */
      refund_rule: RefundRule | null
    }
  }
}
