import { companionsAlone } from './companions'
import { avoidableOrphansOf, type FreeRun, isFree } from './orphans'
import type { Ranking } from './ranking'
import { areNeighbours, NO_TIER, SEAT_KIND, type SeatHouse, tierOf } from './seat-map'

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
  fits(seat: number): boolean
  /** Cost of `count` seats of a run from `start` on; Infinity where they must not be taken. */
  judge(run: FreeRun, start: number, count: number): number
}

/** As bad as three rows further back: an orphan that cannot be avoided in this run, but perhaps in another. */
const ORPHAN = 300

/** Worse than any way in any hall: only when there is nothing else. */
const RESTRICTED = 1e7

const meanCost = ({ sums, restricted }: Ranking, start: number, count: number): number =>
  (sums[start + count] - sums[start]) / count + (restricted[start + count] - restricted[start]) * RESTRICTED

/** Blocks of seats that anybody may buy. */
export const ordinaryBlocks = (house: SeatHouse, ranking: Ranking): BlockRule => ({
  mayHold: () => true,
  fits: (seat) => isFree(house, seat),
  judge: ({ first, end }, start, count) => {
    const left = start - first
    const right = end - start - count
    const cost = meanCost(ranking, start, count)
    if (left + right === 1) return cost + ORPHAN
    return left === 1 || right === 1 ? Infinity : cost
  },
})

/** What is wrong with a block for a wheelchair, in cm: a place more than needed, an ordinary seat, another's companion gone. */
const WRONG = { place: 1000, stranded: 300, ordinary: 100 }

/** Blocks with a wheelchair place in them, filled up with companions' seats first. */
export const wheelchairBlocks = (house: SeatHouse, ranking: Ranking): BlockRule => {
  const { map } = house
  const is = (seat: number, flag: number): boolean => (map.kind[seat] & flag) !== 0
  const fits = (seat: number): boolean => house.taken[seat] === 0 && tierOf(house, seat) !== NO_TIER

  /** Whether a place beside the block loses its only companion to it. */
  const stranded = ({ first, end }: FreeRun, place: number, edge: number): number => {
    if (place < first || place >= end || !is(place, SEAT_KIND.wheelchair) || !is(edge, SEAT_KIND.companion)) return 0
    const other = 2 * place - edge
    return other >= first && other < end && is(other, SEAT_KIND.companion) ? 0 : 1
  }

  return {
    mayHold: (row) => {
      const { first, count } = map.rows[row]
      for (let seat = first; seat < first + count; seat++) if (is(seat, SEAT_KIND.wheelchair)) return true
      return false
    },
    fits,
    judge: (run, start, count) => {
      const seats = Array.from({ length: count }, (_, at) => start + at)
      const places = seats.filter((seat) => is(seat, SEAT_KIND.wheelchair)).length
      if (places === 0) return Infinity
      if (companionsAlone(house, seats).length > 0 || avoidableOrphansOf(house, seats).length > 0) return Infinity
      const ordinary = seats.filter((seat) => !is(seat, SEAT_KIND.wheelchair | SEAT_KIND.companion)).length
      const last = start + count - 1
      const alone = stranded(run, start - 1, start) + stranded(run, last + 1, last)
      const wrong = (places - 1) * WRONG.place + alone * WRONG.stranded + ordinary * WRONG.ordinary
      return meanCost(ranking, start, count) + wrong
    },
  }
}

/** The runs of a row in which a block may stand: neighbours that fit, as many as there are. */
export const runsOf = (house: SeatHouse, row: number, fits: BlockRule['fits']): FreeRun[] => {
  const { first, count } = house.map.rows[row]
  const runs: FreeRun[] = []
  let start = -1
  for (let seat = first; seat < first + count; seat++) {
    const free = fits(seat)
    if (start >= 0 && !(free && areNeighbours(house.map, seat - 1, seat))) {
      runs.push({ first: start, end: seat })
      start = -1
    }
    if (free && start < 0) start = seat
  }
  if (start >= 0) runs.push({ first: start, end: first + count })
  return runs
}

/** Costs this near to each other are equal: sums round. */
const EQUAL = 1e-6

/** The best block that begins from `low` to `high`; null when none may be taken. Of equals the first. */
export const bestOf = (rule: BlockRule, run: FreeRun, count: number, low: number, high: number): Block | null => {
  let best: Block | null = null
  for (let start = low; start <= high; start++) {
    const cost = rule.judge(run, start, count)
    if (cost < (best ? best.cost - EQUAL : Infinity)) best = { start, cost }
  }
  return best
}
