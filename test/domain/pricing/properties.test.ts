import fc from 'fast-check'
import { fen } from '@/domain/money'
import { isInScope } from '@/domain/pricing/coupon-facts'
import { priceOf } from '@/domain/pricing/price-of'
import type { Priced } from '@/domain/pricing/priced'
import { changesThatApply } from '@/domain/pricing/would-apply'
import { refundAmounts } from '@/domain/refund/amounts'
import { bruteForce } from './brute-force'
import { cutOf, dueOf, paidOf, sum } from './sums'
import { anyCase, basketOf, type Case, NOW } from './support'

const sums = ({ lines, payAmount, couponId }: Priced) => ({
  payAmount,
  couponId,
  lines: lines.map(({ kind, amount }) => ({ kind, amount })),
})

const holds = (check: (input: Case) => void): void => fc.assert(fc.property(anyCase, check), { numRuns: 200 })

describe('the price of any purchase', () => {
  it('has no negative sum, and no share outside its unit’s price (P1, P4)', () => {
    holds(({ basket, facts, choice }) => {
      const { payAmount, shares } = priceOf(basket, choice, facts, NOW)
      expect(payAmount).toBeGreaterThanOrEqual(0)
      for (const { unitId, card, member, promotion, coupon, points, paid } of shares) {
        const price = basket.units.find((unit) => unit.unitId === unitId)?.price ?? -1
        expect(Math.min(card, member, promotion, coupon, points, paid)).toBeGreaterThanOrEqual(0)
        expect(card + member + promotion + coupon + points + paid).toBe(price)
      }
    })
  })

  it('equals the sum of its lines; each reduction equals the sum of shares (P2, P3)', () => {
    holds(({ basket, facts, choice }) => {
      const priced = priceOf(basket, choice, facts, NOW)
      expect(sum(priced.lines.map(({ amount }) => amount))).toBe(priced.payAmount)
      expect(sum(priced.shares.map(({ card }) => card))).toBe(cutOf(priced, 'CARD'))
      expect(sum(priced.shares.map(({ member }) => member))).toBe(cutOf(priced, 'MEMBER'))
      expect(sum(priced.shares.map(({ promotion }) => promotion))).toBe(cutOf(priced, 'PROMOTION'))
      expect(sum(priced.shares.map(({ coupon }) => coupon))).toBe(cutOf(priced, 'COUPON'))
      expect(sum(priced.shares.map(({ points }) => points))).toBe(cutOf(priced, 'POINTS'))
    })
  })

  it('never reduces the fees (P5)', () => {
    holds(({ basket, facts, choice }) => {
      const priced = priceOf(basket, choice, facts, NOW)
      const { lines } = priced
      expect(paidOf(priced)).toBeGreaterThanOrEqual((basket.delivery ?? 0) + basket.service)
      expect(lines.find(({ kind }) => kind === 'DELIVERY')?.amount ?? null).toBe(basket.delivery)
    })
  })

  it('does not depend on the order of units, coupons, rates or cards (P6)', () => {
    holds(({ basket, facts, choice }) => {
      const reversed = {
        basket: { ...basket, units: [...basket.units].reverse() },
        facts: { ...facts, coupons: [...facts.coupons].reverse(), rates: [...facts.rates].reverse() },
      }
      const ticks = { ...choice, cashCards: [...choice.cashCards].reverse() }
      expect(sums(priceOf(reversed.basket, ticks, reversed.facts, NOW))).toEqual(
        sums(priceOf(basket, choice, facts, NOW)),
      )
      const other = { ...facts, promotions: [...facts.promotions].reverse() }
      expect(dueOf(priceOf(basket, choice, other, NOW))).toBe(dueOf(priceOf(basket, choice, facts, NOW)))
    })
  })

  it('is the lowest price of all combinations (P7)', () => {
    holds(({ basket, facts, choice }) => {
      expect(dueOf(priceOf(basket, choice, facts, NOW))).toBe(bruteForce(basket, facts, NOW))
    })
  })

  it('is not raised by an additional coupon, except an EXCHANGE coupon (P8)', () => {
    holds(({ basket, facts, choice }) => {
      const coupons = facts.coupons.filter(({ couponType }) => couponType !== 'EXCHANGE')
      const sumWith = (own: typeof coupons) => dueOf(priceOf(basket, choice, { ...facts, coupons: own }, NOW))
      expect(sumWith(coupons)).toBeLessThanOrEqual(sumWith(coupons.slice(1)))
    })
  })

  it('is not lowered by a more expensive unit if coupons have no minimum (P9)', () => {
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 50_00 }), ({ basket, facts }, more) => {
        const coupons = facts.coupons
          .filter(({ couponType }) => couponType === 'CASH' || couponType === 'DISCOUNT')
          .map((each) => ({ ...each, limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT' }))
        const [first, ...rest] = basket.units
        const dearer = {
          ...basket,
          units: [{ ...first, price: fen(first.price + more) }, ...rest],
        }
        const only = { promotions: [], coupons, rates: facts.rates }
        expect(priceOf(dearer, {}, only, NOW).payAmount).toBeGreaterThanOrEqual(
          priceOf(basket, {}, only, NOW).payAmount,
        )
      }),
    )
  })

  it('is never raised by the rate of a level or card', () => {
    fc.assert(
      fc.property(anyCase, ({ basket, facts }) => {
        // A coupon with a minimum may need the full price.
        const coupons = facts.coupons
          .filter(({ couponType }) => couponType === 'CASH' || couponType === 'DISCOUNT')
          .map((each) => ({ ...each, limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT' }))
        const only = { ...facts, coupons, points: null }
        const sumWith = (rates: typeof facts.rates) => priceOf(basket, {}, { ...only, rates }, NOW).payAmount
        expect(sumWith(facts.rates)).toBeLessThanOrEqual(sumWith(facts.rates.slice(1)))
        expect(sumWith(facts.rates)).toBeLessThanOrEqual(sumWith([]))
      }),
    )
  })

  it('has either rates or promotions if the merchant does not combine them', () => {
    holds(({ basket, facts, choice }) => {
      const priced = priceOf(basket, choice, { ...facts, promoPrimeShared: false }, NOW)
      expect(cutOf(priced, 'MEMBER') > 0 && cutOf(priced, 'PROMOTION') > 0).toBe(false)
      const shared = priceOf(basket, choice, { ...facts, promoPrimeShared: true }, NOW)
      expect(dueOf(shared)).toBeLessThanOrEqual(dueOf(priced))
    })
  })

  it('has the same reduction when units outside the scope are added (P10)', () => {
    holds(({ basket, facts: { coupons } }) => {
      const other = {
        ...basket.units[0],
        unitId: 'V0',
        kind: 'PARKING' as const,
        price: fen(70_00),
      }
      for (const each of coupons) {
        const only = { promotions: [], coupons: [each] }
        const before = priceOf(basket, { couponId: each.couponId }, only, NOW)
        const after = priceOf({ ...basket, units: [...basket.units, other] }, { couponId: each.couponId }, only, NOW)
        expect(cutOf(after, 'COUPON')).toBe(cutOf(before, 'COUPON'))
      }
    })
  })

  it('is refunded once for each unit, in any grouping of refunds (P12)', () => {
    fc.assert(
      fc.property(anyCase, fc.infiniteStream(fc.integer({ min: 0, max: 2 })), ({ basket, facts, choice }, groups) => {
        const priced = priceOf(basket, choice, facts, NOW)
        const groupOf = new Map(basket.units.map(({ unitId }) => [unitId, groups.next().value]))
        const shares = priced.shares.map(({ unitId, paid, coupon, points }) => ({ unitId, paid, coupon, points }))
        const before = new Set<string>()
        const refunds = [0, 1, 2].map((group) => {
          const own = new Set(basket.units.flatMap(({ unitId }) => (groupOf.get(unitId) === group ? [unitId] : [])))
          const request = { before: new Set(before), units: own, rate: 0, changed: true, sent: false }
          const amounts = refundAmounts({ units: basket.units, lines: priced.lines, shares }, request)
          for (const unitId of own) before.add(unitId)
          return own.size > 0 ? amounts : null
        })
        expect(sum(refunds.flatMap((refund) => refund?.total ?? []))).toBe(paidOf(priced))
        expect(sum(refunds.flatMap((refund) => refund?.coupon ?? []))).toBe(cutOf(priced, 'COUPON'))
        expect(sum(refunds.flatMap((refund) => refund?.points ?? []))).toBe(cutOf(priced, 'POINTS'))
      }),
    )
  })

  it('contains for every coupon either a discount or a reason (P13)', () => {
    holds(({ basket, facts, choice }) => {
      for (const { cut, reason } of priceOf(basket, choice, facts, NOW).candidates)
        expect(cut > 0).toBe(reason === null)
    })
  })

  it('suggests only changes that make the coupon apply (P14)', () => {
    holds(({ basket, facts, choice }) => {
      const [{ price, pieces, ...scope }] = basket.units
      const tiers = ['P1', 'P2', 'P3'].map((seatPlanId, at) => ({
        ...{ ...scope, seatPlanId, price, pieces, quantity: at === 0 ? 1 : 0, most: 4 },
      }))
      const [one] = tiers
      const own = basketOf([{ ...one, unitId: 'P1_1' }])
      const offer = { basket: own, tiers, facts, ...choice, now: NOW, serviceFee: () => fen(0) }
      for (const coupon of facts.coupons) {
        const only = { ...facts, coupons: [coupon] }
        const { candidates } = priceOf(own, { couponId: '' }, only, NOW)
        const change = changesThatApply(candidates, { ...offer, facts: only }).get(coupon.couponId)
        if (!change) continue
        const tier = tiers.find(({ seatPlanId }) => seatPlanId === change.seatPlanId) ?? one
        const units = Array.from({ length: change.quantity }, (_, at) => ({
          ...{ ...tier, unitId: `${tier.seatPlanId}_${at + 1}` },
        }))
        const changed = basketOf([...(change.instead || tier === one ? [] : own.units), ...units])
        const priced = priceOf(changed, { ...choice, couponId: coupon.couponId }, { ...facts, coupons: [coupon] }, NOW)
        expect(priced).toMatchObject({ payAmount: change.payAmount, candidates: [{ reason: null }] })
      }
    })
  })
})

describe('the points of any purchase', () => {
  it('pay whole yuan, within the limits of the rule and the points', () => {
    holds(({ basket, facts, choice }) => {
      const { points: usage, lines } = priceOf(basket, choice, facts, NOW)
      if (usage === null) return expect(lines.some(({ kind }) => kind === 'POINTS')).toBe(false)
      expect(usage.amount % 100).toBe(0)
      expect(usage.amount).toBeLessThanOrEqual(usage.most)
      expect(usage.points).toBeLessThanOrEqual(facts.points?.usable ?? 0)
      return undefined
    })
  })
})

describe('the cash cards of any purchase', () => {
  it('pay at most their balances, in list order, and only when chosen', () => {
    holds(({ basket, facts, choice }) => {
      const priced = priceOf(basket, choice, facts, NOW)
      expect(sum(priced.cashCards.map(({ amount }) => amount))).toBe(cutOf(priced, 'CASH_CARD'))
      priced.cashCards.forEach(({ cashId, amount, stays, reason }, at) => {
        expect(amount + stays).toBe(facts.cashCards[at]?.balance)
        if (reason !== null || !choice.cashCards.includes(cashId)) expect(amount).toBe(0)
        const isLater = priced.cashCards.slice(at + 1).some((later) => later.amount > 0)
        if (amount > 0 && (isLater || priced.payAmount > 0)) expect(stays).toBe(0)
      })
    })
  })

  it('also pay fees, but no ticket outside their scope', () => {
    holds(({ basket, facts, choice }) => {
      const { shares, cashCards: parts, payAmount } = priceOf(basket, choice, facts, NOW)
      const open = basket.units.filter(({ unitId }) => shares.some((each) => each.unitId === unitId && each.paid > 0))
      parts.forEach(({ cashId, stays, reason }, at) => {
        const { useCouponRule, couponUseLimitVO } = facts.cashCards[at]!
        const fits = open.every((each) => isInScope({ useCouponRule, couponUseLimitVO }, each))
        if (reason !== 'NOTHING_LEFT') expect(reason === null).toBe(fits)
        if (reason === null && choice.cashCards.includes(cashId) && stays > 0) expect(payAmount).toBe(0)
      })
    })
  })

  it('reduce the final amount, but do not change the chosen coupon or promotion', () => {
    holds(({ basket, facts, choice }) => {
      const priced = priceOf(basket, choice, facts, NOW)
      const without = priceOf(basket, { points: choice.points }, facts, NOW)
      expect([priced.couponId, priced.promotionIds, priced.shares]).toEqual([
        without.couponId,
        without.promotionIds,
        without.shares,
      ])
      for (const { couponId, payAmount } of priced.candidates)
        if (payAmount !== null) expect(priceOf(basket, { ...choice, couponId }, facts, NOW).payAmount).toBe(payAmount)
    })
  })
})
