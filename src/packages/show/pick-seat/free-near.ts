import { nearestSeats } from '@/domain/seat/nearest'
import type { SeatHouse } from '@/domain/seat/seat-map'

/** Returns `count` free seats near the given seats, or an empty list. Selected seats do not count as free. */
export const freeNear = (
  house: SeatHouse,
  chosen: readonly number[],
  seats: readonly number[],
  count: number,
): number[] => {
  const taken = house.taken.slice()
  for (const seat of chosen) taken[seat] = 1
  const found = nearestSeats({ ...house, taken }, [...seats], count)
  return found.length === count ? found : []
}
