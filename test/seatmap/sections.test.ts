import { createAvailability } from '@/seatmap/availability'
import { NO_MARKS, type Marks } from '@/seatmap/marks'
import { createScene } from '@/seatmap/scene'
import { paintShapes, sectionColour } from '@/seatmap/sections'
import { makeHouse } from './support/house'
import { fakeContext, LOOK } from './support/surface'

interface Bands {
  line: number[]
  stops: [number, string][]
}

/**
 * Returns the fill of a section with four rows on the zoomed-out map. @param tiers tiers of the rows, front row first
 */
const fillOf = (tiers: readonly number[], { marks = NO_MARKS, taken = [] as readonly number[] } = {}) => {
  const house = makeHouse([{ x: 0, y: 0, rows: tiers.length, seats: 10 }])
  tiers.forEach((tier, row) => (house.rowTier[row] = tier))
  taken.forEach((seat) => (house.taken[seat] = 1))
  const picture = { scene: createScene(house), marks, theme: LOOK, pixelRatio: 2 }
  const context = fakeContext()
  const fills: unknown[] = []
  context.fill = () => void fills.push(context.fillStyle)
  const all = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 }
  const availability = createAvailability()
  paintShapes(context, picture, availability, all, 1)
  const [fill] = fills
  return { fill: fill as string | Bands, main: sectionColour(picture, availability, 0) }
}

describe('a section with two prices on the zoomed-out map', () => {
  it('has a band for each price, from the first row to the last', () => {
    const { fill } = fillOf([0, 1, 1, 1])
    const { line, stops } = fill as Bands
    // The seats in the middle of the first row and of the last row.
    expect(line).toEqual([25, -75, 25, 75])
    expect(stops.map(([at]) => at)).toEqual([0.5 / 3, 0.5 / 3])
    expect(new Set(stops.map(([, color]) => color)).size).toBe(2)
  })

  it('has the color of the price with the most free seats as main color', () => {
    const { fill, main } = fillOf([0, 1, 1, 1])
    expect((fill as Bands).stops[1][1]).toBe(main)
  })

  it('has no color for a price that is sold out or filtered out', () => {
    const soldOut = fillOf([0, 1, 1, 1], { taken: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] })
    expect((soldOut.fill as Bands).stops[0][1]).toBe(LOOK.section)
    const marks: Marks = { ...NO_MARKS, tiers: [true, false] }
    expect((fillOf([0, 1, 1, 1], { marks }).fill as Bands).stops[1][1]).toBe(LOOK.section)
  })
})

it('fills a section of one price with one color', () => {
  const { fill, main } = fillOf([2, 2, 2, 2])
  expect(fill).toBe(main)
})

it('fills a sold-out section with the color of the floor', () => {
  expect(fillOf([0, 1], { marks: { ...NO_MARKS, tiers: [false, false] } }).fill).toBe(LOOK.section)
})
