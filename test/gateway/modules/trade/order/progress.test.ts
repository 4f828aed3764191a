import { orderProgress } from '../../../../../scripts/gateway/modules/trade/order/progress'

const EVENTS = [
  { state: 'UNPAID', at: 0 },
  { state: 'RESERVE', at: 60 },
  { state: 'SUCCEEDED', at: 60 },
]

describe('the progress of an order', () => {
  it.each([60, 90])('dates the ticket issue to the payment at %d', (paidAt) => {
    const progress = orderProgress({ created_at: 0, paid_at: paidAt }, EVENTS, [])
    expect(progress.map(({ state, time }) => [state, time])).toEqual([
      ['UNPAID', 0],
      ['RESERVE', paidAt],
      ['SUCCEEDED', paidAt],
    ])
  })

  it('lists ticket steps after order steps of the same time', () => {
    const step = { state: 'REFUND_APPLIED' as const, time: 60, qty: 1, amount: 100 }
    expect(orderProgress({ created_at: 0, paid_at: 60 }, EVENTS, [step]).at(-1)).toBe(step)
  })
})
