import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'

/** How a session's seats are sold; see domain/seat for the packed forms. `version` grows with every change of any seat. */
export type SeatSaleTable = Row<'seat_sales'>

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
export type SeatHoldTable = Row<'seat_holds'>

/** An order as far as its seats go. */
export interface SeatedOrder {
  order_id: string
  session_id: string
  show_id: string
  user_id: string
}

export type SeatTakenTable = Row<'seats_taken'>

export type SeatChangeTable = Row<'seat_changes'>

declare module '../../core/database/database' {
  interface Narrowed {
    seat_sales: {
      sold: string[]
    }
    seat_holds: {
      state: 'HELD' | 'ORDERED' | 'RELEASED' | 'EXPIRED' | 'ENDED'
      seats: HeldSeatRow[]
    }
  }
}
