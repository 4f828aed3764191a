/** The rules of a sale for a selection of seats (the gateway decides; the storefront checks beforehand). */
export interface SeatRules {
  /** Maximum seats in one order; null without a limit. */
  most: number | null
  /** Tickets of the session that this buyer may still buy; null without a limit or while unknown. */
  buyerRemaining: number | null
  /** True if all seats of an order must be of one price tier. */
  oneTier: boolean
  /** True if all seats of an order must be adjacent in one row. */
  together: boolean
  /** True if no single free seat may be left between taken ones, unless it cannot be avoided. */
  noOrphan: boolean
}

/** Why a selection cannot be held; seats are indexes of the map. */
export type SeatRefusal =
  | { reason: 'none' }
  | { reason: 'taken'; seats: number[] }
  | { reason: 'notOnSale'; seats: number[] }
  | { reason: 'limit'; most: number }
  | { reason: 'buyerLimit'; most: number }
  | { reason: 'tiers' }
  | { reason: 'apart' }
  /** A companion's seat without the wheelchair place beside it. */
  | { reason: 'companion'; seats: number[] }
  | { reason: 'orphan'; seats: number[] }
