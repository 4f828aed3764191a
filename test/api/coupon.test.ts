import { ownCoupons } from '@/api/coupon'

const read = (facts: object) => ownCoupons.read({ items: [{ couponId: 'C1', ...facts }] }).items[0]

describe('a coupon in the gateway’s answer', () => {
  it.each([
    [1, 'AVAILABLE'],
    ['1', 'AVAILABLE'],
    [2, 'USED'],
    [3, 'EXPIRED'],
    ['3', 'EXPIRED'],
    [9, 'USED'],
    ['PENDING', 'PENDING'],
    ['REFUNDING', 'REFUNDING'],
    ['SOMETHING', 'UN_AVAILABLE'],
    ['', 'UN_AVAILABLE'],
    [null, 'UN_AVAILABLE'],
    [undefined, 'UN_AVAILABLE'],
  ])('reads the couponStatus %p as %s', (couponStatus, state) => {
    expect(read({ couponStatus }).couponStatus).toBe(state)
  })

  it('sets defaults for missing fields', () => {
    expect(read({})).toMatchObject({
      ...{ title: '', amount: null, discount: 0, qty: 1, useWay: 'ONLINE', combinesWith: true, orderId: '' },
      ...{ startTime: null, expireTime: null, couponBizTypes: [] },
    })
  })

  it('is dropped if its id is missing or empty', () => {
    expect(ownCoupons.read({ items: [{ couponId: '' }, { title: 'x' }] }).items).toEqual([])
  })
})
