import type { SeatHouse, SeatMap } from '@/domain/seat/seat-map'
import { venueOf } from '../../../scripts/gateway/modules/trade/seat/venues/venues'

/** Share of the seats that are sold. */
export const SOLD = 0.4
/** Seats sold side by side, on average. */
const CLUMP = 3

/** The same numbers in every run, from 0 to 1. Source: Park and Miller. */
const createDice = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Clumps of sold seats: whether a seat is sold depends on the one before it. */
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

/** Tiers by distance from the stage, five of them. */
const tiersOf = ({ rows, x, y, stage }: SeatMap): Uint8Array =>
  Uint8Array.from(rows, ({ first, count }) => {
    const middle = first + (count >> 1)
    return Math.min(4, Math.floor(Math.hypot(x[middle] - stage.x, y[middle] - stage.y) / 2200))
  })

/** The seed's stadium of 60,000 seats, 40 % sold in clumps. */
export const stadiumHouse = (seed: number): SeatHouse => {
  const venue = venueOf('M-stadium')
  if (!venue) throw new Error('the seed has no stadium')
  const { map } = venue
  return { map, rowTier: tiersOf(map), taken: sold(map, seed) }
}

/** The same with two free seats and one sold by turns: no three seats side by side anywhere. */
export const gappedHouse = (): SeatHouse => {
  const house = stadiumHouse(1)
  return { ...house, taken: Uint8Array.from(house.taken, (_, seat) => Number(seat % 3 === 2)) }
}
