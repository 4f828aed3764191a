import type { RefundRule } from '../../../../../src/domain/refund/rule'

declare module '../../../core/database/database' {
  interface Narrowed {
    privileges: {
      /** Of orders by it, in place of the show's; null: the show's. */
      refund_rule: RefundRule | null
    }
  }
}
