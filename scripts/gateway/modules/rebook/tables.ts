import type { Row } from '../../core/database/database'
import type { RefundRule } from '../../../../src/domain/refund/rule'

/** What a buyer wants instead of tickets, held with its price. `HELD` ends by the clock, `ORDERED` has its order. Amounts in fen. */
export type RebookTable = Row<'rebooks'>

declare module '../../core/database/database' {
  interface Narrowed {
    rebooks: {
      unit_ids: string[]
      /** Refund rule of the new order; null for the rule of its show or privilege. */
      refund_rule: RefundRule | null
    }
  }
}
