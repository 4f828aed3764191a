import { areNeighbours, SEAT_KIND, type SeatHouse, type SeatMap } from './seat-map'

const has = ({ kind }: SeatMap, seat: number, flag: number): boolean => (kind[seat] & flag) !== 0

/**
 * Returns the wheelchair places next to the run of companions' seats that contains a seat. Returns none for other
 * seats.
 */
const wheelchairsBeside = (map: SeatMap, seat: number): number[] => {
  const isCompanion = (at: number): boolean => has(map, at, SEAT_KIND.companion)
  if (!isCompanion(seat)) return []
  let left = seat
  while (areNeighbours(map, left - 1, left) && isCompanion(left)) left--
  let right = seat
  while (areNeighbours(map, right, right + 1) && isCompanion(right)) right++
  return [left, right].filter((at) => has(map, at, SEAT_KIND.wheelchair))
}

/** Returns companions' seats of a selection whose wheelchair places are all neither selected nor sold. */
export const companionsAlone = ({ map, taken }: SeatHouse, seats: readonly number[]): number[] =>
  seats.filter(
    (seat) =>
      has(map, seat, SEAT_KIND.companion) &&
      !wheelchairsBeside(map, seat).some((wheelchair) => taken[wheelchair] !== 0 || seats.includes(wheelchair)),
  )
