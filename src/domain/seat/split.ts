import { createHeap } from '@/lib/heap'
import type { BlockRule } from './blocks'
import type { FreeRun } from './orphans'
import type { Ranking } from './ranking'
import type { SeatHouse } from './seat-map'

/** Input of the search for a split. */
export interface SplitSearch {
  house: SeatHouse
  ranking: Ranking
  rule: BlockRule
  isWanted(row: number): boolean
  /** Returns the runs of free seats in a row that have at least `count` seats. */
  runsOf(row: number, count: number): FreeRun[]
}

/** A block in one row, and the position of its middle on the plan (cm). */
interface Part {
  start: number
  count: number
  cost: number
  x: number
  y: number
}

/** Two blocks and their combined cost in cm: the mean cost of their seats plus the distance between the blocks. */
interface Split {
  parts: readonly [Part, Part]
  cost: number
}

/** Maximum distance between the middles of the two blocks, in seat widths. */
const REACH = 3

/**
 * Returns the possible numbers of seats in the smaller block, the most even split first. In groups of four or more,
 * each block has at least two seats.
 */
const sharesOf = (count: number): number[] => {
  const least = count >= 4 ? 2 : 1
  const most = Math.floor(count / 2)
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, at) => most - at)
}

const partsOf = ({ house, rule, runsOf }: SplitSearch, row: number, count: number): Part[] => {
  const { x, y } = house.map
  const parts: Part[] = []
  for (const run of runsOf(row, count)) {
    for (let start = run.first; start <= run.end - count; start++) {
      const cost = rule.judge(run, start, count)
      const last = start + count - 1
      if (cost < Infinity) parts.push({ start, count, cost, x: (x[start] + x[last]) / 2, y: (y[start] + y[last]) / 2 })
    }
  }
  return parts
}

/** Returns the best split over two rows, or null if no two blocks are close enough. */
const splitOf = (search: SplitSearch, row: number, other: number, count: number, share: number): Split | null => {
  const reach = search.house.map.pitch * REACH
  let best: Split | null = null
  const consider = (one: Part, two: Part): void => {
    const distance = Math.sqrt((one.x - two.x) ** 2 + (one.y - two.y) ** 2)
    const cost = (one.cost * one.count + two.cost * two.count) / count + distance
    if (distance <= reach && cost < (best?.cost ?? Infinity)) best = { parts: [one, two], cost }
  }
  for (const own of new Set([share, count - share])) {
    const ones = partsOf(search, row, own)
    const twos = ones.length > 0 ? partsOf(search, other, count - own) : []
    for (const one of ones) for (const two of twos) consider(one, two)
  }
  return best
}

/**
 * Returns the rows directly before and behind a row that can share a split with it. Only rows with higher costs are
 * returned, so that each pair of rows is tried only once.
 */
const partnersOf = ({ house, ranking, isWanted }: SplitSearch, row: number): number[] => {
  const { rows } = house.map
  const best = ranking.rowBest
  return [row - 1, row + 1].filter(
    (other) =>
      rows[other]?.section === rows[row].section &&
      house.rowTier[other] === house.rowTier[row] &&
      isWanted(other) &&
      (best[other] > best[row] || (best[other] === best[row] && other > row)),
  )
}

const seatsOf = ({ parts }: Split): number[] =>
  parts.flatMap(({ start, count }) => Array.from({ length: count }, (_, at) => start + at)).sort((a, b) => a - b)

/**
 * Returns the best seats in two rows of the same section and tier, one behind the other, or null.
 *
 * The most even splits come first. Splits with the same shares are ordered by the cost of their seats and the distance
 * between the blocks. Each pair of rows provides at most one result.
 *
 * @param count total number of seats, at least two
 * @param skip number of better results to skip
 */
export const bestSplit = (search: SplitSearch, count: number, skip: number): number[] | null => {
  const { rows, rowBest } = search.ranking
  let left = skip
  for (const share of sharesOf(count)) {
    const splits = createHeap<Split>((a, b) => a.cost < b.cost)
    const takeUpTo = (bound: number): Split | null => {
      while (splits.first && splits.first.cost <= bound) {
        const split = splits.pop()
        if (split && left-- === 0) return split
      }
      return null
    }
    for (const row of rows) {
      const found = takeUpTo(rowBest[row])
      if (found) return seatsOf(found)
      if (!search.isWanted(row)) continue
      for (const other of partnersOf(search, row)) {
        const split = splitOf(search, row, other, count, share)
        if (split) splits.push(split)
      }
    }
    const found = takeUpTo(Infinity)
    if (found) return seatsOf(found)
  }
  return null
}
