import { couponStateOf } from '@/domain/coupon/state'

const NOW = 1_000
const facts = {
  startTime: 500,
  expireTime: 2_000,
  orderState: null,
  refunding: false,
  verified: false,
  withdrawn: false,
}

describe('the state of a coupon', () => {
  it.each([
    ['AVAILABLE', {}],
    ['AVAILABLE', { startTime: NOW }],
    ['AVAILABLE', { expireTime: null }],
    ['AVAILABLE', { expireTime: NOW + 1 }],
    ['PENDING', { startTime: NOW + 1 }],
    ['EXPIRED', { expireTime: NOW }],
    ['UN_AVAILABLE', { orderState: 'UNPAID' }],
    ['UN_AVAILABLE', { orderState: 'UNPAID', expireTime: NOW }],
    ['USED', { orderState: 'PAID' }],
    ['USED', { orderState: 'PAID', expireTime: NOW }],
    ['REFUNDING', { orderState: 'PAID', refunding: true }],
    ['REFUNDING', { expireTime: NOW, refunding: true }],
    ['USED', { verified: true, expireTime: NOW }],
    ['UN_AVAILABLE', { withdrawn: true, expireTime: NOW }],
    ['USED', { withdrawn: true, orderState: 'PAID' }],
  ])('is %s for the data %o', (state, more) => {
    expect(couponStateOf({ ...facts, ...more }, NOW)).toBe(state)
  })
})
