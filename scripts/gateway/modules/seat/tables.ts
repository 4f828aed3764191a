import type { LocalizedText } from '../../core/localized-text'

/** How a session's seats are sold; see domain/seat for the packed forms. `version` grows with every change of any seat. */
export interface SeatSaleTable {
  session_id: string
  map_id: string
  map_version: string
  row_tiers: string
  sold: string[]
  one_tier: boolean
  together: boolean
  no_orphan: boolean
  hold_seconds: number
  extensions: number
  version: number
}

/** A held seat: its label on the ticket, and its price in fen at that time. */
export interface HeldSeatRow {
  seat: number
  seatId: string
  seatPlanId: string
  desc: LocalizedText
  gate: LocalizedText
  price: number
}

/** `state`: HELD, ORDERED; RELEASED, EXPIRED, ENDED gave their seats back. */
export interface SeatHoldTable {
  hold_id: string
  session_id: string
  show_id: string
  user_id: string
  state: 'HELD' | 'ORDERED' | 'RELEASED' | 'EXPIRED' | 'ENDED'
  seats: HeldSeatRow[]
  expires_at: number
  extensions_left: number
  idempotency_key: string
  request_hash: string
  order_id: string | null
  created_at: number
}

/** An order as far as its seats go. */
export interface SeatedOrder {
  order_id: string
  session_id: string
  show_id: string
  user_id: string
}

export interface SeatTakenTable {
  session_id: string
  seat: number
  hold_id: string
}

export interface SeatChangeTable {
  session_id: string
  version: number
  seat: number
  taken: boolean
}

declare module '../../core/database/database' {
  interface Database {
    seat_sales: SeatSaleTable
    seat_holds: SeatHoldTable
    seats_taken: SeatTakenTable
    seat_changes: SeatChangeTable
  }
}
