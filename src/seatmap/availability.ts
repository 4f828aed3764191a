import { NO_TIER } from '@/domain/seat/seat-map'
import { isRowWanted, type Marks } from './marks'
import type { Scene } from './scene'

/** What of a section can be bought, as far as it is wanted. */
export interface Availability {
  /** Free seats of wanted tiers, and all of its seats. */
  free: number
  count: number
  /** The wanted tier with most free seats, NO_TIER when nothing is free. */
  tier: number
}

const availabilityOf = (scene: Scene, marks: Marks, section: number): Availability => {
  const { house, map } = scene
  const { count, firstRow, rowCount } = map.sections[section]
  const tiers = new Map<number, number>()
  let free = 0
  for (let row = firstRow; row < firstRow + rowCount; row += 1) {
    if (!isRowWanted(scene, marks, row)) continue
    const { first, count: seats } = map.rows[row]
    let open = 0
    for (let seat = first; seat < first + seats; seat += 1)
      if (house.taken[seat] === 0 && (marks.kinds === 0 || (map.kind[seat] & marks.kinds) !== 0)) open += 1
    free += open
    tiers.set(house.rowTier[row], (tiers.get(house.rowTier[row]) ?? 0) + open)
  }
  const [tier] = [...tiers].reduce((best, one) => (one[1] > best[1] ? one : best), [NO_TIER, 0])
  return { free, count, tier }
}

/** The availability of all sections, counted when it is first asked for after a change. */
export const createAvailability = () => {
  const known = new Map<number, Availability>()
  return {
    of(scene: Scene, marks: Marks, section: number): Availability {
      const found = known.get(section) ?? availabilityOf(scene, marks, section)
      known.set(section, found)
      return found
    },
    invalidate: (section: number) => void known.delete(section),
    invalidateAll: () => known.clear(),
  }
}

export type AvailabilityCache = ReturnType<typeof createAvailability>
