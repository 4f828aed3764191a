import { bestCoupon, type Choosable } from '@/domain/coupon/best'

describe('the preselected coupon', () => {
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
