import { fen } from '@/domain/money'
import {
  earnedPoints,
  endAfterReturn,
  endOfLot,
  lotStateOf,
  takeFromLots,
  usableFrom,
  goodsUsableFrom,
} from '@/domain/points/lot'
import { DAY, SHOP_OFFSET } from '@/domain/schedule/local-time'

const day = (text: string): number => Date.parse(`${text}+08:00`)

describe('earned points', () => {
  it.each([
    [[fen(99)], 100, 0],
    [[fen(100)], 100, 1],
    [[fen(199), fen(199)], 100, 2],
    [[fen(380_50)], 120, 456],
    [[fen(150), fen(150)], 150, 2],
    [[], 150, 0],
  ])('are computed for the payments %j at %i percent: %i', (paid, factor, points) => {
    expect(earnedPoints(paid, factor)).toBe(points)
  })
})

describe('the validity of points', () => {
  it('begins 30 days after the payment of goods of the shop', () => {
    expect(goodsUsableFrom(day('2026-11-01T22:00'))).toBe(day('2026-12-01T22:00'))
  })

  it('begins three days after the start of the session', () => {
    expect(usableFrom(day('2026-11-01T22:00'))).toBe(day('2026-11-04T22:00'))
  })

  it.each([
    ['2026-01-31T23:59', '2027-02-01T00:00'],
    ['2026-02-01T00:00', '2027-03-01T00:00'],
    ['2026-12-15T12:00', '2028-01-01T00:00'],
  ])('begins at %s and ends at %s', (usable, end) => {
    expect(endOfLot(day(usable), SHOP_OFFSET)).toBe(day(end))
  })

  it('is extended by returned points only if it has already ended', () => {
    const now = day('2026-11-01T00:00')
    expect(endAfterReturn(now + 1, { changed: true, now })).toBe(now + 1)
    expect(endAfterReturn(now, { changed: false, now })).toBe(now + 7 * DAY)
    expect(endAfterReturn(now, { changed: true, now })).toBe(now + 30 * DAY)
  })
})

describe('the state of a lot of points', () => {
  it.each([
    [5, 9, 'PENDING'],
    [5, 10, 'USABLE'],
    [0, 10, 'SPENT'],
    [0, 20, 'ENDED'],
    [5, 20, 'ENDED'],
  ])('depends on the points left (%i) and the time (%i): %s', (left, now, state) => {
    expect(lotStateOf({ left, usableAt: 10, endTime: 20 }, now)).toBe(state)
  })
})

describe('a use of points', () => {
  const lots = [
    { lotId: 'a', left: 3 },
    { lotId: 'b', left: 5 },
  ]

  it.each([
    [2, [['a', 2]], 0],
    [
      4,
      [
        ['a', 3],
        ['b', 1],
      ],
      0,
    ],
    [
      9,
      [
        ['a', 3],
        ['b', 5],
      ],
      1,
    ],
    [0, [], 0],
  ])('deducts %i points from the earliest lots first', (amount, parts, missing) => {
    const taken = takeFromLots(lots, amount)
    expect(taken.parts.map(({ lotId, amount: part }) => [lotId, part])).toEqual(parts)
    expect(taken.missing).toBe(missing)
  })
})
