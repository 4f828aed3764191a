import { fen } from '@/domain/money'
import { arrivedRefund, moneyBack, orderSum } from '@/domain/order/worth'

describe('the money of an order', () => {
  it.each([
    ['what was paid', { orderState: 'SUCCEEDED', payAmount: fen(700) }, 700, 'paid'],
    ['its total before it is priced', { orderState: 'UNPAID', payAmount: null }, 900, 'due'],
  ] as const)('is summed up as %s', (_, more, sum, kind) => {
    expect(orderSum({ total: fen(900), ...more })).toEqual({ sum, kind })
  })

  it('excludes refunds under way from the arrived amount', () => {
    expect(arrivedRefund({ refundedAmount: fen(700), refundingAmount: fen(200) })).toBe(500)
  })

  const back = { orderRefundState: 'REFUNDING', refundedAmount: fen(700), refundingAmount: fen(200) } as const
  it.each([
    ['nothing', { refundedAmount: fen(0), refundingAmount: fen(0) }, []],
    ['what is on its way and what arrived', {}, [200, 500]],
    ['a failure first', { orderRefundState: 'FAILED' }, ['FAILED', 500]],
    ['the difference of its rebooking', { rebooking: { back: fen(30), state: 'REFUNDED' } }, [200, 530]],
  ] as const)('is refunded as %s', (_, more, found) => {
    const parts = moneyBack({ ...back, ...more }).map(({ state, amount }) => (state === 'FAILED' ? state : amount))
    expect(parts).toEqual(found)
  })
})
