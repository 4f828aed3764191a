import type { Generated } from 'kysely'
import type { LocalizedText } from '../../core/localized-text'

/** Seats of a tier: the same numbers in each of its rows. */
export interface SeatBlock {
  firstRow: number
  lastRow: number
  firstSeat: number
  lastSeat: number
}

/** `state`: LISTED, CANCELED or DELAY. */
export interface SessionTable {
  session_id: string
  show_id: string
  show_time: number
  permanent: boolean
  state: string
  /** Sold to the holders of this tag only. */
  white_tag: string | null
  sort: number
}

export interface SeatPlanTable {
  seat_plan_id: string
  session_id: string
  name: LocalizedText
  description: LocalizedText
  price: number
  sale_price: number | null
  color: string
  unit_qty: number
  entrance: LocalizedText
  wait_list: boolean
  /** Where its tickets sit; null where seats are free or picked on a plan. */
  seat_block: SeatBlock | null
  /** Years; null without a bound. */
  min_age: number | null
  max_age: number | null
  /** As above. */
  white_tag: string | null
  sort: number
}

/** Units (not tickets) of a seat plan. */
export interface StockTable {
  seat_plan_id: string
  total: number
  remaining: number
  /** How many buyers wait for it; nobody else takes from it then. */
  waiting: Generated<number>
}

declare module '../../core/database/database' {
  interface Database {
    sessions: SessionTable
    seat_plans: SeatPlanTable
    stocks: StockTable
  }
}
