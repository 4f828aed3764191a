import type { SeatMap } from '@/domain/seat/seat-map'
import { nextSeat, seatNear } from '@/packages/show/pick-seat/map/next-seat'
import { drawHouse } from '../../../support/seat-house'

//                            0 1 2    3 4    5 6 7 8
const { map } = drawHouse(['...', '. .', '....'])

test.each([
  [0, 'right', 1],
  [2, 'right', 2],
  [1, 'left', 0],
  [1, 'up', 1],
  [6, 'up', 3],
  [3, 'down', 5],
  [4, 'right', 4],
  // Moves across the aisle within the same row.
  [3, 'right', 4],
  [4, 'left', 3],
] as const)('moves from seat %i in direction %s to seat %i', (from, way, to) => {
  expect(nextSeat(map, from, way)).toBe(to)
})

test('moves along rows that are rotated by 90°', () => {
  // The same rows, rotated by 90°.
  const turned: SeatMap = { ...map, x: map.y, y: map.x }
  expect(nextSeat(turned, 0, 'down')).toBe(1)
  expect(nextSeat(turned, 1, 'up')).toBe(0)
})

test('reaches every seat from the first seat', () => {
  const reached = new Set([0])
  for (const seat of reached)
    for (const way of ['left', 'right', 'up', 'down'] as const) reached.add(nextSeat(map, seat, way))
  expect(reached.size).toBe(map.seatCount)
})

test('finds the seat nearest to a point', () => {
  expect(seatNear(map, map.x[4] + 5, map.y[4] - 5)).toBe(4)
  expect(seatNear({ ...map, seatCount: 0 }, 0, 0)).toBe(-1)
})
