import { type BestQuery, type BestSeats, createBestSeats } from './best'
import { EQUAL, ordinaryBlocks } from './blocks'
import { APART, freeRunOf } from './orphans'
import { nearRanking, type Ranking, stageRanking } from './ranking'
import { SEAT_KIND, type SeatHouse, type SeatMap } from './seat-map'

/** A session of a search for the same seats in several sessions of one plan. */
export interface SameSession {
  house: SeatHouse
  best: BestSeats
  /** For each tier index, true if the tier is accepted. */
  tiers: readonly boolean[]
  /** True if all seats must be adjacent. */
  together: boolean
}

/**
 * How the seats of a session differ from the seats of the leading session. PLAN: the session has another plan, or no
 * seats. FULL: the session has too few seats.
 */
export const SEAT_DIFFERENCES = ['SAME', 'SEATS', 'ROW', 'SECTION', 'PLAN', 'FULL'] as const
export type SeatDifference = (typeof SEAT_DIFFERENCES)[number]

const rankings = new WeakMap<SeatMap, Ranking>()

const rankingFor = (map: SeatMap): Ranking => {
  const known = rankings.get(map) ?? stageRanking(map)
  rankings.set(map, known)
  return known
}

/**
 * Returns the best block that is free in all sessions, from left to right, or null. In no session does the block leave
 * an orphan that the gateway would refuse. The block with the lowest mean cost of all sessions is the best one, as in
 * `BestSeats.find`.
 * @param sessions at least one; all have the same plan
 * @param without seats that must not be in the block, because an earlier result contains them
 */
export const sameSeats = (
  sessions: readonly SameSession[],
  count: number,
  without: ReadonlySet<number> = new Set(),
): number[] | null => {
  const { map } = sessions[0].house
  const { kind, rows } = map
  const ranking = rankingFor(map)
  const { judge } = ordinaryBlocks(ranking)
  const costOf = (start: number): number =>
    sessions.reduce((sum, { house }) => sum + judge(freeRunOf(house, start), start, count), 0) / sessions.length
  const taken = sessions.map(({ house }) => house.taken)
  let bestStart = -1
  let bestCost = Infinity

  const consider = (start: number): void => {
    // A block costs at least the mean cost of its seats. So most blocks need no look at the runs of all sessions.
    if (ranking.mean(start, count) >= bestCost - EQUAL) return
    const cost = costOf(start)
    if (cost < bestCost - EQUAL) [bestStart, bestCost] = [start, cost]
  }

  // Plain loops over the seats of a row, because this runs for most rows of the venue.
  const search = (row: number): void => {
    const { first, count: inRow } = rows[row]
    let open = 0
    for (let seat = first; seat < first + inRow; seat++) {
      if (kind[seat] & SEAT_KIND.aisleBefore) open = 0
      let isOpen = (kind[seat] & APART) === 0
      for (let at = 0; isOpen && at < taken.length; at++) isOpen = taken[at][seat] === 0
      open = isOpen && !without.has(seat) ? open + 1 : 0
      if (open >= count) consider(seat - count + 1)
    }
  }

  for (const row of ranking.rows) {
    if (bestCost <= ranking.rowBest[row]) break
    if (sessions.every(({ house, tiers }) => tiers[house.rowTier[row]] === true)) search(row)
  }
  return bestStart < 0 ? null : Array.from({ length: count }, (_, at) => bestStart + at)
}

const findIn = (best: BestSeats, query: BestQuery, together: boolean): number[] | null =>
  best.find(query) ?? (together ? null : best.findSplit(query))

/**
 * Returns seats of each session for buyers who want to sit at nearly the same place. The session with the best seats
 * leads. The other sessions get the seats nearest to these, or null without enough seats.
 * @param sessions all have the same plan
 * @returns the seats of each session, and the index of the leading session; -1 if no session has enough seats
 */
export const nearlySameSeats = (
  sessions: readonly SameSession[],
  count: number,
): { lead: number; seats: (number[] | null)[] } => {
  const own = sessions.map(({ best, tiers, together }) => findIn(best, { count, tiers }, together))
  const costs = own.map((seats, at) => {
    if (!seats) return Infinity
    const { mean } = rankingFor(sessions[at].house.map)
    return seats.reduce((sum, seat) => sum + mean(seat, 1), 0) / count
  })
  const lowest = Math.min(...costs)
  const lead = lowest === Infinity ? -1 : costs.indexOf(lowest)
  const leading = own[lead]
  if (!leading) return { lead: -1, seats: own }
  const near = nearRanking(sessions[lead].house.map, leading)
  return {
    lead,
    seats: sessions.map(({ house, tiers, together }, at) =>
      at === lead
        ? leading
        : findIn(
            createBestSeats(house, () => 0, near),
            { count, tiers },
            together,
          ),
    ),
  }
}

/** Returns how seats differ from the seats of the leading session of the same plan. Both lists have equal lengths. */
export const seatDifference = (
  { rowOf, rows }: SeatMap,
  seats: readonly number[],
  leading: readonly number[],
): SeatDifference => {
  if (seats.every((seat) => leading.includes(seat))) return 'SAME'
  const rowIn = new Set(leading.map((seat) => rowOf[seat]))
  if (seats.every((seat) => rowIn.has(rowOf[seat]))) return 'SEATS'
  const sectionIn = new Set(leading.map((seat) => rows[rowOf[seat]].section))
  return seats.every((seat) => sectionIn.has(rows[rowOf[seat]].section)) ? 'ROW' : 'SECTION'
}
