import fc from 'fast-check'
import { fen, type Fen } from '@/domain/money'
import { betterCoupon, comparedCombinations } from '@/domain/pricing/compare'
import { couponCut } from '@/domain/pricing/coupon-cut'
import { eligibleUnits } from '@/domain/pricing/coupon-facts'
import { promotionMiss, rateMiss } from '@/domain/pricing/miss-reason'
import { mostByPoints } from '@/domain/pricing/points'
import { priceOf, type PricingFacts } from '@/domain/pricing/price-of'
import { promotionCut } from '@/domain/pricing/promotion'
import { priceSteps } from '@/domain/pricing/steps'
import { bruteForce } from './brute-force'
import { anyCase, basketOf, type Case, coupon, NOW, unit, units } from './support'

const holds = (check: (input: Case) => void): void => fc.assert(fc.property(anyCase, check), { numRuns: 100 })

/** Every choice of a coupon, including '' for no coupon. */
const couponChoices = ({ coupons }: PricingFacts): string[] => ['', ...coupons.map(({ couponId }) => couponId)]

/** Returns the amount due after points and before cash cards, fen. */
const dueWith = ({ basket, facts, choice }: Case, couponId: string): number =>
  priceOf(basket, { couponId, points: choice.points }, facts, NOW).payAmount

describe('the better coupon of any purchase', () => {
  it('saves exactly the shown amount for each chosen coupon', () => {
    holds((input) => {
      const { basket, facts, choice } = input
      for (const couponId of couponChoices(facts)) {
        const better = betterCoupon({ basket, facts, choice: { ...choice, couponId }, now: NOW })
        if (better === null) continue
        expect(better.more).toBeGreaterThan(0)
        expect(dueWith(input, couponId) - dueWith(input, better.couponId)).toBe(better.more)
      }
    })
  })

  it('leads to the lowest amount of all choices', () => {
    holds((input) => {
      const { basket, facts, choice } = input
      const lowest = Math.min(...couponChoices(facts).map((couponId) => dueWith(input, couponId)))
      for (const couponId of couponChoices(facts)) {
        const better = betterCoupon({ basket, facts, choice: { ...choice, couponId }, now: NOW })
        expect(dueWith(input, better ? better.couponId : couponId)).toBe(lowest)
      }
    })
  })

  it('equals brute force over rates, promotions and coupons', () => {
    holds(({ basket, facts }) => {
      const own = { ...facts, points: null }
      const better = betterCoupon({ basket, facts: own, choice: { couponId: '' }, now: NOW })
      const none = priceOf(basket, { couponId: '' }, own, NOW).payAmount
      const each = [[], ...own.coupons.map((one) => [one])]
      const lowest = Math.min(...each.map((coupons) => bruteForce(basket, { ...own, coupons }, NOW)))
      expect(none - (better?.more ?? 0)).toBe(lowest)
    })
  })
})

describe('the compared combinations of any purchase', () => {
  it('are sorted, begin with the lowest amount, and can be priced', () => {
    holds((input) => {
      const { basket, facts, choice } = input
      const { count, first } = comparedCombinations(
        { basket, facts, choice: { ...choice, couponId: '' }, now: NOW },
        99,
      )
      const dues = first.map(({ due }) => due)
      expect([first.length, dues]).toEqual([count, [...dues].sort((a, b) => a - b)])
      expect(dues[0]).toBe(Math.min(...couponChoices(facts).map((couponId) => dueWith(input, couponId))))
      for (const { couponId, due, isRated, promotionIds } of first) {
        if (couponId !== '') expect(due).toBe(dueWith(input, couponId))
        if (couponId !== '' || facts.points) continue
        const only = {
          ...{ ...facts, coupons: [], rates: isRated ? facts.rates : [] },
          promotions: facts.promotions.filter(({ promotionId }) => promotionIds.includes(promotionId)),
        }
        // The engine may leave out one of them again, which then costs less.
        expect(priceOf(basket, {}, only, NOW).payAmount).toBeLessThanOrEqual(due)
      }
    })
  })
})

