import fc from 'fast-check'
import { orphansOf } from '@/domain/seat/orphans'
import { withoutOrphans } from '@/packages/show/pick-seat/orphan-fix'
import { anyPicture, drawHouse, markedIn, pictureOf } from '../../../support/seat-house'

test.each([
  // The selection is one seat away from the end of a row. The fix moves the selection to the end.
  [['......'], ['.##...'], ['##....']],
  // The selected seat is between taken seats.
  [['x....x'], ['x.#..x'], ['x#...x']],
  // A row has two selections, one of which is already correct.
  [['.... ....'], ['.#.. ##..'], ['#... ##..']],
  // Two rows have one selected seat each.
  [
    ['....', '....'],
    ['.#..', '.#..'],
    ['#...', '#...'],
  ],
])('in the rows %j, changes the choice %j to %j', (lines, chosen, better) => {
  const house = drawHouse(lines)
  const seats = markedIn(chosen)
  expect(pictureOf(lines, withoutOrphans(house, seats, orphansOf(house, seats)) ?? [])).toEqual(better)
})

test('returns null in a row with only one seat more than needed', () => {
  const house = drawHouse(['x...x'])
  const seats = markedIn(['x##.x'])
  expect(withoutOrphans(house, seats, orphansOf(house, seats))).toBeNull()
})

test('preserves the number of seats, and removes all given orphans', () => {
  fc.assert(
    fc.property(anyPicture('.....x '), fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }), (lines, picks) => {
      const house = drawHouse(lines)
      const free = [...house.taken.keys()].filter((seat) => house.taken[seat] === 0)
      const seats = [...new Set(picks.flatMap((pick) => free[pick % Math.max(1, free.length)] ?? []))]
      const orphans = orphansOf(house, seats)
      const fixed = withoutOrphans(house, seats, orphans)
      if (!fixed) return
      expect(fixed).toHaveLength(seats.length)
      expect(new Set(fixed).size).toBe(seats.length)
      expect(fixed.every((seat) => house.taken[seat] === 0)).toBe(true)
      expect(orphansOf(house, fixed).filter((seat) => orphans.includes(seat))).toEqual([])
    }),
  )
})
