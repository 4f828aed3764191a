import { fen } from '@/domain/money'
import { arrivedRefund, orderSum, orderWorth, paidDifference } from '@/domain/order/worth'

describe('the money of an order', () => {
  const rebooked = { total: fen(88_000), payAmount: fen(20_000), movedIn: fen(68_000) }

  it.each([
    ['SUCCEEDED', 88_000, 20_000],
    ['UNPAID', 20_000, null],
    ['CLOSED', 20_000, null],
  ] as const)('of a rebooking that is %s', (orderState, worth, difference) => {
    expect(orderWorth({ ...rebooked, orderState })).toBe(worth)
    expect(paidDifference({ ...rebooked, orderState })).toBe(difference)
  })

  it('is what was paid where no ticket was rebooked, or the total before it is priced', () => {
    const order = { orderState: 'SUCCEEDED' as const, total: fen(900), payAmount: fen(700), movedIn: fen(0) }
    expect([orderWorth(order), orderWorth({ ...order, payAmount: null }), paidDifference(order)]).toEqual([
      700,
      900,
      null,
    ])
  })

  it.each([
    ['what comes back by a rebooking', { payAmount: fen(0), rebooking: { back: fen(14_000) } }, 14_000, 'back'],
    ['the difference that was paid', { rebooking: { back: fen(0) } }, 20_000, 'difference'],
    ['its amount', { movedIn: fen(0) }, 20_000, 'paid'],
  ] as const)('is summed up as %s', (_, more, sum, kind) => {
    expect(orderSum({ ...rebooked, orderState: 'SUCCEEDED', ...more })).toEqual({ sum, kind })
  })

  it('has arrived without what is on its way', () => {
    expect(arrivedRefund({ refundedAmount: fen(700), refundingAmount: fen(200) })).toBe(500)
  })
})
