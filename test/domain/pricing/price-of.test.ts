import { fen } from '@/domain/money'
import type { Basket } from '@/domain/pricing/basket'
import type { CouponFacts } from '@/domain/pricing/coupon-facts'
import { priceOf } from '@/domain/pricing/price-of'
import type { PromotionFacts } from '@/domain/pricing/promotion'
import { changesThatApply } from '@/domain/pricing/would-apply'
import { basketOf, coupon, NOW, unit, units } from './support'

const price = (own: Basket, coupons: CouponFacts[], promotions: PromotionFacts[] = [], couponId?: string) =>
  priceOf(own, { couponId }, { promotions, coupons }, NOW)

const FULL: PromotionFacts = {
  promotionId: 'M1',
  showId: 'S1',
  category: 'FULL',
  threshold: 200_00,
  value: 30_00,
}
const TWO = basketOf(units(2))

describe('a coupon', () => {
  it.each<[string, Parameters<typeof coupon>[0], number]>([
    ['of CASH reduces the price by its amount', {}, 20_00],
    ['of CASH reduces the price at most to 0', { amount: fen(500_00) }, 200_00],
    [
      'of REDUCTION does not apply below its minimum',
      { couponType: 'REDUCTION', limitationType: 'AMOUNT', limitation: 200_01 },
      0,
    ],
    ['of REDUCTION applies at its minimum', { limitationType: 'AMOUNT', limitation: 200_00 }, 20_00],
    ['does not apply below its minimum QUANTITY', { limitationType: 'QUANTITY', limitation: 3 }, 0],
    ['applies at its minimum QUANTITY', { limitationType: 'QUANTITY', limitation: 2 }, 20_00],
    ['of DISCOUNT reduces the price to its rate', { couponType: 'DISCOUNT', amount: null, discount: 8_500 }, 30_00],
    [
      'of DISCOUNT reduces the price at most by its amount',
      { couponType: 'DISCOUNT', amount: fen(5_00), discount: 8_500 },
      5_00,
    ],
    ['of EXCHANGE covers a whole unit', { couponType: 'EXCHANGE', amount: null }, 100_00],
    ['of EXCHANGE covers several units', { couponType: 'EXCHANGE', amount: null, qty: 3 }, 200_00],
    ['of EXCHANGE covers a unit up to its amount', { couponType: 'EXCHANGE', amount: fen(60_00) }, 60_00],
    ['shared by several buyers counts as CASH', { couponType: 'MULTI_USER_RANDOM_CASH' }, 20_00],
    ['of an unknown type does not reduce the price', { couponType: 'ALL' }, 0],
  ])('reduces the price by its rules: a coupon %s', (_, over, cut) => {
    expect(price(TWO, [coupon(over)]).payAmount).toBe(200_00 - cut)
  })

  it.each<[string, Parameters<typeof coupon>[0], string]>([
    ['used', { couponStatus: 'USED' }, 'USED'],
    ['being refunded', { couponStatus: 'REFUNDING' }, 'REFUNDING'],
    ['held by another order', { couponStatus: 'UN_AVAILABLE' }, 'HELD'],
    ['expired', { expireTime: NOW }, 'EXPIRED'],
    ['not valid yet', { startTime: NOW + 1 }, 'NOT_STARTED'],
    ['usable only at a counter', { useWay: 'OFFLINE' }, 'OFFLINE'],
    ['usable only at a partner', { couponType: 'OUTER' }, 'OUTER'],
    ['for goods', { couponBizTypes: ['ITEM'] }, 'BIZ_TYPE'],
    ['for another show', { useCouponRule: 'LIMIATION_SHOW_DATA', couponUseLimitVO: { showIds: ['S2'] } }, 'SCOPE'],
    ['with an empty scope', { useCouponRule: 'LIMIATION_VENUE_USE' }, 'SCOPE'],
    ['with an unknown scope', { useCouponRule: 'LIMIATION_MOON' }, 'SCOPE'],
  ])('shows the reason why a coupon does not apply: %s', (_, over, code) => {
    expect(price(TWO, [coupon(over)]).candidates).toEqual([
      { couponId: 'C1', cut: 0, payAmount: null, reason: { code } },
    ])
  })

  it.each<[string, Parameters<typeof coupon>[0], object]>([
    ['AMOUNT', { limitationType: 'AMOUNT', limitation: 250_00 }, { missing: 50_00, eligible: 200_00 }],
    ['QUANTITY', { limitationType: 'QUANTITY', limitation: 5 }, { missing: 3 }],
  ])('names the amount or quantity that is missing to the minimum %s', (code, over, facts) => {
    expect(price(TWO, [coupon(over)]).candidates[0].reason).toEqual({ code, ...facts })
  })

  it.each<[string, Partial<Parameters<typeof unit>[0]>, boolean]>([
    ['LIMIATION_SHOW_SESSION_SEATPLAN', { seatPlanId: 'P2' }, false],
    ['LIMIATION_SHOW_SESSION_SEATPLAN', { sessionId: 'N2' }, false],
    ['LIMIATION_SHOW_SESSION_SEATPLAN', {}, true],
    ['LIMIATION_SHOW_DATA', {}, true],
    ['LIMIATION_VENUE_USE', {}, true],
    ['LIMIATION_VENUE_USE', { venueId: 'V2' }, false],
    ['LIMIATION_SHOW_TYPE_OR_TAG', { showType: 'drama' }, false],
    ['LIMIATION_SHOW_TYPE_OR_TAG', { showType: 'drama', tagIds: ['HOT'] }, true],
    ['LIMIATION_ITEM', { itemId: 'I1' }, true],
    ['LIMIATION_ITEM_CATEGORY', { categoryId: 'G1' }, true],
    ['ALL_SHOW', {}, true],
    ['ALL_SHOW', { showId: '' }, false],
    ['ALL_PRODUCT', { showId: '' }, true],
  ])('applies to a unit if the rule permits: rule %s, unit %j, %s', (useCouponRule, over, counts) => {
    const couponUseLimitVO = {
      ...{ showIds: ['S1'], showSessionIds: ['N1'], seatPlanIds: ['P1'], venueIds: ['V1'] },
      ...{ showTypes: ['concert'], tagIds: ['HOT'], itemIds: ['I1'], categoryIds: ['G1'] },
    }
    const [{ reason }] = price(basketOf([unit({ unitId: 'U1', ...over })]), [
      coupon({ useCouponRule, couponUseLimitVO }),
    ]).candidates
    expect(reason).toEqual(counts ? null : { code: 'SCOPE' })
  })

  it('reduces only the units in the coupon’s scope', () => {
    const own = basketOf([...units(1), ...units(1, { seatPlanId: 'P2', price: fen(300_00) })])
    const scoped = coupon({
      ...{
        useCouponRule: 'LIMIATION_SHOW_SESSION_SEATPLAN',
        couponUseLimitVO: { seatPlanIds: ['P2'] },
      },
    })
    expect(price(own, [scoped]).shares.map(({ unitId, coupon: part }) => [unitId, part])).toEqual([
      ['P1_1', 0],
      ['P2_1', 20_00],
    ])
  })
})

