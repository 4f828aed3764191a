import type { LocalizedText } from '../../../core/localized-text'

/** A block of seats of a tier. Each of its rows has the same seat numbers. */
export interface SeatBlock {
  firstRow: number
  lastRow: number
  firstSeat: number
  lastSeat: number
}

declare module '../../../core/database/database' {
  interface Narrowed {
    seat_plans: {
      name: LocalizedText
      description: LocalizedText
      entrance: LocalizedText
      /** Seats that are assigned automatically. Null for free seating and for seats that are picked on a plan. */
      seat_block: SeatBlock | null
    }
  }
}
