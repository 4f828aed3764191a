/** Rules of a sale for a selection of seats. The storefront checks them in advance; the gateway's check is decisive. */
export interface SeatRules {
  /** Maximum number of seats in one order; null if there is no limit. */
  most: number | null
  /**
   * Number of tickets that this buyer may still buy for the session. Null if there is no limit, or while the number is
   * unknown.
   */
  buyerRemaining: number | null
  /** True if all seats of an order must be in one price tier. */
  oneTier: boolean
  /** True if all seats of an order must be adjacent in one row. */
  together: boolean
  /**
   * True if a selection must not leave a single free seat between taken seats (an orphan), unless an orphan cannot be
   * avoided.
   */
  noOrphan: boolean
}

/** Reason why a selection cannot be held. Seats are given by their index in the map. */
export type SeatRefusal =
  | { reason: 'none' }
  | { reason: 'taken'; seats: number[] }
  | { reason: 'notOnSale'; seats: number[] }
  | { reason: 'limit'; most: number }
  | { reason: 'buyerLimit'; most: number }
  | { reason: 'tiers' }
  | { reason: 'apart' }
  /** A companion's seat was selected without the wheelchair place beside it. */
  | { reason: 'companion'; seats: number[] }
  | { reason: 'orphan'; seats: number[] }
