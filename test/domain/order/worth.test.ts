import { fen } from '@/domain/money'
import { arrivedRefund, listedSum, moneyBack, orderSum } from '@/domain/order/worth'

describe('the amounts of an order', () => {
  it.each([
    ['what was paid', { orderState: 'SUCCEEDED', payAmount: fen(700) }, 700, 'paid'],
    ['its total before it is priced', { orderState: 'UNPAID', payAmount: null }, 900, 'due'],
  ] as const)('has as sum %s', (_, more, sum, kind) => {
    expect(orderSum({ total: fen(900), ...more })).toEqual({ sum, kind })
  })

  it.each([
    ['the price of rebooked tickets', { rebookOf: 'O1', orderState: 'SUCCEEDED', payAmount: fen(0) }, 900],
    ['the difference that is due', { rebookOf: 'O1', orderState: 'UNPAID', payAmount: fen(100) }, 100],
    ['what was paid', { rebookOf: '', orderState: 'SUCCEEDED', payAmount: fen(700) }, 700],
  ] as const)('has in lists %s', (_, more, sum) => {
    expect(listedSum({ total: fen(900), ...more })).toBe(sum)
  })

  it('excludes pending refunds from the refunded amount', () => {
    expect(arrivedRefund({ refundedAmount: fen(700), refundingAmount: fen(200) })).toBe(500)
  })

  const back = { orderRefundState: 'REFUNDING', refundedAmount: fen(700), refundingAmount: fen(200) } as const
  it.each([
    ['nothing', { refundedAmount: fen(0), refundingAmount: fen(0) }, []],
    ['what is on its way and what arrived', {}, [200, 500]],
    ['a failure first', { orderRefundState: 'FAILED' }, ['FAILED', 500]],
  ] as const)('shows as refund %s', (_, more, found) => {
    const parts = moneyBack({ ...back, ...more }).map(({ state, amount }) => (state === 'FAILED' ? state : amount))
    expect(parts).toEqual(found)
  })
})
