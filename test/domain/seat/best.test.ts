import fc from 'fast-check'
import { type BestQuery, createBestSeats } from '@/domain/seat/best'
import { ordinaryBlocks } from '@/domain/seat/blocks'
import { freeRunOf } from '@/domain/seat/orphans'
import { stageRanking } from '@/domain/seat/ranking'
import { refuseSeats } from '@/domain/seat/rules'
import { SEAT_KIND, type SeatHouse, tierOf } from '@/domain/seat/seat-map'
import { anyPicture, drawHouse, pictureOf } from '../../support/seat-house'

const PRICES = [880, 480, 280]
const priceOf = (tier: number): number => PRICES[tier]
const bestSeats = (house: SeatHouse) => createBestSeats(house, priceOf)
const ALL = { most: null, buyerRemaining: null, oneTier: true, together: true, noOrphan: true }

describe('the best seats', () => {
  it.each<[string, BestQuery, string[], string[]]>([
    [
      'are in the middle of the first row of an empty house',
      { count: 3 },
      ['.......', '.......', '.......'],
      ['..###..', '.......', '.......'],
    ],
    [
      'are in the next row rather than far to the side',
      { count: 2 },
      ['......xxxxxxxx......', '....................'],
      ['......xxxxxxxx......', '.........##.........'],
    ],
    [
      'are directly in front of the stage, not beside it',
      { count: 4 },
      ['....          ....', '                  ', '       ....       '],
      ['....          ....', '                  ', '       ####       '],
    ],
    ['have no aisle between them', { count: 3 }, ['.. ..', '.. ..', '....'], ['.. ..', '.. ..', '###.']],
    [
      'leave no isolated seat, even if the middle is better',
      { count: 2 },
      ['xx.....xx', 'xx.....xx'],
      ['xx##...xx', 'xx.....xx'],
    ],
    [
      'prefer a gap of the exact length, but not far back',
      { count: 2 },
      ['xx...xx', 'xx..xxx', 'xxxxxxx'],
      ['xx...xx', 'xx##xxx', 'xxxxxxx'],
    ],
    [
      'leave an isolated seat if all other seats are far worse',
      { count: 2 },
      ['xx...xx', ...Array<string>(9).fill('xxxxxxx'), '..xxxxx'],
      ['xx##.xx', ...Array<string>(9).fill('xxxxxxx'), '..xxxxx'],
    ],
    ['have a clear view', { count: 2 }, ['.rr.', 'xxxx', 'xxxx', 'xx..'], ['.rr.', 'xxxx', 'xxxx', 'xx##']],
    ['have a restricted view when nothing else is left', { count: 2 }, ['.rr.', 'xxx.'], ['##r.', 'xxx.']],
    ['are of a requested tier', { count: 2, tiers: [false, true] }, ['...:0', '...:1'], ['...:0', '##.:1']],
    ['cost at most the maximum price', { count: 2, maxPrice: 480 }, ['..:0', '..:1'], ['..:0', '##:1']],
    ['are in the requested section', { count: 2, section: 1 }, ['....', '', '....'], ['....', '', '##..']],
    ['are on sale', { count: 2 }, ['....:-', '....'], ['....:-', '##..']],
    ['are ordinary seats by default', { count: 2 }, ['xwcx', 'x..x'], ['xwcx', 'x##x']],
    [
      'include a wheelchair place and a companion seat on request',
      { count: 2, kinds: SEAT_KIND.wheelchair },
      ['.......', '.wc....', '....cw.'],
      ['.......', '.##....', '....cw.'],
    ],
    ['may be a wheelchair place alone', { count: 1, kinds: SEAT_KIND.wheelchair }, ['...', '.w.'], ['...', '.#.']],
    [
      'include ordinary seats if companion seats are not enough',
      { count: 3, kinds: SEAT_KIND.wheelchair },
      ['wc....', '......'],
      ['###...', '......'],
    ],
    [
      'include only one wheelchair place if one is enough',
      { count: 2, kinds: SEAT_KIND.wheelchair },
      ['xxwwcxx'],
      ['xxw##xx'],
    ],
    ['prefer a companion seat to an ordinary seat', { count: 2, kinds: SEAT_KIND.wheelchair }, ['.wc'], ['.##']],
    [
      'include no second wheelchair place or its companion seat',
      { count: 2, kinds: SEAT_KIND.wheelchair },
      ['xwcwcxx'],
      ['xwc##xx'],
    ],
  ])('meet the requirement: they %s', (_, query, lines, picture) => {
    const house = drawHouse(lines)
    const found = bestSeats(house).find(query)
    expect(pictureOf(lines, found ?? [])).toEqual(picture)
  })

  it.each<[string, BestQuery, string[]]>([
    ['of this length', { count: 3 }, ['..x..', '.. ..']],
    ['of zero seats', { count: 0 }, ['...']],
    ['of one and a half seats', { count: 1.5 }, ['...']],
    ['in a nonexistent section', { count: 1, section: 7 }, ['...']],
    ['within the maximum price', { count: 1, maxPrice: 100 }, ['...']],
    ['in any of the requested tiers', { count: 1, tiers: [] }, ['...']],
    ['because all seats are sold', { count: 1 }, ['xx:1', 'xx']],
    ['outside the wheelchair places', { count: 1 }, ['wc']],
    ['that includes a wheelchair place', { count: 1, kinds: SEAT_KIND.wheelchair }, ['W..c']],
  ])('are null if there is no block %s', (_, query, lines) => {
    expect(bestSeats(drawHouse(lines)).find(query)).toBeNull()
  })

  it('are nearest to a central stage, or beside the long sides of a pitch', () => {
    const around = ['...........', '...........', '...........', '...........', '...........']
    const house = drawHouse(around)
    const stage = { ...house.map.stage, x: 0, y: 580 }
    const at = (outline: number[]) => {
      const map = { ...house.map, stage: { ...stage, outline: Float32Array.from(outline) } }
      const taken = Uint8Array.from({ length: 55 }, (_, seat) => Number(seat > 10 && seat < 44))
      return bestSeats({ ...house, map, taken }).find({ count: 3 })
    }
    // The two free rows are 180 cm in front of and behind the center of the stage. All other rows are sold.
    expect(at([-100, 480, 100, 480, 100, 680, -100, 680])).toEqual([4, 5, 6])
    expect(at([-300, 480, 300, 480, 300, 680, -300, 680])).toEqual([4, 5, 6])
    expect(at([-50, 280, 50, 280, 50, 880, -50, 880])).toEqual([2, 3, 4])
  })

  it('are in the middle of a row if all seats are equally far away', () => {
    const { map, rowTier, taken } = drawHouse(['.........', '.........', '.........', '.........'])
    // Puts the four rows on the four quarters of a circle around the center of the stage.
    const angle = (seat: number) => ((seat + Math.floor(seat / 9)) / 40) * 2 * Math.PI
    const x = Float32Array.from({ length: 36 }, (_, seat) => Math.cos(angle(seat)) * 800)
    const y = Float32Array.from({ length: 36 }, (_, seat) => 100 + Math.sin(angle(seat)) * 800)
    const rows = map.rows.map((row) => ({ ...row, height: 0 }))
    const stage = { ...map.stage, outline: Float32Array.of(-100, 0, 100, 0, 100, 200, -100, 200) }
    const found = bestSeats({ map: { ...map, x, y, rows, stage }, rowTier, taken }).find({ count: 3 }) ?? []
    expect(found.map((seat) => seat % 9)).toEqual([3, 4, 5])
  })

  it('are returned one block after another with no shared seat, then null', () => {
    const best = bestSeats(drawHouse(['......', '..xx..']))
    const found = Array.from({ length: 7 }, (_, skip) => best.find({ count: 2 }, skip))
    expect(found).toEqual([[2, 3], [0, 1], [4, 5], [6, 7], [10, 11], null, null])
  })

  it('are limited to 100 alternatives', () => {
    const best = bestSeats(drawHouse(Array<string>(20).fill('..........')))
    expect(best.find({ count: 1 }, 100)).not.toBeNull()
    expect(best.find({ count: 1 }, 101)).toBeNull()
  })

  it('change when seats are taken or released', () => {
    const house = drawHouse(['....', '....'])
    const best = bestSeats(house)
    const change = (seats: number[], taken: number) => {
      for (const seat of seats) house.taken[seat] = taken
      best.update(seats)
    }
    expect(best.find({ count: 4 })).toEqual([0, 1, 2, 3])
    change([1], 1)
    expect(best.find({ count: 4 })).toEqual([4, 5, 6, 7])
    change([5], 1)
    expect(best.find({ count: 4 })).toBeNull()
    change([1], 0)
    expect(best.find({ count: 4 })).toEqual([0, 1, 2, 3])
  })

  it('include a row again when enough adjacent seats become free', () => {
    const house = drawHouse(['.x..', '....'])
    const best = bestSeats(house)
    expect(best.find({ count: 4 })).toEqual([4, 5, 6, 7])
    house.taken[1] = 0
    best.update([1])
    expect(best.find({ count: 4 })).toEqual([0, 1, 2, 3])
  })

  it('require prices only for tiers that are on sale', () => {
    const asked: number[] = []
    createBestSeats(drawHouse(['...:1', '...:-', '...:1']), (tier) => asked.push(tier)).find({ count: 3 }, 1)
    expect(asked).toEqual([1])
  })
})

