import { refundNotice } from '@/domain/refund/notice'

describe('the notice of refunds', () => {
  it.each([
    ['none without a refund', 'NONE', {}, 0, null],
    ['a refund under way', 'REFUNDING', { refundedQty: 1 }, 0, { state: 'REFUNDING', qty: 1 }],
    ['a refund under way beside a resale', 'REFUNDING', { refundedQty: 2 }, 1, { state: 'REFUNDING', qty: 1 }],
    ['none where only a resale is paid back', 'REFUNDING', { refundedQty: 1 }, 1, null],
    ['a failure of a resale', 'FAILED', { refundedQty: 1 }, 1, { state: 'FAILED', qty: 0 }],
    [
      'the difference of a rebooking',
      'REFUNDING',
      { refundedQty: 1, rebookedQty: 1 },
      0,
      { state: 'REFUNDING', qty: 0 },
    ],
    ['some tickets', 'PARTIAL', { refundedQty: 1 }, 0, { state: 'PARTIAL', qty: 1 }],
    ['all tickets', 'REFUNDED', { refundedQty: 2 }, 0, { state: 'REFUNDED', qty: 2 }],
    [
      'some tickets beside rebooked ones',
      'REFUNDED',
      { refundedQty: 2, rebookedQty: 1 },
      0,
      { state: 'PARTIAL', qty: 1 },
    ],
    ['none of rebooked tickets', 'REFUNDED', { refundedQty: 2, rebookedQty: 2 }, 0, null],
    ['none of resold tickets', 'PARTIAL', { refundedQty: 1 }, 1, null],
  ] as const)('states %s', (_, orderRefundState, counts, sold, notice) => {
    expect(refundNotice({ orderRefundState, ...counts }, sold)).toEqual(notice)
  })
})
