/** Rules of a sale for a selection of seats. The storefront checks them in advance; the gateway's check is decisive. */
export interface SeatRules {
  /** Maximum seats in one order; null without a limit. */
  most: number | null
  /** Tickets of the session that this buyer may still buy; null without a limit or while unknown. */
  buyerRemaining: number | null
  /** True if all seats of an order must be of one price tier. */
  oneTier: boolean
  /** True if all seats of an order must be adjacent in one row. */
  together: boolean
  /**
   * True if a selection must not leave a single free seat between taken ones (an orphan), unless it cannot be avoided.
   */
  noOrphan: boolean
}

/** Reason why a selection cannot be held. Seats are indexes of the map. */
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

/** The reasons, which determine texts and error codes. */
export type SeatRefusalReason = SeatRefusal['reason']