describe('a coupon combined with a promotion', () => {
  it('reduces the price after the promotion', () => {
    expect(price(TWO, [coupon()], [FULL]).lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['TICKETS', 200_00],
      ['PROMOTION', -30_00],
      ['COUPON', -20_00],
    ])
  })

  it('replaces the promotion if the coupon alone saves more', () => {
    const own = coupon({ limitationType: 'AMOUNT', limitation: 200_00, amount: fen(90_00) })
    expect(price(TWO, [own], [FULL])).toMatchObject({ payAmount: 110_00, promotionIds: [] })
  })

  it.each([
    [20_00, 'EXCLUSIVE', 10_00],
    [30_00, 'EXCLUSIVE', 0],
    [31_00, undefined, undefined],
  ])('does not combine with the promotion: coupon of %i fen, reason %s', (amount, code, difference) => {
    const [{ reason }] = price(TWO, [coupon({ combinesWith: false, amount: fen(amount) })], [FULL]).candidates
    expect([reason?.code, reason?.difference]).toEqual([code, difference])
  })

  it('applies if the buyer chose it, although the price is higher', () => {
    const own = coupon({ combinesWith: false })
    expect(price(TWO, [own], [FULL], 'C1')).toMatchObject({
      payAmount: 180_00,
      couponId: 'C1',
      promotionIds: [],
    })
  })

  it('excludes units that an EXCHANGE coupon covers from the promotion', () => {
    expect(price(TWO, [coupon({ couponType: 'EXCHANGE', amount: null })], [FULL])).toMatchObject({
      payAmount: 100_00,
      promotionIds: [],
    })
  })
})

describe('the suggested change that makes a coupon apply', () => {
  const tier = (seatPlanId: string, quantity: number, over = {}) => {
    const { unitId: _, ...scope } = unit({ unitId: '', seatPlanId })
    return { ...scope, quantity, most: 6, ...over }
  }
  const change = (own: CouponFacts, tiers: ReturnType<typeof tier>[]) => {
    const basket = basketOf(units(2))
    const facts = { promotions: [], coupons: [own] }
    const { candidates } = priceOf(basket, {}, facts, NOW)
    return changesThatApply(candidates, { basket, tiers, facts, now: NOW, serviceFee: () => fen(0) }).get('C1')
  }
  const from = (limitation: number) => coupon({ limitationType: 'AMOUNT', limitation })

  it('is the smallest quantity that reaches the minimum', () => {
    expect(change(from(350_00), [tier('P1', 2)])).toEqual({
      ...{ seatPlanId: 'P1', quantity: 4, instead: false, payAmount: 380_00 },
    })
  })

  it('does not exceed the maximum quantity', () => {
    expect(change(from(350_00), [tier('P1', 2, { most: 3 })])).toBeUndefined()
  })

  it('is another tier if the coupon is limited to that tier', () => {
    const own = coupon({
      ...{
        useCouponRule: 'LIMIATION_SHOW_SESSION_SEATPLAN',
        couponUseLimitVO: { seatPlanIds: ['P2'] },
      },
    })
    expect(change(own, [tier('P1', 2), tier('P2', 0)])).toEqual({
      ...{ seatPlanId: 'P2', quantity: 1, instead: true, payAmount: 80_00 },
    })
  })
})
