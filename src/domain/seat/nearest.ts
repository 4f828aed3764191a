import { createBestSeats } from './best'
import { nearRanking } from './ranking'
import { NO_TIER, SEAT_KIND, type SeatHouse, tierOf } from './seat-map'

/**
 * Returns the free block nearest to seats that other buyers took, or an empty list.
 *
 * The block contains `count` adjacent seats of one row. If possible, the seats are in the tier of the first original
 * seat. The block contains a wheelchair place if the original seats did. The block complies with the gateway's rules
 * for holds.
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
