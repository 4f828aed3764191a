import fc from 'fast-check'
import { seatIdOf, type SeatMap } from '@/domain/seat/seat-map'
import { createSeatFinder } from '@/domain/seat/seat-id'
import { anyPicture, drawHouse } from '../../support/seat-house'

const { map } = drawHouse(['....', '....', '', '...'])

it('finds every seat of a seat map by the seat’s id', () => {
  fc.assert(
    fc.property(anyPicture(), (picture) => {
      const { map: any } = drawHouse(picture)
      const find = createSeatFinder(any)
      for (let seat = 0; seat < any.seatCount; seat++) expect(find(seatIdOf(any, seat))).toBe(seat)
    }),
  )
})

it('supports odd and even sides of a row, and descending seat numbers', () => {
  const rows = map.rows.map((row, index) =>
    index === 0
      ? { ...row, firstNumber: 7, numberStep: -2 }
      : index === 1
        ? { ...row, label: '1', firstNumber: 2, numberStep: 2 }
        : row,
  )
  const find = createSeatFinder({ ...map, rows } satisfies SeatMap)
  expect(['A-1-7', 'A-1-1', 'A-1-2', 'A-1-8'].map(find)).toEqual([0, 3, 4, 7])
})

it.each([
  '',
  'A',
  'A-1',
  'A-1-0',
  'A-1-5',
  'A-3-1',
  'C-1-1',
  'A-1-01',
  'A-1-1.0',
  'A-1-1e0',
  'A-1--1',
  'A-1-1-1',
  ' A-1-1',
  'constructor-1-1',
])('finds no seat for the id %j', (seatId) => expect(createSeatFinder(map)(seatId)).toBe(-1))
