import fc from 'fast-check'
import { createBestSeats } from '@/domain/seat/best'
import { EQUAL, ORPHAN } from '@/domain/seat/blocks'
import { APART, orphansOf } from '@/domain/seat/orphans'
import { stageRanking } from '@/domain/seat/ranking'
import { refuseSeats } from '@/domain/seat/rules'
import { nearlySameSeats, type SameSession, sameSeats, seatDifference } from '@/domain/seat/same'
import { type SeatHouse, tierOf } from '@/domain/seat/seat-map'
import { anyPicture, drawHouse, pictureOf } from '../../support/seat-house'

const ALL = { most: null, buyerRemaining: null, oneTier: true, together: true, noOrphan: true }

/** Creates sessions of one plan from pictures of the same size. */
const sessionsOf = (pictures: readonly string[][], more: Partial<SameSession> = {}): SameSession[] => {
  const [first] = pictures.map(drawHouse)
  return pictures.map((picture) => {
    const house = { ...drawHouse(picture), map: first!.map }
    return { house, best: createBestSeats(house, () => 0), tiers: [true, true, true], together: true, ...more }
  })
}

describe('the same seats', () => {
  it.each<[string, string[][], string[]]>([
    [
      'are free in every session',
      [
        ['..xx..', '......'],
        ['......', '.xxxx.'],
      ],
      ['##xx..', '......'],
    ],
    [
      'leave no orphan in any session',
      [
        ['.......', 'xxxxxxx'],
        ['x......', 'xxxxxxx'],
      ],
      ['...##..', 'xxxxxxx'],
    ],
    [
      'are of accepted tiers in every session',
      [
        ['....:0', '....:1'],
        ['....:3', '....:1'],
      ],
      ['....:0', '##..:1'],
    ],
  ])('%s', (_what, pictures, wanted) => {
    const sessions = sessionsOf(pictures)
    expect(pictureOf(pictures[0]!, sameSeats(sessions, 2) ?? [])).toEqual(wanted)
  })

  it('are not found if no block is free in every session', () => {
    expect(sameSeats(sessionsOf([['..xx'], ['xx..']]), 2)).toBeNull()
    expect(sameSeats(sessionsOf([['....'], ['....']]), 2, new Set([1, 2]))).toBeNull()
    // Every block leaves an orphan in one of the sessions.
    expect(sameSeats(sessionsOf([['x....x'], ['......']]), 2)).toBeNull()
  })
})

/** Returns the lowest cost of a block that every session accepts, by an exhaustive search. */
const lowestCost = (houses: readonly SeatHouse[], count: number): number => {
  const { map } = houses[0]!
  const { mean } = stageRanking(map)
  const costs = Array.from({ length: Math.max(0, map.seatCount - count + 1) }, (_, start) => {
    const seats = Array.from({ length: count }, (_seat, at) => start + at)
    if (seats.some((seat) => map.kind[seat]! & APART)) return Infinity
    if (houses.some((house) => refuseSeats(house, seats, ALL) || !(tierOf(house, start) < 3))) return Infinity
    const orphans = houses.reduce((sum, house) => sum + orphansOf(house, seats).length, 0)
    return mean(start, count) + (orphans * ORPHAN) / houses.length
  })
  return Math.min(Infinity, ...costs)
}

/** Returns houses of one plan, each with further taken seats. */
const someHouses = fc
  .tuple(
    anyPicture('....... wcr'),
    fc.array(fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 8 }), { minLength: 1, maxLength: 4 }),
  )
  .map(([picture, sessions]) => {
    const house = drawHouse(picture)
    return sessions.map((taken) => ({
      ...house,
      taken: house.taken.map((before, seat) => (taken.includes(seat) ? 1 : before)),
    }))
  })

const searched = (house: SeatHouse): SameSession => ({
  ...{ house, best: createBestSeats(house, () => 0), tiers: [true, true, true], together: true },
})

describe('the same seats in any sessions of one plan', () => {
  it('are the best block that every session accepts', () => {
    fc.assert(
      fc.property(someHouses, fc.integer({ min: 1, max: 4 }), (houses, count) => {
        const seats = sameSeats(houses.map(searched), count)
        const lowest = lowestCost(houses, count)
        expect(seats === null).toBe(lowest === Infinity)
        if (!seats) return
        for (const house of houses) expect(refuseSeats(house, seats, ALL)).toBeNull()
        const orphans = houses.reduce((sum, house) => sum + orphansOf(house, seats).length, 0)
        const cost = stageRanking(houses[0]!.map).mean(seats[0]!, count) + (orphans * ORPHAN) / houses.length
        expect(cost).toBeLessThanOrEqual(lowest + EQUAL)
      }),
      { numRuns: 500 },
    )
  })
})

describe('nearly the same seats', () => {
  it('are near the best seats of the session that has the best ones', () => {
    const pictures = [
      ['xxxxxxxx', '..xxxx..'],
      ['xx..xxxx', '........'],
      ['xxxxxxxx', 'xxxxxxx.'],
    ]
    const sessions = sessionsOf(pictures)
    const { lead, seats } = nearlySameSeats(sessions, 2)
    expect(lead).toBe(1)
    expect(pictures.map((picture, at) => pictureOf(picture, seats[at] ?? []))).toEqual([
      ['xxxxxxxx', '##xxxx..'],
      ['xx##xxxx', '........'],
      ['xxxxxxxx', 'xxxxxxx.'],
    ])
    expect(seats[2]).toBeNull()
  })

  it('are in two rows only if seats need not be adjacent', () => {
    const pictures = [['.x.x.', '.x.x.']]
    expect(nearlySameSeats(sessionsOf(pictures), 2).seats[0]).toBeNull()
    expect(nearlySameSeats(sessionsOf(pictures, { together: false }), 2).seats[0]).toHaveLength(2)
    expect(nearlySameSeats(sessionsOf(pictures), 2).lead).toBe(-1)
  })
})

describe('the difference of seats', () => {
  const { map } = drawHouse(['....', '....', '', '....'])
  it.each([
    ['SAME', [1, 0]],
    ['SEATS', [1, 2]],
    ['ROW', [4, 5]],
    ['SECTION', [8, 9]],
    ['SECTION', [0, 8]],
  ] as const)('is %s for the seats %j', (difference, seats) => {
    expect(seatDifference(map, seats, [0, 1])).toBe(difference)
  })
})
