import { companionsAlone } from './companions'
import { APART, type FreeRun } from './orphans'
import type { Ranking } from './ranking'
import { SEAT_KIND, type SeatHouse } from './seat-map'

/** A place for a block: the seats from `start` on, and how good they are. */
export interface Block {
  start: number
  /** Cm as in Ranking, with what is wrong with the block added. */
  cost: number
}

/** Which blocks there are: what they may be made of, and how good each is. */
export interface BlockRule {
  /** Whether a row may hold one at all. */
  mayHold(row: number): boolean
  /** Flags of SEAT_KIND that no seat of a block has. */
  without: number
  /** Cost of `count` seats of a run from `start` on; Infinity where they must not be taken. */
  judge(run: FreeRun, start: number, count: number): number
}

/** As bad as three rows further back: an orphan that cannot be avoided in this run, but perhaps in another. */
export const ORPHAN = 300

/** Blocks of seats that anybody may buy. */
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

/** What is wrong with a block for a wheelchair, in cm: a place more than needed, an ordinary seat, another's companion gone. */
const WRONG = { place: 1000, stranded: 300, ordinary: 100 }

/**
 * Blocks with a wheelchair place in them, filled up with companions' seats first. Ordinary seats beside the place are taken from
 * the end of their run, which leaves no orphan that could be avoided.
 */
export const wheelchairBlocks = (house: SeatHouse, ranking: Ranking): BlockRule => {
  const { map } = house
  const is = (seat: number, flag: number): boolean => (map.kind[seat] & flag) !== 0
  const withPlaces = new Set<number>()
  for (let seat = 0; seat < map.seatCount; seat++) if (is(seat, SEAT_KIND.wheelchair)) withPlaces.add(map.rowOf[seat])

  /** Whether a place beside the block loses its only companion to it. */
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
 * The free neighbours of a row that is on sale, run by run: from a seat to before another.
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

/** The most free neighbours that a row has. */
export const longestRun = (house: SeatHouse, row: number, without: number): number => {
  let longest = 0
  eachRun(house, row, without, (first, end) => {
    longest = Math.max(longest, end - first)
  })
  return longest
}

/** The runs of a row that are long enough for a block. */
export const runsOf = (house: SeatHouse, row: number, without: number, count: number): FreeRun[] => {
  const runs: FreeRun[] = []
  eachRun(house, row, without, (first, end) => {
    if (end - first >= count) runs.push({ first, end })
  })
  return runs
}

/** Costs this near to each other are equal: sums round. */
export const EQUAL = 1e-3

/** The best block that begins from `low` to `high`; null when none may be taken. Of equals the first. */
export const bestOf = (rule: BlockRule, run: FreeRun, count: number, low: number, high: number): Block | null => {
  let best: Block | null = null
  for (let start = low; start <= high; start++) {
    const cost = rule.judge(run, start, count)
    if (cost < (best ? best.cost - EQUAL : Infinity)) best = { start, cost }
  }
  return best
}
