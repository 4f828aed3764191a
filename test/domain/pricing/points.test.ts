import fc from 'fast-check'
import { type Fen, fen } from '@/domain/money'
import { mostByPoints, type PointFacts, pointsFor } from '@/domain/pricing/points'
import { priceOf } from '@/domain/pricing/price-of'
import { basketOf, coupon, NOW, unit, units } from './support'

const POINTS: PointFacts = { usable: 100_000, limitProportion: 50, rate: 100, isAuto: false }

const most = (amount: number, over: Partial<PointFacts>): number => mostByPoints(fen(amount), { ...POINTS, ...over })

/**
 * Computes the highest amount in fen with integer arithmetic. `hundredths` is the share of the amount in hundredths of
 * a percent.
 */
const oracle = (amount: number, { usable, hundredths, rate }: Record<'usable' | 'hundredths' | 'rate', number>) => {
  const share = hundredths < 0 ? 0n : hundredths > 10_000 ? 10_000n : BigInt(hundredths)
  const yuanByRule = (BigInt(amount) * share) / (10_000n * 100n)
  const yuanByPoints = BigInt(usable) / BigInt(rate)
  return Number((yuanByRule < yuanByPoints ? yuanByRule : yuanByPoints) * 100n)
}

describe('the highest amount that points can pay', () => {
  it.each<[string, number, Partial<PointFacts>, number]>([
    ['a share of the order', 500_00, {}, 250_00],
    ['a share in whole yuan', 501_99, {}, 250_00],
    ['all points', 500_00, { usable: 10_000 }, 100_00],
    ['all points in whole yuan', 500_00, { usable: 10_099 }, 100_00],
    ['nothing below one yuan of the share', 1_99, {}, 0],
    ['one yuan from a share of one yuan on', 2_00, {}, 1_00],
    ['nothing with too few points for one yuan', 500_00, { usable: 99 }, 0],
    ['nothing without points', 500_00, { usable: 0 }, 0],
    ['nothing of a free order', 0, {}, 0],
    ['nothing at a rate of 0', 500_00, { rate: 0 }, 0],
    ['nothing at a negative rate', 500_00, { rate: -100 }, 0],
    ['nothing at a fractional rate below 1', 500_00, { rate: 0.5 }, 0],
    ['nothing at a rate that is not whole', 500_00, { rate: 1.5 }, 0],
    ['nothing at a rate that is not a number', 500_00, { rate: NaN }, 0],
    ['nothing at a rate above the points', 500_00, { rate: 1e9 }, 0],
    ['one yuan at a rate of all points', 500_00, { usable: 1e9, rate: 1e9 }, 1_00],
    ['nothing at a share of 0', 500_00, { limitProportion: 0 }, 0],
    ['nothing at a negative share', 500_00, { limitProportion: -1 }, 0],
    ['nothing at a share that is not a number', 500_00, { limitProportion: NaN }, 0],
    ['the whole order at a share of 100', 500_00, { limitProportion: 100 }, 500_00],
    ['at most the order at a share of 101', 500_00, { limitProportion: 101 }, 500_00],
    ['a fractional share exactly', 1_000_00, { limitProportion: 0.29 }, 2_00],
    ['a share that binary fractions miss exactly', 100_000_00, { limitProportion: 1.1 }, 1_000_00],
  ])('is %s', (_, amount, over, expected) => {
    expect(most(amount, over)).toBe(expected)
  })

  it('equals the result of exact integer arithmetic for any rule', () => {
    const rules = fc.record({
      amount: fc.oneof(fc.integer({ min: 0, max: 1_000_00 }), fc.integer({ min: 0, max: 100_000_000_00 })),
      usable: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 2_000_000_000 })),
      hundredths: fc.oneof(
        fc.integer({ min: 0, max: 100 }).map((each) => each * 100),
        fc.integer({ min: -5, max: 10_100 }),
      ),
      rate: fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 1_000_000_000 })),
    })
    const check = ({ amount, ...rule }: typeof rules extends fc.Arbitrary<infer Rule> ? Rule : never): void => {
      const { usable, hundredths, rate } = rule
      const limitProportion = hundredths / 100
      expect(mostByPoints(fen(amount), { usable, limitProportion, rate })).toBe(oracle(amount, rule))
      expect(pointsFor(fen(oracle(amount, rule)), rate)).toBeLessThanOrEqual(usable)
    }
    fc.assert(fc.property(rules, check), { numRuns: 1_000 })
  })
})

