import type { RefundRule } from '../../../../../src/domain/refund/rule'

declare module '../../../core/database/database' {
  interface Narrowed {
    privileges: {
      /** Refund rule of orders with this privilege. Null means that the show's rule applies. */
      refund_rule: RefundRule | null
    }
  }
}
