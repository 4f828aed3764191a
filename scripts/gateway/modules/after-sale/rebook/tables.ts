import type { RefundRule } from '../../../../../src/domain/refund/rule'

declare module '../../../core/database/database' {
  interface Narrowed {
    rebooks: {
      unit_ids: string[]
      /** Refund rule of the new order; null for the rule of its show or privilege. */
      refund_rule: RefundRule | null
    }
  }
}
