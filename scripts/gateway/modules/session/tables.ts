import type { Row } from '../../core/database/database'
import type { LocalizedText } from '../../core/localized-text'

/** Seats of a tier: the same numbers in each of its rows. */
export interface SeatBlock {
  firstRow: number
  lastRow: number
  firstSeat: number
  lastSeat: number
}

/** `state`: LISTED, CANCELED or DELAY. */
export type SessionTable = Row<'sessions'>

export type SeatPlanTable = Row<'seat_plans'>

/** Units (not tickets) of a seat plan. */
export type StockTable = Row<'stocks'>

declare module '../../core/database/database' {
  interface Narrowed {
    seat_plans: {
      name: LocalizedText
      description: LocalizedText
      entrance: LocalizedText
      /** Where its tickets sit; null where seats are free or picked on a plan. */
      seat_block: SeatBlock | null
    }
  }
}
