import type { LocalizedText } from '../../core/localized-text'
import type { RefundKind } from '../../../../src/domain/refund/state'

/** `state`: VALID, USED, REFUNDED, GIVEN once all its tickets are somebody else's; EXPIRED follows from the session's time. */
export interface VoucherTable {
  voucher_id: string
  /** null for tickets that were not bought here (modules/ticket-bind). */
  order_id: string | null
  user_id: string
  show_id: string
  session_id: string
  state: string
  code_from: number | null
  /** What its paper tickets are collected with; null for tickets that are not paper. */
  pickup_code: string | null
  created_at: number
}

export interface TicketTable {
  ticket_id: string
  voucher_id: string
  seat_plan_id: string
  seat_desc: LocalizedText
  /** The door of a picked seat's section; null for that of its tier. */
  entrance: LocalizedText | null
  audience_name: string
  state: string
  /** The kind of the refund that ended it (modules/refund). */
  ended_by: RefundKind | null
  code_key: string
  sort: number
}

/** The key of a ticket's changing code on one device: a login. At most one of a ticket has not ended. */
export interface TicketKeyTable {
  key_id: string
  ticket_id: string
  session_id: string
  /** 32 bytes in base64url. Never logged. */
  secret: string
  issued_at: number
  ended_at: number | null
}

/** Seats of a numbered tier that were given out. */
export interface SeatCounterTable {
  seat_plan_id: string
  issued: number
}

declare module '../../core/database/database' {
  interface Database {
    vouchers: VoucherTable
    tickets: TicketTable
    ticket_keys: TicketKeyTable
    seat_counters: SeatCounterTable
  }
}
