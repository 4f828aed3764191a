import fc from 'fast-check'
import type { SeatRefusal, SeatRules } from '@/domain/seat/limits'
import { refuseSeats } from '@/domain/seat/rules'
import { areNeighbours, tierOf } from '@/domain/seat/seat-map'
import { anyPicture, drawHouse, markedIn } from '../../support/seat-house'

const FREE: SeatRules = { most: null, buyerRemaining: null, oneTier: false, together: false, noOrphan: false }

describe('a selection of seats', () => {
  it.each<[string, string[], string[], Partial<SeatRules>, SeatRefusal | null]>([
    ['may not be empty', ['...'], ['...'], {}, { reason: 'none' }],
    ['may be a free seat', ['...'], ['#..'], {}, null],
    ['may not be a taken seat', ['.xx.'], ['.##.'], {}, { reason: 'taken', seats: [1, 2] }],
    ['may not be a seat that is not sold', ['..', '.x:-'], ['#.', '##'], {}, { reason: 'notOnSale', seats: [2, 3] }],

    ['may be as many as one order allows', ['....'], ['##..'], { most: 2 }, null],
    ['may not be more than one order allows', ['....'], ['###.'], { most: 2 }, { reason: 'limit', most: 2 }],
    ['may be as many as this buyer can still buy', ['....'], ['##..'], { buyerRemaining: 2 }, null],
    [
      'may not be one more than this buyer can still buy',
      ['....'],
      ['###.'],
      { buyerRemaining: 2 },
      { reason: 'buyerLimit', most: 2 },
    ],
    [
      'may not be made by a buyer at the limit',
      ['....'],
      ['#...'],
      { buyerRemaining: 0 },
      { reason: 'buyerLimit', most: 0 },
    ],
    [
      'may not be made by a buyer over the limit',
      ['....'],
      ['#...'],
      { buyerRemaining: -1 },
      { reason: 'buyerLimit', most: 0 },
    ],
    [
      'reports the limit of the order first',
      ['....'],
      ['###.'],
      { most: 2, buyerRemaining: 1 },
      { reason: 'limit', most: 2 },
    ],

    ['may have many tiers', ['..:0', '..:1'], ['#.', '#.'], {}, null],
    ['may have one tier of two rows', ['..:1', '..:1'], ['#.', '#.'], { oneTier: true }, null],
    [
      'may not have two tiers if one is required',
      ['..:0', '..:1'],
      ['#.', '#.'],
      { oneTier: true },
      { reason: 'tiers' },
    ],

    ['may have gaps if no rule forbids them', ['....'], ['#.#.'], {}, null],
    ['may be side by side', ['....'], ['.###'], { together: true }, null],
    ['may not have a gap', ['....'], ['#.##'], { together: true }, { reason: 'apart' }],
    ['may not contain an aisle', ['.. ..'], ['.# #.'], { together: true }, { reason: 'apart' }],
    ['may not continue in another row', ['..', '..'], ['.#', '#.'], { together: true }, { reason: 'apart' }],
    ['may be a single seat', ['....'], ['.#..'], { together: true }, null],

    ['may be a wheelchair place alone', ['wc.'], ['#..'], {}, null],
    ['may be a wheelchair place with its companion', ['.cw.'], ['.##.'], {}, null],
    ['may be a wheelchair place with two companions', ['wcc.'], ['###.'], {}, null],
    ['may be a wheelchair place with its second companion', ['wcc.'], ['#.#.'], {}, null],
    ['may be the companion of a taken wheelchair place', ['Wc.'], ['.#.'], {}, null],
    ['may not be a companion alone', ['wc.'], ['.#.'], {}, { reason: 'companion', seats: [1] }],
    ['may not be a companion across an aisle', ['w c'], ['# #'], {}, { reason: 'companion', seats: [1] }],
    ['may not be a companion before an aisle', ['c w'], ['# #'], {}, { reason: 'companion', seats: [0] }],
    ['may not be a companion without a wheelchair', ['.c.'], ['##.'], {}, { reason: 'companion', seats: [1] }],
    ['may not be a companion beyond another seat', ['w.c'], ['###'], {}, { reason: 'companion', seats: [2] }],

    ['may leave an isolated seat if no rule forbids it', ['...'], ['.#.'], {}, null],
    [
      'may not leave an isolated seat if a rule forbids it',
      ['....'],
      ['.#..'],
      { noOrphan: true },
      { reason: 'orphan', seats: [0] },
    ],
    ['reports all isolated seats', ['.....'], ['.#.#.'], { noOrphan: true }, { reason: 'orphan', seats: [0, 2, 4] }],
    ['may leave an unavoidable isolated seat', ['x...x'], ['.##..'], { noOrphan: true }, null],
  ])('obeys the rule: it %s', (_, lines, marks, rules, refusal) => {
    expect(refuseSeats(drawHouse(lines), markedIn(marks), { ...FREE, ...rules })).toEqual(refusal)
  })

  it.each([-1, 3, 1.5, NaN])('rejects the nonexistent seat %d', (seat) => {
    expect(refuseSeats(drawHouse(['...']), [0, seat], FREE)).toEqual({ reason: 'notOnSale', seats: [seat] })
  })

  it('counts a repeated seat once', () => {
    expect(refuseSeats(drawHouse(['...']), [1, 0, 1, 0], { ...FREE, most: 2, together: true })).toBeNull()
  })

  const anyRules: fc.Arbitrary<SeatRules> = fc.record({
    most: fc.option(fc.integer({ min: 1, max: 6 })),
    buyerRemaining: fc.option(fc.integer({ min: 0, max: 6 })),
    oneTier: fc.boolean(),
    together: fc.boolean(),
    noOrphan: fc.boolean(),
  })
  const anyChoice = fc.tuple(anyPicture(), fc.array(fc.nat(60), { minLength: 1, maxLength: 8 }), anyRules)

  it('has the same result for any order of selection', () => {
    fc.assert(
      fc.property(anyChoice, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), ([picture, seats, rules], keys) => {
        const house = drawHouse(picture)
        const shuffled = seats.map((seat, index) => [keys[index], seat]).sort(([a], [b]) => a - b)
        const other = shuffled.map(([, seat]) => seat)
        expect(refuseSeats(house, other, rules)).toEqual(refuseSeats(house, seats, rules))
      }),
    )
  })

  it('satisfies every rule if it is accepted', () => {
    fc.assert(
      fc.property(anyChoice, ([picture, chosen, rules]) => {
        const house = drawHouse(picture)
        const seats = [...new Set(chosen)].sort((a, b) => a - b)
        fc.pre(refuseSeats(house, chosen, rules) === null)
        expect(seats.every((seat) => house.taken[seat] === 0 && tierOf(house, seat) < 255)).toBe(true)
        expect(seats.length).toBeLessThanOrEqual(rules.most ?? Infinity)
        expect(seats.length).toBeLessThanOrEqual(rules.buyerRemaining ?? Infinity)
        if (rules.oneTier) expect(new Set(seats.map((seat) => tierOf(house, seat))).size).toBe(1)
        if (rules.together) expect(seats.slice(1).every((seat) => areNeighbours(house.map, seat - 1, seat))).toBe(true)
      }),
    )
  })
})
