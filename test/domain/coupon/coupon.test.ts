import { bestCoupon, type Choosable } from '@/domain/coupon/best'

describe('the preselected coupon', () => {
  const coupon = (over: Partial<Choosable> & { couponId: string; usable?: boolean }) => ({
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
      [
        coupon({ couponId: 'a', discountAmount: 9_000 }),
        coupon({ couponId: 'b', couponType: 'EXCHANGE', discountAmount: 0 }),
      ],
      'b',
    ],
    ['the highest discount', [coupon({ couponId: 'a' }), coupon({ couponId: 'b', discountAmount: 2_000 })], 'b'],
    [
      'the earlier expiry',
      [
        coupon({ couponId: 'a' }),
        coupon({ couponId: 'b', expireTime: 1_000 }),
        coupon({ couponId: 'c', expireTime: null }),
      ],
      'b',
    ],
    [
      'the narrower scope',
      [coupon({ couponId: 'a' }), coupon({ couponId: 'b', useCouponRule: 'LIMIATION_VENUE_USE' })],
      'b',
    ],
    [
      'the first of equal coupons',
      [coupon({ couponId: 'a', expireTime: null }), coupon({ couponId: 'b', expireTime: null })],
      'a',
    ],
    ['nothing if no coupon is usable', [coupon({ couponId: 'a', usable: false })], undefined],
    ['nothing if there are no coupons', [], undefined],
  ])('is %s', (_, coupons, id) => {
    expect(bestCoupon(coupons)?.couponId).toBe(id)
  })
})
