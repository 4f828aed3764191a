import { companionsAlone } from './companions'
import type { SeatRefusal, SeatRules } from './limits'
import { avoidableOrphansOf } from './orphans'
import { areNeighbours, NO_TIER, type SeatHouse, tierOf } from './seat-map'

/**
 * Returns the first reason why these seats cannot be held together, or null. The result does not depend on the order of
 * the seats or on duplicates.
 * @param house its `taken` must not include the chosen seats
 */
export const refuseSeats = (house: SeatHouse, chosen: readonly number[], rules: SeatRules): SeatRefusal | null => {
  const seats = [...new Set(chosen)].sort((a, b) => a - b)
  if (seats.length === 0) return { reason: 'none' }
  return refuseEach(house, seats) ?? refuseCount(seats.length, rules) ?? refuseTogether(house, seats, rules)
}

const refuseEach = (house: SeatHouse, seats: readonly number[]): SeatRefusal | null => {
  const notOnSale = seats.filter((seat) => tierOf(house, seat) === NO_TIER)
  if (notOnSale.length > 0) return { reason: 'notOnSale', seats: notOnSale }
  const taken = seats.filter((seat) => house.taken[seat] !== 0)
  return taken.length > 0 ? { reason: 'taken', seats: taken } : null
}

const refuseCount = (count: number, { most, buyerRemaining }: SeatRules): SeatRefusal | null => {
  if (most !== null && count > most) return { reason: 'limit', most }
  if (buyerRemaining !== null && count > buyerRemaining) {
    return { reason: 'buyerLimit', most: Math.max(0, buyerRemaining) }
  }
  return null
}

const refuseTogether = (house: SeatHouse, seats: readonly number[], rules: SeatRules): SeatRefusal | null => {
  const tier = tierOf(house, seats[0])
  if (rules.oneTier && seats.some((seat) => tierOf(house, seat) !== tier)) return { reason: 'tiers' }
  const apart = (seat: number, index: number): boolean => index > 0 && !areNeighbours(house.map, seats[index - 1], seat)
  if (rules.together && seats.some(apart)) return { reason: 'apart' }
  const alone = companionsAlone(house, seats)
  if (alone.length > 0) return { reason: 'companion', seats: alone }
  const orphans = rules.noOrphan ? avoidableOrphansOf(house, seats) : []
  return orphans.length > 0 ? { reason: 'orphan', seats: orphans } : null
}
