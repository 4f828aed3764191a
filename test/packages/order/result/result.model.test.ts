import { orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import { keys } from '@/platform/storage/keys'
import { ResultModel } from '@/packages/order/result/result.model'
import { linkTo } from '@/router/link-to'
import { anOrder } from '../../../support/data/order'
import { setUp } from '../support'

const UNDER_WAY = { state: 'UNDER_WAY', reason: '', method: 'Alipay', amount: fen(76_000), time: 0 } as const

const make = async (answer: () => unknown, pageSource?: string) => {
  const world = setUp([[orderDetail, answer]])
  const shown = await world.show((deps) => new ResultModel(deps, { orderId: 'O1', pageSource }))
  return { ...world, ...shown }
}

describe('the result of a payment', () => {
  it('notifies other tabs once about a pending payment', async () => {
    const { services, clock } = await make(() => anOrder({ payment: UNDER_WAY }))
    await clock.advanceAsync(0)
    expect(services.platform.storage.read(keys.orderChange)).toMatchObject({ orderId: 'O1' })
    services.platform.storage.remove(keys.orderChange)
    await clock.advanceAsync(60_000)
    expect(services.platform.storage.read(keys.orderChange)).toBeUndefined()
  })

  it('does not show a success before the order is paid', async () => {
    let state = 'UNPAID'
    const { model, clock, went } = await make(() => anOrder({ orderState: state as never }))
    await clock.advanceAsync(3_000)
    expect(model.paid).toBe(false)
    state = 'SUCCEEDED'
    await clock.advanceAsync(3_000)
    expect(model.paid).toBe(true)
    expect(went).toEqual([])
  })

  it('opens an order that is still unpaid after 5 polls of 3 s', async () => {
    const { clock, went } = await make(() => anOrder())
    await clock.advanceAsync(14_000)
    expect(went).toEqual([])
    await clock.advanceAsync(2_000)
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it.each(['CANCELED', 'CLOSED', 'REFUNDED'] as const)(
    'shows no success for an order that is %s',
    async (orderState) => {
      const { model, clock, went } = await make(() => anOrder({ orderState }))
      await clock.advanceAsync(0)
      expect(model.paid).toBe(false)
      expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
    },
  )

  it('opens the ticket of an on-site purchase once it is issued', async () => {
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

  it('remains open for a purchase that is not on site', async () => {
    for (const pageSource of [undefined, 'elsewhere']) {
      const { clock, went } = await make(() => anOrder({ orderState: 'SUCCEEDED', voucherIds: ['V1'] }), pageSource)
      await clock.advanceAsync(20_000)
      expect(went).toEqual([])
    }
  })

  it('reports a slow result if requests fail, and polls less often', async () => {
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

  it('links to the ticket list until the ticket exists, then to the ticket', async () => {
    const { model, clock } = await make(() => anOrder({ orderState: 'SUCCEEDED', voucherIds: ['V1'] }))
    await clock.advanceAsync(0)
    expect(model.tickets).toEqual(linkTo('ticket-detail-new', { id: 'V1' }))
    const early = await make(() => anOrder({ orderState: 'RESERVE' }))
    await early.clock.advanceAsync(0)
    expect(early.model.tickets).toEqual(linkTo('ticket-holder'))
  })

  it('does not poll after the screen is disposed', async () => {
    const { dispose, clock, went, sentTo } = await make(() => anOrder())
    await clock.advanceAsync(3_000)
    dispose()
    await clock.advanceAsync(600_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    expect(went).toEqual([])
  })

  it('polls a pending payment at increasing intervals, and immediately after a return', async () => {
    let underWay = true
    const order = () => anOrder({ orderState: underWay ? 'UNPAID' : 'SUCCEEDED', payment: underWay ? UNDER_WAY : null })
    const { model, clock, went, sentTo, comeBack, lifecycle } = await make(order)
    await clock.advanceAsync(20 * 60_000)
    expect([went, model.confirming, model.slow]).toEqual([[], true, true])
    const asked = sentTo(orderDetail).length
    expect(asked).toBeLessThan(35)
    await comeBack()
    lifecycle.online()
    await clock.advanceAsync(0)
    expect(sentTo(orderDetail)).toHaveLength(asked + 2)
    underWay = false
    await clock.advanceAsync(3_000)
    expect([went, model.paid]).toEqual([[], true])
  })

  it.each(['FAILED', 'CANCELED', 'RETURNED'] as const)(
    'opens the order immediately if the payment is %s',
    async (state) => {
      const { clock, went } = await make(() => anOrder({ payment: { ...UNDER_WAY, state } }))
      await clock.advanceAsync(0)
      expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
    },
  )
})
