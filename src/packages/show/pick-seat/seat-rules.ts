import type { SeatSale } from '@/api/seats'
import type { SeatRules } from '@/domain/seat/limits'

/** Data about the buyer that the rules of a selection depend on. */
export interface BuyerRules {
  /**
   * Returns the number of tickets that this buyer may still buy for the session. Returns null if there is no limit, or
   * while the number is unknown.
   */
  buyerRemaining: () => number | null
  /**
   * Required number of seats, which must all be in one tier. This number overrides the limits of an order. Null if the
   * buyer chooses the number.
   */
  exactly?: number | null
}

/** Returns the rules of a selection from those of the sale, which are undefined while they load. */
export const seatRules = (
  { most = null, oneTier = false, together = false, noOrphan = true }: Partial<SeatSale['rules']> = {},
  { buyerRemaining, exactly = null }: BuyerRules,
): SeatRules => {
  if (exactly !== null) return { most: exactly, oneTier: true, together, noOrphan, buyerRemaining: null }
  return { most, oneTier, together, noOrphan, buyerRemaining: buyerRemaining() }
}
