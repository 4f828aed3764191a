import { createHeap } from '@/lib/heap'
import { bestOf, type Block, type BlockRule, longestRun, ordinaryBlocks, runsOf, wheelchairBlocks } from './blocks'
import type { FreeRun } from './orphans'
import { type Ranking, stageRanking } from './ranking'
import { NO_TIER, SEAT_KIND, type SeatHouse } from './seat-map'
import { bestSplit } from './split'

/** Requirements of a buyer. The seats of a block are adjacent seats of one row, and therefore of one tier. */
export interface BestQuery {
  count: number
  /** For each tier index, true if the tier is accepted. Absent to accept all tiers. */
  tiers?: readonly boolean[]
  /** Index of the section, if only one is accepted. */
  section?: number
  /** Maximum price of a seat, fen. */
  maxPrice?: number
  /** Flags of SEAT_KIND. `wheelchair` requests a wheelchair place with companions' seats. Other flags are ignored. */
  kinds?: number
}

export interface BestSeats {
  /**
   * Returns the seats of the best free block, from left to right, or null. The block never leaves an orphan that the
   * gateway would refuse. It contains a seat with a restricted view only if no other block is available.
   * @param skip number of better blocks to skip. Different numbers give blocks without common seats. Above 100, returns
   * null.
   */
  find(query: BestQuery, skip?: number): number[] | null
  /**
   * Returns seats in two rows, one behind the other (see bestSplit), for a query that no single row fulfills. Returns
   * null if all seats must be adjacent, or if the query includes a wheelchair.
   */
  findSplit(query: BestQuery, skip?: number): number[] | null
  /** Updates the search after the value of `house.taken` changed for these seats. */
  update(changed: Iterable<number>): void
}

/** Maximum number of blocks that can be skipped. */
const MAX_SKIPPED = 100

/** A block, and the range of seats at which a block can start in the same run of free seats. */
interface Candidate extends Block {
  run: FreeRun
  low: number
  high: number
}

const UNKNOWN = 0xffffffff

/**
 * Creates a search for the best seats.
 * @param ranking cost of seats; by default their distance to the middle of the stage
 */
export const createBestSeats = (
  house: SeatHouse,
  priceOf: (tier: number) => number,
  ranking: Ranking = stageRanking(house.map),
): BestSeats => {
  const { map } = house
  const ordinary = ordinaryBlocks(ranking)
  let wheelchair: BlockRule | null = null
  /** Maximum number of adjacent ordinary free seats in each row. */
  const longest = new Uint32Array(map.rows.length).fill(UNKNOWN)

  const rowFilter = ({ tiers, section, maxPrice = Infinity }: BestQuery): ((row: number) => boolean) => {
    const known = new Map<number, boolean>()
    const tierWanted = (tier: number): boolean => {
      const before = known.get(tier)
      if (before !== undefined) return before
      const now = tier !== NO_TIER && (!tiers || tiers[tier] === true) && priceOf(tier) <= maxPrice
      known.set(tier, now)
      return now
    }
    return (row) => (section === undefined || map.rows[row].section === section) && tierWanted(house.rowTier[row])
  }

  const runsFor = (rule: BlockRule, row: number, count: number): FreeRun[] => {
    if (rule === ordinary) {
      if (longest[row] === UNKNOWN) longest[row] = longestRun(house, row, ordinary.without)
      if (longest[row] < count) return []
    }
    return rule.mayHold(row) ? runsOf(house, row, rule.without, count) : []
  }

  const find = (query: BestQuery, skip = 0): number[] | null => {
    const { count, kinds = 0 } = query
    if (!isCount(count) || skip > MAX_SKIPPED) return null
    const rule = kinds & SEAT_KIND.wheelchair ? (wheelchair ??= wheelchairBlocks(house, ranking)) : ordinary
    const isWanted = rowFilter(query)
    const candidates = createHeap<Candidate>((a, b) => a.cost < b.cost || (a.cost === b.cost && a.start < b.start))
    let left = skip

    const consider = (run: FreeRun, low: number, high: number): void => {
      const block = bestOf(rule, run, count, low, high)
      if (block) candidates.push({ ...block, run, low, high })
    }

    /**
     * Removes the cheapest candidates up to a cost of `bound`; no later row contains a cheaper block. Skips the
     * requested number of blocks and returns the next candidate. After each skipped block, searches the rest of its
     * run on both sides.
     */
    const takeUpTo = (bound: number): Candidate | null => {
      for (let first = candidates.first; first && first.cost <= bound; first = candidates.first) {
        candidates.pop()
        if (left-- === 0) return first
        consider(first.run, first.low, first.start - count)
        consider(first.run, first.start + count, first.high)
      }
      return null
    }

    for (const row of ranking.rows) {
      const found = takeUpTo(ranking.rowBest[row])
      if (found) return seatsFrom(found.start, count)
      if (!isWanted(row)) continue
      for (const run of runsFor(rule, row, count)) consider(run, run.first, run.end - count)
    }
    const found = takeUpTo(Infinity)
    return found && seatsFrom(found.start, count)
  }

  return {
    find,
    findSplit: (query, skip = 0) => {
      if (!isCount(query.count) || skip > MAX_SKIPPED) return null
      const isWanted = rowFilter(query)
      const runs = (row: number, count: number) => runsFor(ordinary, row, count)
      return bestSplit({ house, ranking, rule: ordinary, isWanted, runsOf: runs }, query.count, skip)
    },
    update: (changed) => {
      for (const seat of changed) longest[map.rowOf[seat]] = UNKNOWN
    },
  }
}

const isCount = (count: number): boolean => Number.isInteger(count) && count > 0

const seatsFrom = (start: number, count: number): number[] => Array.from({ length: count }, (_, at) => start + at)
