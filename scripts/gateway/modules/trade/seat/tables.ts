import type { LocalizedText } from '../../../core/localized-text'

/** A held seat with its label for the ticket, and its price in fen when it was held. */
export interface HeldSeatRow {
  seat: number
  seatId: string
  seatPlanId: string
  desc: LocalizedText
  gate: LocalizedText
  price: number
}

/** Fields of an order that are needed to assign its seats. */
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
