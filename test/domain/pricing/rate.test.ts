import { fen } from '@/domain/money'
import { priceOf } from '@/domain/pricing/price-of'
import type { RateFacts } from '@/domain/pricing/rate'
import { basketOf, coupon, NOW, unit, units } from './support'

const rate = (over: Partial<RateFacts> = {}): RateFacts => ({
  ...{ rateId: 'R1', source: 'CARD' as const, kind: 'TICKET' as const },
  ...{ rate: 8_500, cut: null, useCouponRule: 'ALL_SHOW', couponUseLimitVO: null },
  ...over,
})
const price = (own: ReturnType<typeof units>, rates: RateFacts[], coupons: ReturnType<typeof coupon>[] = []) =>
  priceOf(basketOf(own), {}, { promotions: [], coupons, rates }, NOW)
const linesOf = ({ lines }: ReturnType<typeof price>) =>
  lines.map(({ kind, amount, sourceId }) => [kind, amount, sourceId])

describe('the rate of a card', () => {
  it('is rounded per ticket, so that three tickets cost three times the single price', () => {
    const priced = price(units(3, { price: fen(99_99) }), [rate()])
    expect(priced.payAmount).toBe(3 * 84_99)
    expect(linesOf(priced)).toEqual([
      ['TICKETS', 299_97, ''],
      ['MEMBER', -45_00, 'R1'],
    ])
  })

  it.each([
    ['the rate', fen(400_00), 'R1', 60_00],
    ['the fixed amount', fen(100_00), 'R2', 30_00],
  ])('applies for each ticket the better reduction: %s', (_, own, rateId, cut) => {
    const priced = price(units(1, { price: own }), [rate(), rate({ rateId: 'R2', rate: null, cut: fen(30_00) })])
    expect(linesOf(priced)[1]).toEqual(['MEMBER', -cut, rateId])
  })

  it('subtracts a fixed amount from each ticket of a bundle, down to 0', () => {
    const off = rate({ rate: null, cut: fen(30_00) })
    expect(price([unit({ unitId: 'U1', price: fen(200_00), pieces: 2 })], [off]).payAmount).toBe(140_00)
    expect(price([unit({ unitId: 'U1', price: fen(20_00) })], [off]).payAmount).toBe(0)
  })

  it('applies before a coupon’s minimum is checked, and only to tickets', () => {
    const minimum = coupon({ limitationType: 'AMOUNT', limitation: 100_00 })
    const priced = price(units(1, { price: fen(110_00) }), [rate()], [minimum])
    expect(priced.candidates[0].reason).toMatchObject({ code: 'AMOUNT', missing: 6_50 })
    expect(price([unit({ unitId: 'U1', kind: 'CARD', price: fen(100_00) })], [rate()]).payAmount).toBe(100_00)
  })

  it('does not apply to a ticket that an EXCHANGE coupon covers', () => {
    const priced = price(units(2), [rate()], [coupon({ couponType: 'EXCHANGE', amount: null })])
    expect(priced.payAmount).toBe(85_00)
    expect(priced.shares.map(({ member, coupon: part, paid }) => [member, part, paid])).toEqual([
      [0, 100_00, 0],
      [15_00, 0, 85_00],
    ])
  })
})

const FULL = { promotionId: 'M1', showId: 'S1', category: 'FULL' as const, threshold: 100_00, value: 10_00 }
const kindsOf = (own: ReturnType<typeof units>, rates: RateFacts[], promoPrimeShared: boolean) => {
  const facts = { promotions: [FULL], coupons: [], rates, promoPrimeShared }
  const { lines, payAmount } = priceOf(basketOf(own), {}, facts, NOW)
  return [payAmount, ...lines.slice(1).map(({ kind }) => kind)]
}

describe('rates and promotions (decision 55)', () => {
  it('combine if the merchant allows the combination', () => {
    expect(kindsOf(units(2), [rate()], true)).toEqual([160_00, 'MEMBER', 'PROMOTION'])
  })

  it.each<[string, number, [number, string]]>([
    ['the rates if they save more', 8_500, [170_00, 'MEMBER']],
    ['the promotion if it saves more', 9_600, [190_00, 'PROMOTION']],
    ['the promotion if both save the same', 9_500, [190_00, 'PROMOTION']],
  ])('exclude each other if the merchant does not combine them: %s', (_, own, result) => {
    expect(kindsOf(units(2), [rate({ rate: own })], false)).toEqual(result)
  })

  it.each([true, false])('use only the promotion if the reduced price misses the minimum (shared: %s)', (shared) => {
    expect(kindsOf(units(1), [rate({ rate: 9_500 })], shared)).toEqual([90_00, 'PROMOTION'])
  })
})

describe('a rate for items', () => {
  it.each(['GOODS', 'COUPON_PACKAGE'] as const)('reduces %s, and no tickets', (kind) => {
    const own = rate({ source: 'LEVEL', kind, useCouponRule: 'ALL_PRODUCT' })
    expect(price([unit({ unitId: 'U1', kind })], [own]).payAmount).toBe(85_00)
    expect(price(units(1), [own]).payAmount).toBe(100_00)
  })
})
