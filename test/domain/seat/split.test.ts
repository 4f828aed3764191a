import fc from 'fast-check'
import { type BestQuery, createBestSeats } from '@/domain/seat/best'
import { refuseSeats } from '@/domain/seat/rules'
import { tierOf } from '@/domain/seat/seat-map'
import { anyPicture, drawHouse, pictureOf } from '../../support/seat-house'

const splitIn = (lines: readonly string[], query: BestQuery, skip?: number) =>
  createBestSeats(drawHouse(lines), (tier) => 100 * tier).findSplit(query, skip)

describe('the best seats in two rows', () => {
  it.each<[string, BestQuery, string[], string[]]>([
    ['are one behind the other', { count: 4 }, ['xx..xx', 'xx..xx', '..xx..'], ['xx##xx', 'xx##xx', '..xx..']],
    ['are split into three and two for five people', { count: 5 }, ['x..x', '...x', 'xxxx'], ['x##x', '###x', 'xxxx']],
    ['are split into one and one for two people', { count: 2 }, ['x.x', 'x.x'], ['x#x', 'x#x']],
    ['are split into four and two if no other split is possible', { count: 6 }, ['xx..', '....'], ['xx##', '####']],
    [
      'are split evenly, even if farther away',
      { count: 4 },
      ['xx.xx', '...xx', 'xxxxx', '..x.x', '..x.x'],
      ['xx.xx', '...xx', 'xxxxx', '##x.x', '##x.x'],
    ],
    ['leave no isolated seat', { count: 4 }, ['x....x', 'x....x'], ['x##..x', 'x##..x']],
    ['are of one tier', { count: 2 }, ['.:0', '.:1', '.:1'], ['.:0', '#:1', '#:1']],
    [
      'cost at most the maximum price',
      { count: 2, maxPrice: 100 },
      ['.:2', '.:2', '.:1', '.:1'],
      ['.:2', '.:2', '#:1', '#:1'],
    ],
    ['are in the requested section', { count: 2, section: 1 }, ['.', '.', '', '.', '.'], ['.', '.', '', '#', '#']],
  ])('meet the requirement: they %s', (_, query, lines, picture) => {
    expect(pictureOf(lines, splitIn(lines, query) ?? [])).toEqual(picture)
  })

  it.each<[string, BestQuery, string[]]>([
    ['apart', { count: 4 }, ['..xxxxxx', 'xxxxxx..']],
    ['in different sections', { count: 2 }, ['.', '', '.']],
    ['in rows that are not adjacent', { count: 2 }, ['.', 'x', '.']],
    ['with one person alone in a row', { count: 4 }, ['x.xx', '...x']],
    ['for one person', { count: 1 }, ['..', '..']],
    ['for half a person', { count: 2.5 }, ['..', '..']],
    ['wheelchair or companion seats', { count: 2 }, ['w', 'c']],
  ])('are null if they would be %s', (_, query, lines) => {
    expect(splitIn(lines, query)).toBeNull()
  })

  it('are sorted by quality, with one result per pair of rows', () => {
    const lines = ['x.x', 'x.x', 'x.x']
    expect([0, 1, 2].map((skip) => splitIn(lines, { count: 2 }, skip))).toEqual([[1, 4], [4, 7], null])
  })

  it('are free and adjacent seats of one tier, with no avoidable orphan seat', () => {
    fc.assert(
      fc.property(anyPicture('....x c'), fc.integer({ min: 2, max: 6 }), (picture, count) => {
        const house = drawHouse(picture)
        const { map } = house
        const found = createBestSeats(house, () => 0).findSplit({ count })
        fc.pre(found !== null)
        const seats = found ?? []
        const rules = { most: count, buyerRemaining: null, oneTier: true, together: false, noOrphan: true }
        expect(seats).toHaveLength(count)
        expect(refuseSeats(house, seats, rules)).toBeNull()
        const rows = [...new Set(seats.map((seat) => map.rowOf[seat]))]
        expect(rows).toHaveLength(2)
        expect(rows[1]).toBe(rows[0] + 1)
        for (const row of rows) {
          const own = seats.filter((seat) => map.rowOf[seat] === row)
          expect(refuseSeats(house, own, { ...rules, together: true, noOrphan: false })).toBeNull()
          expect(tierOf(house, own[0])).toBe(tierOf(house, seats[0]))
        }
      }),
    )
  })
})
