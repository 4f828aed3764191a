import fc from 'fast-check'
import { type Fen, fen, sumFen } from '@/domain/money'
import { allocate } from '@/domain/pricing/allocate'
import { feeOf, type PaidOrder, refundAmounts, unitShares } from '@/domain/refund/amounts'
import { splitOverWays } from '@/domain/refund/ways'

const unit = (unitId: string, price: number) => ({ unitId, price: fen(price) })
const ask = (units: string[], more: object = {}) => ({
  before: new Set<string>(),
  units: new Set(units),
  rate: 0,
  changed: false,
  sent: false,
  ...more,
})

describe('largest-remainder allocation', () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [300, 100], [75, 25]],
    [5, [0, 0], [3, 2]],
    [0, [0, 0], [0, 0]],
    [1, [1, 2], [0, 1]],
    [7, [], []],
  ])('divides %d by the weights %j into %j', (amount, weights, parts) => {
    expect(allocate(fen(amount), weights.map(fen))).toEqual(parts)
  })

  const weights = fc.array(
    fc.integer({ min: 0, max: 500_000 }).map((each) => fen(each)),
    { minLength: 1, maxLength: 12 },
  )
  test('returns parts that add up to the amount, each at most its weight', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (by, share) => {
        const amount = fen(Math.floor(sumFen(by) * share))
        const parts = allocate(amount, by)
        expect(sumFen(parts)).toBe(amount)
        expect(parts.every((part, at) => part >= 0 && part <= by[at])).toBe(true)
      }),
    )
  })

  test('rejects amounts whose product exceeds the precision of a double', () => {
    expect(() => allocate(fen(2 ** 50), [fen(2 ** 20), fen(1)])).toThrow(RangeError)
  })
})

test.each([
  ['no refund fee', 0, { tickets: 38000, fee: 0, total: 38000, coupon: 0, complete: false }],
  ['a refund fee of 10 %', 1000, { tickets: 38000, fee: 3800, total: 34200 }],
  ['a refund fee rounded in the buyer’s favor', 333, { fee: 1265, total: 36735 }],
])('refunds one of two tickets with %s', (_, rate, expected) => {
  const order = {
    units: [unit('a', 38000), unit('b', 38000)],
    lines: [{ kind: 'TICKETS', amount: 76000 }],
  }
  expect(refundAmounts(order, ask(['a'], { rate }))).toMatchObject(expected)
})

const REDUCED: PaidOrder = {
  units: [unit('a', 10001), unit('b', 10001), unit('c', 5000)],
  lines: [
    { kind: 'TICKETS', amount: 25002 },
    { kind: 'DELIVERY', amount: 1800 },
    { kind: 'SERVICE', amount: 500 },
    { kind: 'PROMOTION', amount: -1001 },
    { kind: 'COUPON', amount: -2000 },
    { kind: 'POINTS', amount: -300 },
  ],
}

test('attributes to each ticket a share of every discount', () => {
  const shares = unitShares(REDUCED)
  expect(sumFen(shares.map(({ coupon }) => coupon))).toBe(2000)
  expect(sumFen(shares.map(({ points }) => points))).toBe(300)
  expect(sumFen(shares.map(({ paid }) => paid))).toBe(25002 - 3301)
})

test.each([
  ['not sent', {}, 1800],
  ['sent', { sent: true }, 0],
  ['sent for a canceled show', { sent: true, changed: true }, 2300],
])('refunds or retains the delivery fee with the last ticket: %s', (_, more, extras) => {
  expect(refundAmounts(REDUCED, ask(['a', 'b'], more)).extras).toBe(0)
  const last = refundAmounts(REDUCED, ask(['c'], { before: new Set(['a', 'b']), ...more }))
  expect(last).toMatchObject({ extras, complete: true })
})

/** Generates orders of several units with all kinds of discounts and fees. */
const orders = fc
  .record({
    prices: fc.array(fc.integer({ min: 0, max: 300_000 }), { minLength: 1, maxLength: 8 }),
    cuts: fc.tuple(...[1, 2, 3, 4].map(() => fc.double({ min: 0, max: 1, noNaN: true }))),
    delivery: fc.integer({ min: 0, max: 5000 }),
    service: fc.integer({ min: 0, max: 900 }),
  })
  .map(({ prices, cuts, delivery, service }) => {
    let left = prices.reduce((sum, price) => sum + price, 0)
    const lines = [
      { kind: 'TICKETS', amount: left },
      { kind: 'DELIVERY', amount: delivery },
      { kind: 'SERVICE', amount: service },
    ]
    for (const [at, kind] of ['PROMOTION', 'MEMBER', 'COUPON', 'POINTS'].entries()) {
      const cut = Math.floor(left * cuts[at] * 0.6)
      left -= cut
      lines.push({ kind, amount: -cut })
    }
    return { units: prices.map((price, at) => unit(`u${at}`, price)), lines }
  })

