import type { LocalizedText } from '../../../core/localized-text'

/** Seats of a tier: the same numbers in each of its rows. */
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
