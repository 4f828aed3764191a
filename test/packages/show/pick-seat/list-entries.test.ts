import { SEAT_KIND } from '@/domain/seat/seat-map'
import { countHouse } from '@/packages/show/pick-seat/house-counts'
import { kindsOf, levelsOf, rowsOf, seatsOf } from '@/packages/show/pick-seat/list/list-entries'
import { drawHouse } from '../../../support/seat-house'

const house = drawHouse(['..x:0', 'xx:0', '', 'w.c:1', 'rr:2', '..:-'])
const all = { tiers: null, kinds: 0 }

test('omits sold-out and unavailable sections and rows', () => {
  expect(levelsOf(house, all)).toEqual([
    {
      name: 'Stalls',
      sections: [
        { index: 0, label: 'A', free: 2 },
        { index: 1, label: 'B', free: 5 },
      ],
    },
  ])
  expect(rowsOf(house, 0, all).map(({ label, free }) => [label, free])).toEqual([['1', 2]])
})

test('filters the list by tiers and kinds of seats', () => {
  expect(levelsOf(house, { tiers: [true, false, false], kinds: 0 })[0].sections.map(({ label }) => label)).toEqual([
    'A',
  ])
  const seen = { tiers: null, kinds: SEAT_KIND.wheelchair | SEAT_KIND.companion }
  expect(rowsOf(house, 1, seen).map(({ free }) => free)).toEqual([2])
  expect(levelsOf(house, { tiers: [false, false, false], kinds: 0 })).toEqual([])
})

test('lists the seats of a row with their numbers, including taken seats', () => {
  expect(seatsOf(house, 0, all)).toEqual([
    { seat: 0, number: 1, free: true },
    { seat: 1, number: 2, free: true },
    { seat: 2, number: 3, free: false },
  ])
  expect(seatsOf(house, 2, { tiers: null, kinds: SEAT_KIND.wheelchair }).map(({ number }) => number)).toEqual([1])
  expect(kindsOf(house.map, house.map.rows[2].first + 2)).toEqual(['companion'])
})

test('counts the seats of a venue by section, tier and price', () => {
  const counts = countHouse(house, [68_000, 38_000, 18_000])
  expect(counts.free).toBe(7)
  expect(counts.tiers).toEqual([2, 3, 2])
  expect(counts.sections).toEqual([
    { free: 2, low: 68_000, high: 68_000 },
    { free: 5, low: 18_000, high: 38_000 },
  ])
})
