import { NO_TIER, type SeatHouse } from '@/domain/seat/seat-map'

/** Number of free seats in a part of the venue, and their prices. */
export interface FreePart {
  free: number
  /** Lowest and highest price of a free seat, fen; null if there are no free seats. */
  low: number | null
  high: number | null
}

export interface HouseCounts {
  sections: readonly FreePart[]
  tiers: readonly number[]
  free: number
}

/**
 * Counts the free seats of a venue, by section and by tier.
 * @param prices prices of the tiers, fen
 */
export const countHouse = ({ map, rowTier, taken }: SeatHouse, prices: readonly number[]): HouseCounts => {
  const tiers = prices.map(() => 0)
  const sections = map.sections.map((): FreePart => ({ free: 0, low: null, high: null }))
  map.rows.forEach(({ section, first, count }, row) => {
    const tier = rowTier[row]
    if (tier === NO_TIER || tier >= prices.length) return
    let free = 0
    for (let seat = first; seat < first + count; seat++) free += 1 - taken[seat]
    if (free === 0) return
    tiers[tier] += free
    const part = sections[section]
    part.free += free
    part.low = Math.min(part.low ?? Infinity, prices[tier])
    part.high = Math.max(part.high ?? 0, prices[tier])
  })
  return { sections, tiers, free: tiers.reduce((sum, each) => sum + each, 0) }
}
