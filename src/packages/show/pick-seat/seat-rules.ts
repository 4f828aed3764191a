import type { SeatSale } from '@/api/seats'
import type { SeatRules } from '@/domain/seat/limits'

/** Facts about the buyer for the rules of a selection. */
export interface BuyerRules {
  /** Returns the tickets of the session that this buyer may still buy; null without a limit or while unknown. */
  buyerRemaining: () => number | null
  /** Required number of seats, all of one tier, which overrides the limits of an order; null for the buyer's choice. */
  exactly?: number | null
}

/** Returns the rules of a selection. @param rules those of the sale; undefined while unknown */
export const seatRules = (
  { most = null, oneTier = false, together = false, noOrphan = true }: Partial<SeatSale['rules']> = {},
  { buyerRemaining, exactly = null }: BuyerRules,
): SeatRules => {
  if (exactly !== null) return { most: exactly, oneTier: true, together, noOrphan, buyerRemaining: null }
  return { most, oneTier, together, noOrphan, buyerRemaining: buyerRemaining() }
}
