import type { SeatHouse, SeatMap } from '@/domain/seat/seat-map'
import { venueOf } from '../../../scripts/gateway/modules/trade/seat/venues/venues'

/** Share of the seats that are sold. */
export const SOLD = 0.4
/** Average number of adjacent sold seats in a clump. */
const CLUMP = 3

/** Creates a generator of pseudo-random numbers from 0 to 1, the same in every run. Source: Park and Miller. */
const createDice = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Returns 1 for each sold seat, otherwise 0. Sold seats form clumps, because the state of a seat depends on the state
 * of the previous seat.
 */
const sold = ({ seatCount }: SeatMap, seed: number): Uint8Array => {
  const dice = createDice(seed)
  const taken = new Uint8Array(seatCount)
  const toFree = 1 / CLUMP
  const toSold = (toFree * SOLD) / (1 - SOLD)
  let isSold = false
  for (let seat = 0; seat < seatCount; seat++) {
    isSold = isSold ? dice() >= toFree : dice() < toSold
    taken[seat] = Number(isSold)
  }
  return taken
}

/** Returns the tier of each row. There are five tiers, by distance from the stage. */
const tiersOf = ({ rows, x, y, stage }: SeatMap): Uint8Array =>
  Uint8Array.from(rows, ({ first, count }) => {
    const middle = first + (count >> 1)
    return Math.min(4, Math.floor(Math.hypot(x[middle] - stage.x, y[middle] - stage.y) / 2200))
  })

/** Returns the sandbox's stadium with 60,000 seats. The seed determines which 40 % of the seats are sold, in clumps. */
export const stadiumHouse = (seed: number): SeatHouse => {
  const venue = venueOf('M-stadium')
  if (!venue) throw new Error('The seed has no stadium.')
  const { map } = venue
  return { map, rowTier: tiersOf(map), taken: sold(map, seed) }
}

/**
 * Returns the same stadium with a repeating pattern of two free seats and one sold seat. No three adjacent seats are
 * free.
 */
export const gappedHouse = (): SeatHouse => {
  const house = stadiumHouse(1)
  return { ...house, taken: Uint8Array.from(house.taken, (_, seat) => Number(seat % 3 === 2)) }
}
