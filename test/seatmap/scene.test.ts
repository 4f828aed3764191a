import fc from 'fast-check'
import { createScene, eachRow, seatNear, sectionAt } from '@/seatmap/scene'
import { makeHouse } from './support/house'

const houses = fc
  .array(
    fc.record({
      rows: fc.integer({ min: 1, max: 12 }),
      seats: fc.integer({ min: 1, max: 20 }),
      angle: fc.double({ min: -3, max: 3, noNaN: true }),
      dx: fc.integer({ min: -200, max: 200 }),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((made) =>
    makeHouse(made.map(({ dx, ...rest }, at) => ({ ...rest, x: (at % 3) * 1300 + dx, y: Math.floor(at / 3) * 1300 }))),
  )
const share = fc.double({ min: -0.1, max: 1.1, noNaN: true })

it('finds the same seat as a search through all seats', () => {
  fc.assert(
    fc.property(
      houses,
      share,
      share,
      fc.integer({ min: 1, max: 120 }),
      ({ map, ...house }, acrossX, acrossY, reach) => {
        const x = map.bounds.x + acrossX * map.bounds.width
        const y = map.bounds.y + acrossY * map.bounds.height
        const away = (seat: number) => Math.hypot(map.x[seat] - x, map.y[seat] - y)
        const all = Array.from({ length: map.seatCount }, (_, seat) => seat).sort((a, b) => away(a) - away(b))
        const found = seatNear(createScene({ map, ...house }), x, y, reach)
        if (away(all[0]) < reach - 0.01) expect(away(found)).toBeCloseTo(away(all[0]), 2)
        if (away(all[0]) > reach + 0.01) expect(found).toBe(-1)
      },
    ),
    { numRuns: 300 },
  )
})

it('finds every seat at its middle', () => {
  const scene = createScene(
    makeHouse([
      { x: 0, y: 0, rows: 6, seats: 8, angle: 0.7 },
      { x: 900, y: 50, rows: 3, seats: 4 },
    ]),
  )
  const { map } = scene
  for (let seat = 0; seat < map.seatCount; seat += 1) expect(seatNear(scene, map.x[seat], map.y[seat], 10)).toBe(seat)
})

it('includes every row with a seat in the box, and excludes distant rows', () => {
  fc.assert(
    fc.property(houses, share, share, fc.integer({ min: 10, max: 900 }), (house, acrossX, acrossY, side) => {
      const { map } = house
      const left = map.bounds.x + acrossX * map.bounds.width
      const top = map.bounds.y + acrossY * map.bounds.height
      const seen = new Set<number>()
      eachRow(createScene(house), { left, top, right: left + side, bottom: top + side }, (row) => void seen.add(row))
      const isIn = (seat: number) =>
        map.x[seat] >= left && map.x[seat] <= left + side && map.y[seat] >= top && map.y[seat] <= top + side
      for (let seat = 0; seat < map.seatCount; seat += 1) if (isIn(seat)) expect(seen).toContain(map.rowOf[seat])
    }),
  )
  const scene = createScene(makeHouse([{ x: 0, y: 0, rows: 5, seats: 5 }]))
  const seen: number[] = []
  eachRow(scene, { left: -10, top: -10, right: 10, bottom: 10 }, (row) => void seen.push(row))
  expect(seen).toEqual([2])
})

it('returns the section at a point, or the top section if two overlap', () => {
  const scene = createScene(
    makeHouse([
      { x: 0, y: 0, rows: 10, seats: 10 },
      { x: 200, y: 0, rows: 4, seats: 4 },
    ]),
  )
  expect(sectionAt(scene, -200, 0)).toBe(0)
  expect(sectionAt(scene, 200, 0)).toBe(1)
  expect(sectionAt(scene, 900, 0)).toBe(-1)
})