const TWO = basketOf(units(2), { delivery: fen(12_00), service: fen(6_00) })

const price = (points: PointFacts | null, wanted?: number, own = TWO) =>
  priceOf(
    own,
    { couponId: '', points: wanted === undefined ? undefined : fen(wanted) },
    { promotions: [], coupons: [], points },
    NOW,
  )

const sharesOf = (own: ReturnType<typeof price>): Fen[] => own.shares.map(({ points }) => points)

describe('points of a purchase', () => {
  it('pay nothing until the buyer chooses points', () => {
    expect(price(POINTS)).toMatchObject({ points: { most: 100_00, amount: 0, points: 0 }, payAmount: 218_00 })
  })

  it('pay the highest amount by default if the merchant enables this', () => {
    expect(price({ ...POINTS, isAuto: true })).toMatchObject({ points: { amount: 100_00, points: 10_000 } })
  })

  it('are not used after a choice of 0, even if the merchant applies points automatically', () => {
    expect(price({ ...POINTS, isAuto: true }, 0).payAmount).toBe(218_00)
  })

  it.each([
    ['the chosen amount', 40_00, 40_00],
    ['whole yuan of the chosen amount', 40_99, 40_00],
    ['the highest amount for a higher choice', 100_01, 100_00],
    ['nothing for a negative choice', -1_00, 0],
  ])('pay %s', (_, wanted, amount) => {
    expect(price(POINTS, wanted)).toMatchObject({
      points: { amount, points: amount },
      payAmount: 218_00 - amount,
    })
  })

  it('are not offered if the rule allows 0', () => {
    const { points, lines } = price({ ...POINTS, rate: 0 }, 40_00)
    expect(points).toBeNull()
    expect(lines.some(({ kind }) => kind === 'POINTS')).toBe(false)
  })

  it('are limited by the amount after the coupon and without fees', () => {
    const facts = { promotions: [], coupons: [coupon({ amount: fen(60_00) })], points: POINTS }
    expect(priceOf(TWO, {}, facts, NOW).points?.most).toBe(70_00)
  })

  it('cannot pay cards or packages', () => {
    const items = basketOf([unit({ unitId: 'A', kind: 'CARD' }), unit({ unitId: 'B', kind: 'GOODS' })])
    const priced = price(POINTS, 100_00, items)
    expect(priced.points?.most).toBe(50_00)
    expect(sharesOf(priced)).toEqual([0, 50_00])
  })

  it('are split over the units by the largest remainder', () => {
    const priced = price(POINTS, 10_00, basketOf(units(3)))
    expect(sharesOf(priced)).toEqual([3_34, 3_33, 3_33])
    expect(priced.shares.map(({ paid }) => paid)).toEqual([96_66, 96_67, 96_67])
  })

  it('leave the rest and the fees to cash cards', () => {
    const cashCards = [{ cashId: 'B1', balance: fen(500_00), useCouponRule: 'ALL_PRODUCT', couponUseLimitVO: null }]
    const choice = { couponId: '', points: fen(100_00), cashCards: ['B1'] }
    const priced = priceOf(TWO, choice, { promotions: [], coupons: [], points: POINTS, cashCards }, NOW)
    expect(priced).toMatchObject({ payAmount: 0, cashCards: [{ amount: 118_00, stays: 382_00 }] })
  })

  it('lower the sum that is shown beside a coupon', () => {
    const facts = { promotions: [], coupons: [coupon({ amount: fen(60_00) })], points: POINTS }
    const { candidates, payAmount } = priceOf(TWO, { points: fen(100_00) }, facts, NOW)
    expect(candidates).toMatchObject([{ payAmount: 88_00 }])
    expect(payAmount).toBe(88_00)
  })
})
