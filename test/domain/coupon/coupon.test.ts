import fc from 'fast-check'
import { bestCoupon, type Choosable } from '@/domain/coupon/best'
import { useCashCards } from '@/domain/coupon/cash-cards'
import { type LimitationFacts, limitationText } from '@/domain/coupon/limitation'
import { readCouponStatus } from '@/domain/coupon/status'
import { addFen, fen, sumFen } from '@/domain/money'

it.each([
  [1, 'AVAILABLE'],
  ['1', 'AVAILABLE'],
  [{ code: 3 }, 'EXPIRED'],
  [2, 'USED'],
  [-7, 'USED'],
  ['REFUNDING', 'REFUNDING'],
  [{ code: 'PENDING' }, 'PENDING'],
  ['SOMETHING', 'UN_AVAILABLE'],
  [null, 'UN_AVAILABLE'],
  [undefined, 'UN_AVAILABLE'],
])('coupon status %j reads as %s (decision 35)', (wire, status) => {
  expect(readCouponStatus(wire)).toBe(status)
})

describe('the coupon chosen without asking', () => {
  const coupon = (over: Partial<Choosable> & { id: string }) => ({
    couponType: 'REDUCTION',
    usable: true,
    discountAmount: 1_000,
    expireTime: 2_000,
    useCouponRule: 'ALL_SHOW',
    ...over,
  })

  it.each<[string, ReturnType<typeof coupon>[], string | undefined]>([
    [
      'an exchange coupon first',
      [coupon({ id: 'a', discountAmount: 9_000 }), coupon({ id: 'b', couponType: 'EXCHANGE', discountAmount: 0 })],
      'b',
    ],
    ['the highest discount', [coupon({ id: 'a' }), coupon({ id: 'b', discountAmount: 2_000 })], 'b'],
    [
      'the earlier expiry',
      [coupon({ id: 'a' }), coupon({ id: 'b', expireTime: 1_000 }), coupon({ id: 'c', expireTime: null })],
      'b',
    ],
    ['the narrower scope', [coupon({ id: 'a' }), coupon({ id: 'b', useCouponRule: 'LIMIATION_VENUE_USE' })], 'b'],
    ['the first of equals', [coupon({ id: 'a', expireTime: null }), coupon({ id: 'b', expireTime: null })], 'a'],
    ['none that is not usable', [coupon({ id: 'a', usable: false })], undefined],
    ['none of none', [], undefined],
  ])('is %s', (_, coupons, id) => {
    expect(bestCoupon(coupons)?.id).toBe(id)
  })
})

describe('cash cards', () => {
  it('are consumed in list order', () => {
    const cards = [
      { id: 'a', cardPrice: fen(3_000) },
      { id: 'b', cardPrice: fen(0) },
      { id: 'c', cardPrice: fen(5_000) },
      { id: 'd', cardPrice: fen(100) },
    ]
    const { used, left } = useCashCards(fen(7_000), cards)
    expect(used.map(({ card, amount }) => [card.id, amount])).toEqual([
      ['a', 3_000],
      ['c', 4_000],
    ])
    expect(left).toBe(0)
  })

  it('pay and leave together what was to be paid', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(fen)
    fc.assert(
      fc.property(amounts, fc.array(amounts), (amount, values) => {
        const { used, left } = useCashCards(
          amount,
          values.map((cardPrice) => ({ cardPrice })),
        )
        return addFen(sumFen(used.map((use) => use.amount)), left) === amount && left >= 0
      }),
    )
  })
})

describe('a coupon’s limitation in words', () => {
  it.each<[LimitationFacts, string, object]>([
    [
      { limitationType: 'AMOUNT', limitation: 30_000, amount: fen(5_050), discount: null },
      'amountReduce',
      { threshold: '300', reduce: '50.5' },
    ],
    [
      { limitationType: 'AMOUNT', limitation: 30_000, amount: null, discount: 0.85 },
      'amountDiscount',
      { threshold: '300', tenths: '8.5', percent: 15 },
    ],
    [
      { limitationType: 'QUANTITY', limitation: 2, amount: fen(5_000), discount: null },
      'quantityReduce',
      { threshold: 2, reduce: '50' },
    ],
    [
      { limitationType: 'QUANTITY', limitation: 3, amount: null, discount: 0.9 },
      'quantityDiscount',
      { threshold: 3, tenths: '9.0', percent: 10 },
    ],
    [
      { limitationType: 'NONE_THRESHOLD_DEDUCT_AMOUNT', limitation: 0, amount: fen(500), discount: 0.5 },
      'anyReduce',
      { reduce: '5' },
    ],
    [
      { limitationType: 'NONE_THRESHOLD_DEDUCT_DISCOUNT', limitation: 0, amount: null, discount: 0.5 },
      'anyDiscount',
      { tenths: '5.0', percent: 50 },
    ],
  ])('%j', (coupon, key, values) => {
    expect(limitationText(coupon)).toMatchObject({ key: `coupon.limit.${key}`, values })
  })

  it('is left out where the numbers say nothing', () => {
    expect(limitationText({ limitationType: 'AMOUNT', limitation: 100, amount: null, discount: null })).toBeNull()
    expect(limitationText({ limitationType: 'toString', limitation: 100, amount: fen(1), discount: null })).toBeNull()
  })
})
