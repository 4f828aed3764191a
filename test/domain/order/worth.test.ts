import { fen } from '@/domain/money'
import { arrivedRefund, listedSum, moneyBack, orderSum } from '@/domain/order/worth'

describe('the amounts of an order', () => {
  it.each([
    ['the paid amount', { orderState: 'SUCCEEDED', payAmount: fen(700) }, 700, 'paid'],
    ['the total before the price is known', { orderState: 'UNPAID', payAmount: null }, 900, 'due'],
  ] as const)('show as the sum %s', (_, more, sum, kind) => {
    expect(orderSum({ total: fen(900), ...more })).toEqual({ sum, kind })
  })

  it.each([
    ['the price of the rebooked tickets', { rebookOf: 'O1', orderState: 'SUCCEEDED', payAmount: fen(0) }, 900],
    ['the due difference', { rebookOf: 'O1', orderState: 'UNPAID', payAmount: fen(100) }, 100],
    ['the paid amount', { rebookOf: '', orderState: 'SUCCEEDED', payAmount: fen(700) }, 700],
  ] as const)('show in order lists %s', (_, more, sum) => {
    expect(listedSum({ total: fen(900), ...more })).toBe(sum)
  })

  it('exclude pending refunds from the refunded amount', () => {
    expect(arrivedRefund({ refundedAmount: fen(700), refundingAmount: fen(200) })).toBe(500)
  })

  const back = { orderRefundState: 'REFUNDING', refundedAmount: fen(700), refundingAmount: fen(200) } as const
  it.each([
    ['nothing', { refundedAmount: fen(0), refundingAmount: fen(0) }, []],
    ['pending and completed amounts', {}, [200, 500]],
    ['a failed refund first', { orderRefundState: 'FAILED' }, ['FAILED', 500]],
  ] as const)('show as the refund %s', (_, more, found) => {
    const parts = moneyBack({ ...back, ...more }).map(({ state, amount }) => (state === 'FAILED' ? state : amount))
    expect(parts).toEqual(found)
  })
})
