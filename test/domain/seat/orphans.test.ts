import fc from 'fast-check'
import { avoidableOrphansOf, orphansOf } from '@/domain/seat/orphans'
import { areNeighbours, SEAT_KIND, type SeatHouse, tierOf } from '@/domain/seat/seat-map'
import { anyPicture, drawHouse, markedIn, pictureOf } from '../../support/seat-house'

/** Draws a row as text, with `o` for orphans and `#` for chosen seats. */
const leaves = (line: string, of: (house: SeatHouse, chosen: number[]) => number[]): string => {
  const seats = line.replace(/ /g, '')
  const chosen = [...seats].flatMap((sign, seat) => (sign === '#' ? [seat] : []))
  const house = drawHouse([line.replace(/[#o]/g, '.')])
  const left = of(house, chosen)
  return pictureOf([line.replace(/o/g, '.')], left)[0].replace(/[.#]/g, (sign, at: number) =>
    line[at] === '#' ? '#' : sign === '#' ? 'o' : '.',
  )
}

describe('a seat that a selection leaves as an orphan', () => {
  it.each([
    ['at the end of the row', 'o#...'],
    ['beside a taken seat', '..xo#..'],
    ['beside an aisle', '..#o ....'],
    ['between chosen seats', '..#o#..'],
    ['on both sides', 'o#o'],
    ['in every group of free seats', 'o#..x..#o'],
    ['beside a wheelchair place', 'wco#..'],
  ])('is detected %s', (_, line) => {
    expect(leaves(line, orphansOf)).toBe(line)
  })

  it('may be a seat with a restricted view', () => {
    expect(orphansOf(drawHouse(['..r']), markedIn(['.#.']))).toEqual([0, 2])
  })

  it.each([
    ['if the seat was an orphan before', '.x...', '..#..'],
    ['if two adjacent seats remain', '....', '..##'],
    ['if no seat remains', 'x..x', '.##.'],
    ['if the seat is a wheelchair place', 'w..x', '.##.'],
    ['if the seat is for a companion', '...cw', '..#..'],
    ['if only wheelchair and companion seats are selected', '.wc.', '.##.'],
    ['if the selected seats are taken', '.x.', '.#.'],
    ['if the row is not on sale', '...:-', '.#.'],
  ])('does not exist %s', (_, line, marks) => {
    expect(orphansOf(drawHouse([line]), markedIn([marks]))).toEqual([])
  })
})

describe('an avoidable orphan seat', () => {
  it.each(['o#..', 'o#o#o', '.. o#..', 'xo#..x'])('is detected in the row “%s”', (line) => {
    expect(leaves(line, avoidableOrphansOf)).toBe(line)
  })

  it.each(['.#', '#.', '.##', '#.#', 'x##. ..', 'x.#x'])(
    'does not exist in “%s”, because every choice leaves an orphan',
    (line) => {
      expect(leaves(line, avoidableOrphansOf)).toBe(line)
      expect(leaves(line, orphansOf)).toContain('o')
    },
  )

  it('is checked for each row separately', () => {
    expect(avoidableOrphansOf(drawHouse(['x...x', 'x..x']), [2, 6])).toEqual([1, 3])
  })

  /** Finds avoidable orphans by exhaustive search. Compares all choices of the same size within a run of free seats. */
  const bySearch = (house: SeatHouse, chosen: readonly number[]): number[] => {
    const { map } = house
    const apart = SEAT_KIND.wheelchair | SEAT_KIND.companion
    const free = (seat: number) =>
      house.taken[seat] === 0 && (map.kind[seat] & apart) === 0 && tierOf(house, seat) < 255
    const single = (seats: number[], picked: number[]) =>
      seats.filter((seat) => {
        const open = (at: number) => seats.includes(at) && !picked.includes(at)
        return seats.length > 1 && open(seat) && !open(seat - 1) && !open(seat + 1)
      })
    const stretches: number[][] = []
    for (let seat = 0; seat < map.seatCount; seat++) {
      if (!free(seat)) continue
      const last = stretches[stretches.length - 1]
      if (last && areNeighbours(map, last[last.length - 1], seat)) last.push(seat)
      else stretches.push([seat])
    }
    return stretches.flatMap((seats) => {
      const picked = seats.filter((seat) => chosen.includes(seat))
      const left = picked.length ? single(seats, picked) : []
      const choices = picked.length ? subsets(seats, picked.length) : []
      return choices.some((choice) => single(seats, choice).length === 0) ? left : []
    })
  }
  const subsets = (seats: readonly number[], size: number): number[][] => {
    if (size === 0) return [[]]
    if (seats.length < size) return []
    const [first, ...rest] = seats
    return [...subsets(rest, size - 1).map((some) => [first, ...some]), ...subsets(rest, size)]
  }

  it('exists exactly if another choice of the same size leaves no orphan', () => {
    fc.assert(
      fc.property(anyPicture('.....x cr'), fc.array(fc.nat(60), { maxLength: 6 }), (picture, chosen) => {
        const house = drawHouse(picture)
        expect(avoidableOrphansOf(house, chosen)).toEqual(bySearch(house, chosen))
      }),
      { numRuns: 300 },
    )
  })
})