describe('the steps of any price', () => {
  /** Returns the reduction of a step, calculated again from its base, fen. */
  const recalculated = ({ basket, facts }: Case, sourceId: string, base: Fen, kind: string): number | null => {
    const promotion = facts.promotions.find(({ promotionId }) => promotionId === sourceId)
    if (kind === 'PROMOTION' && promotion?.category !== 'DISCOUNT')
      return promotion ? promotionCut(promotion, base, 0) : null
    const used = facts.coupons.find(({ couponId }) => couponId === sourceId)
    if (kind !== 'COUPON' || !used || used.couponType === 'EXCHANGE' || facts.cover) return null
    const pieces = eligibleUnits(used, basket.units).reduce((sum, each) => sum + each.pieces, 0)
    return couponCut(used, { amount: base, pieces })
  }

  it('contain each reduction, on a base that gives the same amount', () => {
    holds((input) => {
      const { basket, facts, choice } = input
      const priced = priceOf(basket, choice, facts, NOW)
      const steps = priceSteps(basket, facts, priced)
      const lines = priced.lines.filter(({ amount }) => amount < 0)
      expect(steps.map(({ kind, cut }) => [kind, -cut])).toEqual(lines.map(({ kind, amount }) => [kind, amount]))
      for (const { kind, sourceId, base, cut } of steps) {
        expect(cut).toBeLessThanOrEqual(base)
        expect(recalculated(input, sourceId, base, kind) ?? cut).toBe(cut)
        if (kind === 'POINTS' && facts.points) expect(mostByPoints(base, facts.points)).toBe(priced.points?.most)
      }
    })
  })
})

describe('the reason of a reduction that does not apply', () => {
  const RATE = {
    ...{ rateId: 'GOLD', source: 'LEVEL' as const, kind: 'TICKET' as const, rate: 9_000, cut: null },
    ...{ useCouponRule: 'ALL_SHOW', couponUseLimitVO: null },
  }
  const FULL = { promotionId: 'M1', showId: 'S1', category: 'FULL' as const, threshold: 300_00, value: 30_00 }

  const reasonsOf = (own: Partial<PricingFacts>, choice = {}, basket = basketOf(units(2))) => {
    const facts = { promotions: [FULL], coupons: [], rates: [RATE], ...own }
    const priced = priceOf(basket, choice, facts, NOW)
    return {
      rates: facts.rates.map((rate) => rateMiss(rate, basket, facts, priced)),
      promotions: facts.promotions.map((promotion) => promotionMiss(promotion, basket, facts, priced)),
    }
  }

  it('exists exactly for those without a line', () => {
    holds(({ basket, facts, choice }) => {
      const priced = priceOf(basket, choice, facts, NOW)
      const hasLine = (id: string): boolean => priced.lines.some(({ sourceId }) => sourceId === id)
      for (const rate of facts.rates) expect(rateMiss(rate, basket, facts, priced) === null).toBe(hasLine(rate.rateId))
      for (const promotion of facts.promotions)
        expect(promotionMiss(promotion, basket, facts, priced) === null).toBe(hasLine(promotion.promotionId))
    })
  })

  it('names the missing amount or pieces', () => {
    const many = { ...FULL, promotionId: 'M2', category: 'DISCOUNT' as const, threshold: 3, value: 9_000 }
    expect(reasonsOf({ promotions: [FULL, many] }).promotions).toEqual([
      { code: 'AMOUNT', missing: 100_00 },
      { code: 'QUANTITY', missing: 1 },
    ])
  })

  it('contains the reduction that saves more', () => {
    const large = { ...FULL, promotionId: 'M2', threshold: 100_00, value: 90_00 }
    const small = { ...large, promotionId: 'M1', value: 10_00 }
    expect(reasonsOf({ promotions: [small, large], promoPrimeShared: false })).toEqual({
      rates: [{ code: 'PROMOTION' }],
      promotions: [{ code: 'PROMOTION' }, null],
    })
    expect(reasonsOf({ promotions: [small], promoPrimeShared: false }).promotions).toEqual([{ code: 'RATE' }])
    expect(reasonsOf({ rates: [RATE, { ...RATE, rateId: 'CARD', rate: 8_000 }] }).rates).toEqual([
      { code: 'RATE' },
      null,
    ])
    const alone = coupon({ amount: fen(150_00), combinesWith: false })
    expect(reasonsOf({ promotions: [large], coupons: [alone], rates: [] }).promotions).toEqual([{ code: 'COUPON' }])
  })

  it('returns a reason for covered tickets and for tickets outside the scope', () => {
    const exchange = coupon({ couponType: 'EXCHANGE', amount: null, qty: 2 })
    expect(reasonsOf({ coupons: [exchange] })).toEqual({
      rates: [{ code: 'COVERED' }],
      promotions: [{ code: 'COVERED' }],
    })
    const goods = basketOf([unit({ unitId: 'G1', kind: 'GOODS', showId: 'S2' })])
    expect(reasonsOf({}, {}, goods)).toEqual({ rates: [{ code: 'SCOPE' }], promotions: [{ code: 'SCOPE' }] })
  })
})