const anyQuery: fc.Arbitrary<BestQuery> = fc.record(
  {
    count: fc.integer({ min: 1, max: 5 }),
    tiers: fc.array(fc.boolean(), { maxLength: 3 }),
    section: fc.nat(2),
    maxPrice: fc.constantFrom(100, 300, 500, 900),
    kinds: fc.constantFrom(0, SEAT_KIND.restrictedView, SEAT_KIND.wheelchair),
  },
  { requiredKeys: ['count'] },
)

/** Returns all valid blocks for a query by exhaustive search. */
const allBlocks = (house: SeatHouse, query: BestQuery): number[][] => {
  const { map } = house
  const fits = (seat: number): boolean => {
    const tier = tierOf(house, seat)
    const { tiers = [true, true, true], section = map.rows[map.rowOf[seat]].section, maxPrice = 1e6 } = query
    const [row, apart] = [map.rows[map.rowOf[seat]], map.kind[seat] & (SEAT_KIND.wheelchair | SEAT_KIND.companion)]
    const welcome = tiers[tier] === true && priceOf(tier) <= maxPrice && row.section === section
    return welcome && (apart === 0 || query.kinds === SEAT_KIND.wheelchair)
  }
  return Array.from({ length: map.seatCount }, (_, start) =>
    Array.from({ length: query.count }, (_s, at) => start + at),
  )
    .filter((seats) => seats.every((seat) => seat < map.seatCount && fits(seat)))
    .filter(
      (seats) => query.kinds !== SEAT_KIND.wheelchair || seats.some((seat) => map.kind[seat] & SEAT_KIND.wheelchair),
    )
    .filter((seats) => refuseSeats(house, seats, ALL) === null)
}

