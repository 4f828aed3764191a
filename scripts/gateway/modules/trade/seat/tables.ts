import type { LocalizedText } from '../../../core/localized-text'

/** A held seat: its label on the ticket, and its price in fen at that time. */
export interface HeldSeatRow {
  seat: number
  seatId: string
  seatPlanId: string
  desc: LocalizedText
  gate: LocalizedText
  price: number
}

/** The part of an order that concerns its seats. */
export interface SeatedOrder {
  order_id: string
  session_id: string
  show_id: string
  user_id: string
}

declare module '../../../core/database/database' {
  interface Narrowed {
    seat_sales: { sold: string[] }
    seat_holds: { state: 'HELD' | 'ORDERED' | 'RELEASED' | 'EXPIRED' | 'ENDED'; seats: HeldSeatRow[] }
  }
}
