import { NO_TIER, SEAT_KIND } from '@/domain/seat/seat-map'
import { type Marks, NO_MARKS, paletteOf } from '@/seatmap/marks'
import { rasterSeats } from '@/seatmap/raster'
import { createScene } from '@/seatmap/scene'
import { createStencils } from '@/seatmap/stencils'
import { makeHouse, twoBlocks } from './support/house'
import { LOOK } from './support/surface'

const COLOURS = paletteOf(LOOK).pixels
const TAKEN = COLOURS[0]
const DIMMED = COLOURS[1]
const CHOSEN = COLOURS[2]
const [FIRST_TIER, SECOND_TIER] = COLOURS.slice(3)

const paint = (
  house = twoBlocks(),
  marks: Marks = NO_MARKS,
  scale = 0.4,
  part = { left: -450, top: -120, width: 900, height: 240 },
) => {
  const scene = createScene(house)
  const stencils = createStencils(scene.radius * scale, part.width)
  const { margin, stride } = stencils
  const whole = new Uint32Array(stride * (part.height + margin * 2))
  const count = rasterSeats(scene, marks, COLOURS, LOOK.tiers.length, stencils, { ...part, pixels: whole, scale })
  const line = (row: number) => whole.subarray((row + margin) * stride + margin).subarray(0, part.width)
  const pixels = Uint32Array.from(Array.from({ length: part.height }, (_, row) => [...line(row)]).flat())
  const at = (seat: number) =>
    pixels[
      Math.floor(house.map.y[seat] * scale - part.top) * part.width + Math.floor(house.map.x[seat] * scale - part.left)
    ]
  return { pixels, count, at }
}

const colour = (pixel: number) => pixel & 0xffffff
const opaque = (pixels: Uint32Array) => pixels.reduce((sum, pixel) => sum + (pixel >>> 24) / 255, 0)

const marksFor = (house: ReturnType<typeof twoBlocks>, ...seats: number[]): Marks => ({
  ...NO_MARKS,
  chosen: new Set(seats),
  chosenRows: new Set(seats.map((seat) => house.map.rowOf[seat])),
})

it('paints a seat in the color of its tier, or as taken or chosen', () => {
  const house = twoBlocks()
  house.taken[1] = 1
  const { at, count } = paint(house, marksFor(house, 2))
  expect(count).toBe(400)
  expect([0, 1, 2, 20].map((seat) => colour(at(seat)))).toEqual([FIRST_TIER, TAKEN, CHOSEN, SECOND_TIER])
})

it('paints a row without a tier as taken, and dims filtered tiers and kinds', () => {
  const house = twoBlocks()
  house.rowTier[0] = NO_TIER
  house.map.kind[21] = SEAT_KIND.wheelchair
  expect(colour(paint(house).at(3))).toBe(TAKEN)
  const byTier = paint(house, { ...NO_MARKS, tiers: [true, false, true] })
  expect([20, 60].map((seat) => colour(byTier.at(seat)))).toEqual([DIMMED, FIRST_TIER])
  const byKind = paint(house, { ...NO_MARKS, kinds: SEAT_KIND.wheelchair })
  expect([20, 21].map((seat) => colour(byKind.at(seat)))).toEqual([DIMMED, SECOND_TIER])
})

it('draws a different shape for each state', () => {
  const one = (change: (house: ReturnType<typeof twoBlocks>) => Marks | void) => {
    const house = makeHouse([{ x: 0, y: 0, rows: 1, seats: 1 }])
    const marks = change(house) ?? NO_MARKS
    const { pixels } = paint(house, marks, 0.8, { left: -32, top: -32, width: 64, height: 64 })
    return pixels.map((pixel) => pixel >>> 24).join()
  }
  const kind = (flags: number) => one(({ map }) => void (map.kind[0] = flags))
  const shapes = [
    one(() => undefined),
    one(({ taken }) => void (taken[0] = 1)),
    one((house) => marksFor(house, 0)),
    kind(SEAT_KIND.wheelchair),
    kind(SEAT_KIND.companion),
    kind(SEAT_KIND.restrictedView),
  ]
  expect(new Set(shapes).size).toBe(shapes.length)
  expect(kind(SEAT_KIND.aisleBefore)).toBe(shapes[0])
})

it('draws a taken seat smaller and a chosen seat larger than a free seat', () => {
  const area = (change: (house: ReturnType<typeof twoBlocks>) => Marks | void) => {
    const house = makeHouse([{ x: 0, y: 0, rows: 1, seats: 1 }])
    return opaque(paint(house, change(house) ?? NO_MARKS).pixels)
  }
  const free = area(() => undefined)
  expect(free).toBeGreaterThan(Math.PI * 7.5 ** 2 * 0.97)
  expect(free).toBeLessThan(Math.PI * 7.5 ** 2 * 1.03)
  expect(area(({ taken }) => void (taken[0] = 1))).toBeLessThan(free * 0.6)
  expect(area((house) => marksFor(house, 0))).toBeGreaterThan(free * 1.3)
})

it.each([0.03, 0.11, 0.5])('draws the same pixels in several steps as in one step, at scale %f', (scale) => {
  const house = makeHouse([{ x: 0, y: 0, rows: 9, seats: 13, angle: 0.4 }])
  house.taken.fill(1, 20, 50)
  const whole = paint(house, NO_MARKS, scale, { left: -128, top: -128, width: 256, height: 256 })
  for (const [left, top] of [
    [-128, -128],
    [0, -128],
    [-128, 0],
    [0, 0],
  ]) {
    const part = paint(house, NO_MARKS, scale, { left, top, width: 128, height: 128 })
    const expected = part.pixels.map(
      (_, at) => whole.pixels[(Math.floor(at / 128) + top + 128) * 256 + (at % 128) + left + 128],
    )
    expect(part.pixels).toEqual(expected)
  }
})

it('draws seats smaller than a pixel with the opacity of their area', () => {
  const house = makeHouse([{ x: 0, y: 0, rows: 20, seats: 20 }])
  const scale = 0.024
  const weight = opaque(paint(house, NO_MARKS, scale).pixels) / 400
  const area = Math.PI * (50 * 0.375 * scale) ** 2
  // If two seats cover the same pixel, the one with the higher coverage is drawn.
  expect(weight).toBeGreaterThan(area * 0.6)
  expect(weight).toBeLessThan(area * 1.3)
})