describe('each best block', () => {
  it('consists of free adjacent seats of one tier, and leaves no avoidable orphan seat', () => {
    fc.assert(
      fc.property(anyPicture('.....x wcr'), anyQuery, fc.nat(3), (picture, query, skip) => {
        const house = drawHouse(picture)
        const found = bestSeats(house).find(query, skip)
        const all = allBlocks(house, query)
        if (found) expect(all).toContainEqual(found)
        else if (skip === 0) expect(all).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  it('avoids restricted views if another block is free', () => {
    fc.assert(
      fc.property(anyPicture('....xrr'), fc.integer({ min: 1, max: 4 }), (picture, count) => {
        const house = drawHouse(picture)
        const restricted = (seats: readonly number[]) =>
          seats.filter((seat) => house.map.kind[seat] & SEAT_KIND.restrictedView).length
        const found = bestSeats(house).find({ count })
        const least = Math.min(...allBlocks(house, { count }).map(restricted))
        if (found) expect(restricted(found)).toBe(least)
      }),
    )
  })

  it('is the best remaining block, and shares no seat with earlier blocks', () => {
    fc.assert(
      fc.property(anyPicture('.....xr '), fc.integer({ min: 1, max: 3 }), (picture, count) => {
        const house = drawHouse(picture)
        const rule = ordinaryBlocks(stageRanking(house.map))
        const cost = ([first]: readonly number[]) => rule.judge(freeRunOf(house, first), first, count)
        const best = bestSeats(house)
        const found: number[][] = []
        let left = allBlocks(house, { count })
        for (let next = best.find({ count }); next; next = best.find({ count }, found.length)) {
          expect(left).toContainEqual(next)
          expect(cost(next)).toBeCloseTo(Math.min(...left.map(cost)), 3)
          const given = next
          left = left.filter((seats) => !seats.some((seat) => given.includes(seat)))
          found.push(next)
        }
        expect(left).toEqual([])
      }),
    )
  })
})
