import { couponOutcome, type UsedCoupon } from '@/domain/refund/coupon-return'

const NOW = 1_000
const coupon: UsedCoupon = { couponType: 'CASH', expireTime: 2_000, kindEnds: null, isUseful: true }
const amounts = { coupon: 500, complete: true, couponFree: true } as Parameters<typeof couponOutcome>[1]
const outcome = (own: Partial<UsedCoupon>, more: Partial<typeof amounts> = {}, changed = false) =>
  couponOutcome({ ...coupon, ...own }, { ...amounts, ...more }, changed, NOW)

describe('the outcome of a coupon at a refund', () => {
  it.each<[string, Partial<UsedCoupon>, Partial<typeof amounts>]>([
    ['LATER', {}, { complete: false }],
    ['NONE', {}, { complete: false, coupon: 0 as typeof amounts.coupon }],
    ['BACK', {}, {}],
    ['EXPIRED', { expireTime: NOW }, {}],
    ['BACK', { couponType: 'EXCHANGE' }, { complete: false }],
    ['LATER', { couponType: 'EXCHANGE' }, { complete: false, couponFree: false }],
    ['BACK', { isUseful: false }, {}],
  ])('is %s for the coupon %o and the refund %o', (expected, own, more) => {
    expect(outcome(own, more)).toBe(expected)
  })

  it.each<[string, Partial<UsedCoupon>]>([
    ['BACK', {}],
    ['BACK', { expireTime: NOW }],
    ['BACK', { expireTime: NOW, kindEnds: NOW + 1 }],
    ['COMPENSATED', { expireTime: NOW, kindEnds: NOW }],
    ['COMPENSATED', { isUseful: false }],
  ])('is %s for the coupon %o if the show was changed', (expected, own) => {
    expect(outcome(own, {}, true)).toBe(expected)
  })

  it('returns NONE if the order has no coupon', () => {
    expect(couponOutcome(null, amounts, true, NOW)).toBe('NONE')
  })
})
