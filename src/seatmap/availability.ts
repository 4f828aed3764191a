import { NO_TIER } from '@/domain/seat/seat-map'
import { isRowWanted, type Marks } from './marks'
import type { Scene } from './scene'

/** Availability of a section. A seat is available if it is for sale and matches the filter. */
export interface Availability {
  /** Number of available seats, and number of all seats in the section. */
  free: number
  count: number
  /** Tier with the most available seats; NO_TIER if no seat is available. */
  tier: number
  /** Number of available seats, by tier. */
  tiers: ReadonlyMap<number, number>
}

/** Counts the availability of one section. */
const availabilityOf = (scene: Scene, marks: Marks, section: number): Availability => {
  const { house, map } = scene
  const { count, firstRow, rowCount } = map.sections[section]
  const tiers = new Map<number, number>()
  let free = 0
  for (let row = firstRow; row < firstRow + rowCount; row += 1) {
    if (!isRowWanted(scene, marks, row)) continue
    const { first, count: seats } = map.rows[row]
    let freeInRow = 0
    for (let seat = first; seat < first + seats; seat += 1)
      if (house.taken[seat] === 0 && (marks.kinds === 0 || (map.kind[seat] & marks.kinds) !== 0)) freeInRow += 1
    free += freeInRow
    tiers.set(house.rowTier[row], (tiers.get(house.rowTier[row]) ?? 0) + freeInRow)
  }
  const [tier] = [...tiers].reduce((best, one) => (one[1] > best[1] ? one : best), [NO_TIER, 0])
  return { free, count, tier, tiers }
}

/** Returns a cache of the sections' availability. */
export const createAvailability = () => {
  const cache = new Map<number, Availability>()
  return {
    of(scene: Scene, marks: Marks, section: number): Availability {
      const availability = cache.get(section) ?? availabilityOf(scene, marks, section)
      cache.set(section, availability)
      return availability
    },
    invalidate: (section: number) => void cache.delete(section),
    invalidateAll: () => cache.clear(),
  }
}

export type AvailabilityCache = ReturnType<typeof createAvailability>
