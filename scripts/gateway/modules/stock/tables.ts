import type { Generated, Selectable } from 'kysely'
import type { ReturnState } from '../../../../src/domain/ticket-return/rule'

/** A unit of an order that is offered to the waitlist of its tier. Rows of a tier change only while its stock is locked. */
export interface TicketReturnTable {
  return_id: string
  /** Grows in the order of offering. */
  sequence: Generated<number>
  order_id: string
  unit_id: string
  user_id: string
  session_id: string
  seat_plan_id: string
  voucher_id: string
  ticket_ids: string[]
  state: ReturnState
  /** Basis points. */
  fee_rate: number
  /** When the offer ends by itself, epoch ms. */
  until: number
  /** The place in line that has it now. */
  wait_id: string | null
  /** The order that is, or was, to be paid for it. */
  new_order_id: string | null
  refund_id: string | null
  offered_at: number
  closed_at: number | null
}

export type TicketReturnRow = Selectable<TicketReturnTable>

declare module '../../core/database/database' {
  interface Database {
    ticket_returns: TicketReturnTable
  }
}
