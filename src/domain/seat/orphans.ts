import { areNeighbours, SEAT_KIND, type SeatHouse, tierOf, NO_TIER } from './seat-map'

/** Flags of seats that are not on general sale. */
export const APART = SEAT_KIND.wheelchair | SEAT_KIND.companion

/** Returns true for a seat on general sale: neither a wheelchair place nor a companion's seat. */
const isOrdinary = (house: SeatHouse, seat: number): boolean =>
  (house.map.kind[seat] & APART) === 0 && tierOf(house, seat) !== NO_TIER

/** A maximal sequence of adjacent free ordinary seats: its first seat, and the seat after its last one. */
export interface FreeRun {
  first: number
  end: number
}

/** Returns true if a seat can belong to a run: it is free and on general sale. */
const isFree = (house: SeatHouse, seat: number): boolean => house.taken[seat] === 0 && isOrdinary(house, seat)

/** Returns the run that contains a free seat. */
export const freeRunOf = (house: SeatHouse, seat: number): FreeRun => {
  const { map } = house
  let first = seat
  while (areNeighbours(map, first - 1, first) && isFree(house, first - 1)) first--
  let end = seat + 1
  while (areNeighbours(map, end - 1, end) && isFree(house, end)) end++
  return { first, end }
}

/** Returns the runs that contain chosen seats, and the orphans that the selection leaves in each run. */
const brokenRuns = (house: SeatHouse, chosen: readonly number[]) => {
  const picked = new Set(chosen.filter((seat) => isFree(house, seat)))
  const runs: { run: FreeRun; orphans: number[]; picked: number }[] = []
  let known = -1
  for (const seat of [...picked].sort((a, b) => a - b)) {
    if (seat < known) continue
    const run = freeRunOf(house, seat)
    known = run.end
    const stays = (at: number): boolean => at >= run.first && at < run.end && !picked.has(at)
    const orphans: number[] = []
    let count = 0
    for (let at = run.first; at < run.end; at++) {
      if (picked.has(at)) count++
      else if (!stays(at - 1) && !stays(at + 1)) orphans.push(at)
    }
    runs.push({ run, orphans, picked: count })
  }
  return runs
}

/**
 * Returns the orphans of a selection: single free seats that the selection leaves between taken seats, the row's end or
 * an aisle.
 *
 * A seat that had no free neighbor before the selection is no orphan. Wheelchair places and companions' seats are never
 * orphans; a run of free seats ends at them.
 */
export const orphansOf = (house: SeatHouse, chosen: readonly number[]): number[] =>
  brokenRuns(house, chosen).flatMap(({ orphans }) => orphans)

/**
 * Returns the orphans that would not exist if the same number of seats were chosen elsewhere in the same run.
 *
 * If the run has exactly one seat more than the selection, an orphan cannot be avoided. In other runs, a selection that
 * starts at one end of the run leaves no orphan.
 */
export const avoidableOrphansOf = (house: SeatHouse, chosen: readonly number[]): number[] =>
  brokenRuns(house, chosen).flatMap(({ run, orphans, picked }) => (run.end - run.first - picked === 1 ? [] : orphans))
