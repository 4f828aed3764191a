import { createBestSeats } from './best'
import { nearRanking } from './ranking'
import { NO_TIER, SEAT_KIND, type SeatHouse, tierOf } from './seat-map'

/**
 * Returns the free block nearest to seats that other buyers took, or an empty list.
 *
 * The block contains `count` adjacent seats of one row, in the tier of the first original seat if possible, otherwise
 * in any tier. It contains a wheelchair place if the original seats did. The block complies with the rules by which the
 * gateway accepts a hold.
 */
export const nearestSeats = (house: SeatHouse, seats: readonly number[], count: number): number[] => {
  const known = seats.filter((seat) => house.map.rowOf[seat] !== undefined)
  if (known.length === 0) return []
  const best = createBestSeats(house, () => 0, nearRanking(house.map, known))
  const kinds = known.some((seat) => house.map.kind[seat] & SEAT_KIND.wheelchair) ? SEAT_KIND.wheelchair : 0
  const tier = tierOf(house, known[0])
  const tiers = Array.from({ length: tier === NO_TIER ? 0 : tier + 1 }, (_, index) => index === tier)
  return best.find({ count, tiers, kinds }) ?? best.find({ count, kinds }) ?? []
}