const paidOf = ({ lines }: PaidOrder): number => lines.reduce((sum, { amount }) => sum + amount, 0)

test('attributes to each unit a paid amount of at least 0, with the correct sum', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const shares = unitShares(order)
      expect(shares.every(({ paid, coupon, points }) => paid >= 0 && coupon >= 0 && points >= 0)).toBe(true)
      const extras = order.lines.filter(({ kind }) => ['DELIVERY', 'SERVICE'].includes(kind))
      expect(sumFen(shares.map(({ paid }) => paid))).toBe(paidOf(order) - extras.reduce((sum, l) => sum + l.amount, 0))
    }),
  )
})

test('makes partial refunds in any order add up exactly to the whole refund', () => {
  const more = fc.record({
    rate: fc.integer({ min: 0, max: 10_000 }),
    changed: fc.boolean(),
    sent: fc.boolean(),
  })
  fc.assert(
    fc.property(orders, more, fc.infiniteStream(fc.nat()), (order, request, random) => {
      const picks = random[Symbol.iterator]()
      const left = order.units.map(({ unitId }) => unitId)
      const whole = refundAmounts(order, ask(left, request))
      const before = new Set<string>()
      const sums = { tickets: 0, fee: 0, extras: 0, total: 0, coupon: 0, points: 0 }
      while (left.length > 0) {
        const taken = Array.from({ length: 1 + (picks.next().value % left.length) }, () => {
          return left.splice(picks.next().value % left.length, 1)[0]
        })
        const part = refundAmounts(order, ask(taken, { ...request, before: new Set(before) }))
        expect(part.complete).toBe(left.length === 0)
        for (const key of Object.keys(sums) as (keyof typeof sums)[]) sums[key] += part[key]
        expect(sums.total).toBeLessThanOrEqual(paidOf(order))
        taken.forEach((each) => before.add(each))
      }
      expect(sums).toEqual({
        tickets: whole.tickets,
        fee: whole.fee,
        extras: whole.extras,
        total: whole.total,
        coupon: whole.coupon,
        points: whole.points,
      })
    }),
  )
})

test('limits a refund fee to the paid amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (paid, rate) => {
      const fee: Fen = feeOf(fen(paid), rate)
      expect(fee).toBeGreaterThanOrEqual(0)
      expect(fee).toBeLessThanOrEqual(paid)
    }),
  )
})

describe('the refund to payment methods', () => {
  const ways = [
    { wayId: 'p1', left: fen(300) },
    { wayId: 'p2', left: fen(500) },
  ]
  test.each([
    [400, [['p2', 400]]],
    [
      700,
      [
        ['p2', 500],
        ['p1', 200],
      ],
    ],
    [0, []],
  ])('splits the refund of %d fen into %j', (amount, parts) => {
    expect(splitOverWays(fen(amount), ways).map(({ wayId, amount: part }) => [wayId, part])).toEqual(parts)
  })

  test('rejects a refund of more than the paid amount', () => {
    expect(() => splitOverWays(fen(801), ways)).toThrow(RangeError)
  })

  test('never refunds to a payment more than its amount, over several refunds', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 12 })
    const paid = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(paid, amounts, (payments, asked) => {
        const left = payments.map((amount, at) => ({ wayId: `p${at}`, left: fen(amount) }))
        for (const amount of asked) {
          const all = sumFen(left.map((way) => way.left))
          const parts = splitOverWays(fen(Math.min(amount, all)), left)
          expect(sumFen(parts.map((part) => part.amount))).toBe(Math.min(amount, all))
          for (const { wayId, amount: part } of parts) {
            const way = left.find((each) => each.wayId === wayId)!
            way.left = fen(way.left - part)
            expect(way.left).toBeGreaterThanOrEqual(0)
          }
        }
      }),
    )
  })
})
