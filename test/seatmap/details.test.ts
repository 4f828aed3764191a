import { paintDetails } from '@/seatmap/details'
import { NO_MARKS } from '@/seatmap/marks'
import { createScene } from '@/seatmap/scene'
import { makeHouse } from './support/house'
import { fakeContext, LOOK } from './support/surface'

const EVERYTHING = { left: -5000, top: -5000, right: 5000, bottom: 5000 }

/** Returns texts and their positions, cm. */
const written = (seats: number, angle: number, pitch: number, label?: string) => {
  const house = makeHouse([{ x: 0, y: 0, rows: 1, seats, angle }])
  if (label !== undefined) house.map.rows[0].label = label
  const context = fakeContext()
  const scale = pitch / house.map.pitch
  paintDetails(context, createScene(house), NO_MARKS, LOOK, EVERYTHING, scale, 1)
  return context.strokes
    .filter(({ name }) => name === 'fillText')
    .map(({ args: [text, x, y] }) => [
      text,
      Math.round((x as number) / scale) + 0,
      Math.round((y as number) / scale) + 0,
    ])
}

it.each([
  ['level', 0, [-97.5, 0], [97.5, 0]],
  ['upright', Math.PI / 2, [0, -97.5], [0, 97.5]],
])('draws the row letter beyond both ends of a %s row', (_, angle, before, after) => {
  const labels = written(3, angle, 20)
  expect(labels.map(([text]) => text)).toEqual(['A', 'A'])
  for (const [at, place] of [before, after].entries()) {
    expect(labels[at][1]).toBeCloseTo(place[0], -0.5)
    expect(labels[at][2]).toBeCloseTo(place[1], -0.5)
  }
})

it('draws the letter of a single seat on both sides', () => {
  expect(written(1, 0, 20).map(([, x]) => x)).toEqual([-47, 48])
})

it('draws no letter for a row without a letter', () => {
  expect(written(3, 0, 20, '')).toEqual([])
})

it('draws numbers only at a readable size', () => {
  expect(written(3, 0, 25).map(([text]) => text)).toEqual(['A', 'A'])
  expect(written(3, 0, 27).map(([text]) => text)).toEqual(['A', 'A', '1', '2', '3'])
})
