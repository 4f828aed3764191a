import type { RefundRule } from '../../../../../src/domain/refund/rule'

declare module '../../../core/database/database' {
  interface Narrowed {
    privileges: {
      /** Rule for orders by this privilege; null for the show's rule. */
      refund_rule: RefundRule | null
    }
  }
}
