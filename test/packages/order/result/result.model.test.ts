import { orderDetail } from '@/api/order'
import { ResultModel } from '@/packages/order/result/result.model'
import { anOrder } from '../../../support/data/order'
import { setUp } from '../support'

const make = async (answer: () => unknown, pageSource?: string) => {
  const world = setUp([[orderDetail, answer]])
  const shown = await world.show((deps) => new ResultModel(deps, { orderId: 'O1', pageSource }))
  return { ...world, ...shown }
}

describe('result of a payment', () => {
  it('claims nothing before the order says that it is paid', async () => {
    let state = 'UNPAID'
    const { model, clock, went } = await make(() => anOrder({ orderState: state as never }))
    await clock.advanceAsync(3_000)
    expect(model.paid).toBe(false)
    state = 'SUCCEEDED'
    await clock.advanceAsync(3_000)
    expect(model.paid).toBe(true)
    expect(went).toEqual([])
  })

  it('shows the order when no money came after 5 × 3 s; the order goes on asking', async () => {
    const { clock, went } = await make(() => anOrder())
    await clock.advanceAsync(14_000)
    expect(went).toEqual([])
    await clock.advanceAsync(2_000)
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it.each(['CANCELED', 'CLOSED', 'REFUNDED'] as const)('an order that is %s is no success', async (orderState) => {
    const { model, clock, went } = await make(() => anOrder({ orderState }))
    await clock.advanceAsync(0)
    expect(model.paid).toBe(false)
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it('what was bought at the door leads to its ticket as soon as that is issued', async () => {
    let voucherIds: string[] = []
    const { model, clock, went } = await make(() => anOrder({ orderState: 'SUCCEEDED', voucherIds }), 'purchase')
    await clock.advanceAsync(3_000)
    expect(model.paid).toBe(true)
    expect(went).toEqual([])
    voucherIds = ['V1', 'V2']
    await clock.advanceAsync(3_000)
    expect(went).toEqual([
      ['redirect', 'ticket-detail', { id: 'V1', source: '1', target: '1', pageSource: 'purchase' }],
    ])
  })

  it('what was bought elsewhere stays, and so does what comes with another word', async () => {
    for (const pageSource of [undefined, 'elsewhere']) {
      const { clock, went } = await make(() => anOrder({ orderState: 'SUCCEEDED', voucherIds: ['V1'] }), pageSource)
      await clock.advanceAsync(20_000)
      expect(went).toEqual([])
    }
  })

  it('without answers it says that it takes long, and goes on asking slower', async () => {
    let online = false
    const { model, clock, went } = await make(() => {
      if (!online) throw new Error('offline')
      return anOrder({ orderState: 'RESERVE' })
    })
    await clock.advanceAsync(16_000)
    expect(model.slow).toBe(true)
    expect(went).toEqual([])
    online = true
    await clock.advanceAsync(60_000)
    expect(model.paid).toBe(true)
  })

  it('leads to the ticket once there is one, else to the holder', async () => {
    const { model, clock, went } = await make(() => anOrder({ orderState: 'SUCCEEDED', voucherIds: ['V1'] }))
    await clock.advanceAsync(0)
    await model.toTickets()
    expect(went).toEqual([['open', 'ticket-detail-new', { id: 'V1' }]])
    const early = await make(() => anOrder({ orderState: 'RESERVE' }))
    await early.clock.advanceAsync(0)
    await early.model.toTickets()
    expect(early.went).toEqual([['switchTab', 'ticket-holder']])
  })

  it('asks no more once the screen is gone', async () => {
    const { dispose, clock, went, sentTo } = await make(() => anOrder())
    await clock.advanceAsync(3_000)
    dispose()
    await clock.advanceAsync(600_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    expect(went).toEqual([])
  })
})
