import { createHeap } from '@/lib/heap'
import type { BlockRule } from './blocks'
import type { FreeRun } from './orphans'
import type { Ranking } from './ranking'
import type { SeatHouse } from './seat-map'

/** Where a split is looked for. */
export interface SplitSearch {
  house: SeatHouse
  ranking: Ranking
  rule: BlockRule
  isWanted(row: number): boolean
  /** Those that are long enough. */
  runsOf(row: number, count: number): FreeRun[]
}

/** A block of one row, and the middle of it on the plan. */
interface Part {
  start: number
  count: number
  cost: number
  x: number
  y: number
}

/** Two parts, and how good they are together: the mean of their seats' costs and the way from one to the other, cm. */
interface Split {
  parts: readonly [Part, Part]
  cost: number
}

/** Two parts belong together when their middles are at most so many seats' widths apart. */
const REACH = 3

/** Seats per row: as even as possible, then less so; of four or more nobody sits alone. */
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

/** The best split of two rows; null when none has its parts near each other. */
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

/** The rows before and behind a row that may share a split with it, and whose best seat is not better than its own. */
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
 * The best way to seat people in two rows of one section and one tier, one behind the other: first as evenly as any two rows
 * allow, then near the stage's middle and near each other. One for each two rows; null when there is none left.
 *
 * @param count seats in all, two at least
 * @param skip how many better ones to pass over
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
