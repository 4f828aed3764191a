import type { Generated } from 'kysely'
import type { WaitState } from '../../../../src/domain/waitlist'

export interface WaitTable {
  wait_id: string
  /** Grows in the order of joining: the lower, the earlier. */
  sequence: Generated<number>
  user_id: string
  show_id: string
  session_id: string
  seat_plan_id: string
  /** Units wanted. */
  quantity: number
  state: WaitState
  /** Units offered; 0 before the offer. */
  offered: Generated<number>
  /** Of these, tickets of other buyers (modules/ticket-return): they are out of no stock. */
  returned: Generated<number>
  offer_until: number | null
  order_id: string | null
  joined_at: number
  changed_at: number
}

declare module '../../core/database/database' {
  interface Database {
    waits: WaitTable
  }
}
