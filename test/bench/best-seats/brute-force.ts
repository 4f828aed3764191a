import type { BestQuery } from '@/domain/seat/best'
import { EQUAL, ORPHAN } from '@/domain/seat/blocks'
import { orphansOf } from '@/domain/seat/orphans'
import { OFF_AXIS, OFF_ROW, RESTRICTED } from '@/domain/seat/ranking'
import { refuseSeats } from '@/domain/seat/rules'
import { SEAT_KIND, type SeatHouse, tierOf } from '@/domain/seat/seat-map'
import { cosineOff, facingOf } from '@/domain/seat/sightline'

const RULES = { most: null, buyerRemaining: null, oneTier: true, together: true, noOrphan: true }

/**
 * Returns the best block by exhaustive search: applies the rules to every block of the venue, and compares the blocks
 * by their seats.
 */
export const bestByForce = (house: SeatHouse, priceOf: (tier: number) => number, query: BestQuery): number[] | null => {
  const { map } = house
  const { x, y, kind, rowOf, rows, stage, pitch } = map
  const { count, section, maxPrice = Infinity, tiers } = query
  const facing = facingOf(map)
  const costOf = (seat: number): number => {
    const { first, count: inRow, height } = rows[rowOf[seat]]
    const [dx, dy] = [x[seat] - stage.x, y[seat] - stage.y]
    const offRow = Math.abs(seat - first - (inRow - 1) / 2) * pitch
    return Math.hypot(dx, dy, height) * (1 + OFF_AXIS * (1 - cosineOff(facing, dx, dy))) + OFF_ROW * offRow
  }
  const isWanted = (seat: number): boolean => {
    const tier = tierOf(house, seat)
    const here = section === undefined || rows[rowOf[seat]]?.section === section
    const apart = kind[seat] & (SEAT_KIND.wheelchair | SEAT_KIND.companion)
    return here && apart === 0 && (!tiers || tiers[tier] === true) && priceOf(tier) <= maxPrice
  }
  let best: { seats: number[]; cost: number } | null = null
  for (let start = 0; start + count <= map.seatCount; start++) {
    const seats = Array.from({ length: count }, (_, at) => start + at)
    if (!seats.every(isWanted) || refuseSeats(house, seats, RULES)) continue
    const hidden = seats.filter((seat) => kind[seat] & SEAT_KIND.restrictedView).length
    const mean = seats.reduce((sum, seat) => sum + costOf(seat), 0) / count
    const cost = mean + orphansOf(house, seats).length * ORPHAN + (hidden * RESTRICTED) / count
    if (cost < (best ? best.cost - EQUAL : Infinity)) best = { seats, cost }
  }
  return best && best.seats
}
