import { companionsAlone } from './companions'
import { APART, type FreeRun } from './orphans'
import type { Ranking } from './ranking'
import { SEAT_KIND, type SeatHouse } from './seat-map'

/** A block of adjacent seats: its first seat and its cost. */
export interface Block {
  start: number
  /** Cost in cm as in `Ranking`, including the penalties of the block. */
  cost: number
}

/** Rule that determines which seats may form a block, and what the block costs. */
export interface BlockRule {
  /** Returns true if a row can contain a block. */
  mayHold(row: number): boolean
  /** Flags of `SEAT_KIND` that exclude a seat from a block. */
  without: number
  /**
   * Returns the cost of a block of `count` seats from `start` in a run. Returns Infinity if the block is not allowed.
   */
  judge(run: FreeRun, start: number, count: number): number
}

/**
 * Penalty in cm for an orphan that this run cannot avoid, because another run might avoid it. Equals the cost of a
 * block three rows further back.
 */
export const ORPHAN = 300

/** Creates the rule for blocks of adjacent seats on general sale. */
export const ordinaryBlocks = (ranking: Ranking): BlockRule => ({
  mayHold: () => true,
  without: APART,
  judge: ({ first, end }, start, count) => {
    const left = start - first
    const right = end - start - count
    const cost = ranking.mean(start, count)
    if (left + right === 1) return cost + ORPHAN
    return left === 1 || right === 1 ? Infinity : cost
  },
})

/**
 * Penalties of a wheelchair block, in cm.
 * - `place`: each wheelchair place after the first.
 * - `stranded`: a companion's seat that belongs to another wheelchair place.
 * - `ordinary`: a seat on general sale.
 */
const WRONG = { place: 1000, stranded: 300, ordinary: 100 }

/**
 * Creates the rule for blocks that contain a wheelchair place. The other seats of a block are companions' seats if
 * possible, otherwise ordinary seats. Ordinary seats are used from the end of their run, so that the block leaves no
 * avoidable orphan.
 */
export const wheelchairBlocks = (house: SeatHouse, ranking: Ranking): BlockRule => {
  const { map } = house
  const is = (seat: number, flag: number): boolean => (map.kind[seat] & flag) !== 0
  const withPlaces = new Set<number>()
  for (let seat = 0; seat < map.seatCount; seat++) if (is(seat, SEAT_KIND.wheelchair)) withPlaces.add(map.rowOf[seat])

  /**
   * Returns 1 if the block includes the only companion's seat of a wheelchair place that is next to the block;
   * otherwise 0.
   */
  const stranded = ({ first, end }: FreeRun, place: number, edge: number): number => {
    if (place < first || place >= end || !is(place, SEAT_KIND.wheelchair) || !is(edge, SEAT_KIND.companion)) return 0
    const other = 2 * place - edge
    return other >= first && other < end && is(other, SEAT_KIND.companion) ? 0 : 1
  }

  return {
    mayHold: (row) => withPlaces.has(row),
    without: 0,
    judge: (run, start, count) => {
      const seats = Array.from({ length: count }, (_, at) => start + at)
      const wheelchairSpaces = seats.filter((seat) => is(seat, SEAT_KIND.wheelchair)).length
      if (wheelchairSpaces === 0) return Infinity
      if (companionsAlone(house, seats).length > 0) return Infinity
      const ordinary = seats.filter((seat) => !is(seat, APART)).length
      const last = start + count - 1
      const alone = stranded(run, start - 1, start) + stranded(run, last + 1, last)
      const wrong = (wheelchairSpaces - 1) * WRONG.place + alone * WRONG.stranded + ordinary * WRONG.ordinary
      return ranking.mean(start, count) + wrong
    },
  }
}

/**
 * Calls `visit` for each run of adjacent free seats in a row, with its first seat and the seat after its last one.
 * @param without flags of SEAT_KIND that end a run
 */
const eachRun = (
  { map: { kind, rows }, taken }: SeatHouse,
  row: number,
  without: number,
  visit: (first: number, end: number) => void,
): void => {
  const { first, count } = rows[row]
  const end = first + count
  let start = first
  for (let seat = first; seat < end; seat++) {
    const free = taken[seat] === 0 && (kind[seat] & without) === 0
    if (free && (kind[seat] & SEAT_KIND.aisleBefore) === 0) continue
    if (seat > start) visit(start, seat)
    start = free ? seat : seat + 1
  }
  if (end > start) visit(start, end)
}

/** Returns the length of the longest run of free seats in a row. */
export const longestRun = (house: SeatHouse, row: number, without: number): number => {
  let longest = 0
  eachRun(house, row, without, (first, end) => {
    longest = Math.max(longest, end - first)
  })
  return longest
}

/** Returns the runs of free seats in a row that are long enough for a block. */
export const runsOf = (house: SeatHouse, row: number, without: number, count: number): FreeRun[] => {
  const runs: FreeRun[] = []
  eachRun(house, row, without, (first, end) => {
    if (end - first >= count) runs.push({ first, end })
  })
  return runs
}

/** Costs are considered equal if their difference is smaller than this value, because sums have rounding errors. */
export const EQUAL = 1e-3

/**
 * Returns the best block that starts at a seat from `low` to `high`. If several are equally good, returns the first
 * one. Returns null if no block is allowed.
 */
export const bestOf = (rule: BlockRule, run: FreeRun, count: number, low: number, high: number): Block | null => {
  let best: Block | null = null
  for (let start = low; start <= high; start++) {
    const cost = rule.judge(run, start, count)
    if (cost < (best ? best.cost - EQUAL : Infinity)) best = { start, cost }
  }
  return best
}
