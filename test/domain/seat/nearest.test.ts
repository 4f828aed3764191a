import fc from 'fast-check'
import { nearestSeats } from '@/domain/seat/nearest'
import { refuseSeats } from '@/domain/seat/rules'
import { anyPicture, drawHouse, markedIn, pictureOf } from '../../support/seat-house'

describe('the nearest free seats', () => {
  it.each<[string, number, string[], string[], string[]]>([
    ['are beside the lost seats', 1, ['...x...', '.......'], ['...#...', '.......'], ['..#x...', '.......']],
    [
      'are in the row behind if it is nearer',
      2,
      ['xxxxxx..', '........'],
      ['.##.....', '........'],
      ['xxxxxx..', '##......'],
    ],
    [
      'are of the same tier',
      1,
      ['.x.:0', '....x:1', '.....:1'],
      ['.#.:0', '....x:1', '.....:1'],
      ['#x.:0', '....x:1', '.....:1'],
    ],
    [
      'are of another tier if the same tier is sold out',
      2,
      ['.x.:0', '....:1'],
      ['.#.:0', '....:1'],
      ['.x.:0', '##..:1'],
    ],
    ['are adjacent, or do not exist', 3, ['..x..', '..x..'], ['..#..', '.....'], ['..x..', '..x..']],
    ['leave no isolated seat', 1, ['xxxxxx', '......'], ['.#....', '......'], ['xxxxxx', '#.....']],
    ['are for a wheelchair if the lost seats were', 2, ['Wx...', 'wc...'], ['##...', '.....'], ['Wx...', '##...']],
    ['are not for a wheelchair otherwise', 1, ['xw...', '.....'], ['#....', '.....'], ['xw...', '#....']],
    [
      'are not on a floor above',
      1,
      ['x', '', ...Array<string>(3).fill(''), '.'],
      ['#', '', '', '', '', '.'],
      ['x', '', '', '', '', '#'],
    ],
  ])('meet the requirement: they %s', (_, count, lines, lost, picture) => {
    const house = drawHouse(lines)
    expect(pictureOf(lines, nearestSeats(house, markedIn(lost), count))).toEqual(picture)
  })

  it('are on the same floor if possible', () => {
    const house = drawHouse(['x....', '.....', '', '.....'])
    const above = house.map.rows.map((row, index) => ({ ...row, height: index === 1 ? 600 : 0 }))
    expect(nearestSeats({ ...house, map: { ...house.map, rows: above } }, [0], 5)).toEqual([10, 11, 12, 13, 14])
  })

  it('are empty if the request has no valid starting seats', () => {
    expect(nearestSeats(drawHouse(['...']), [], 1)).toEqual([])
    expect(nearestSeats(drawHouse(['...']), [-1, 99], 1)).toEqual([])
  })

  it('can always be held together in one request', () => {
    const rules = { most: null, buyerRemaining: null, oneTier: true, together: true, noOrphan: true }
    fc.assert(
      fc.property(
        anyPicture('...xx wcWC'),
        fc.array(fc.nat(60), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (picture, lost, count) => {
          const house = drawHouse(picture)
          const seats = nearestSeats(house, lost, count)
          fc.pre(seats.length > 0)
          expect(seats).toHaveLength(count)
          expect(refuseSeats(house, seats, rules)).toBeNull()
        },
      ),
    )
  })
})
