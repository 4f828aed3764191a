import type { RefundRule } from '../../../../src/domain/refund/rule'

/** What a buyer wants instead of tickets, held with its price. `HELD` ends by the clock, `ORDERED` has its order. Amounts in fen. */
export interface RebookTable {
  rebook_id: string
  order_id: string
  user_id: string
  unit_ids: string[]
  session_id: string
  seat_plan_id: string
  /** Units of the tier. */
  quantity: number
  /** Its seats, where the show has a plan of them. */
  hold_id: string | null
  state: 'HELD' | 'ORDERED' | 'RELEASED' | 'EXPIRED'
  paid: number
  granted: number
  price: number
  carried: number
  moved: number
  due: number
  /** What the merchant keeps of a difference. */
  fee: number
  back: number
  expires_at: number
  /** Refund rule of the new order; null for the rule of its show or privilege. */
  refund_rule: RefundRule | null
  new_order_id: string | null
  created_at: number
}

declare module '../../core/database/database' {
  interface Database {
    rebooks: RebookTable
  }
}
