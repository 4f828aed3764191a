import { fen } from '@/domain/money'
import { layouts } from '@/api/layout'
import { orderDetail } from '@/api/order'
import { createOrder } from '@/api/purchase'
import { texts } from '@/locales/texts'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import { OrderDetailModel } from '@/packages/order/order-detail/order-detail.model'
import { anOrder } from '../../../support/data/order'
import { broadcastOrderChange } from '@/payment/order-changes'
import { aCreatedOrder, aPurchase } from '../../../support/data/purchase'
import { settle } from '../../../support/settle'
import { sharedStorage } from '../../../support/tabs'
import { setUp } from '../support'

const purchase = aPurchase()
const created = aCreatedOrder()

const make = async (answers: Parameters<typeof setUp>[0] = []) => {
  const world = setUp([[createOrder, () => created], [layouts, () => ({ components: [] })], ...answers])
  const again = () => world.show((deps) => new ConfirmOrderModel(deps, purchase).checkout)
  return { ...world, ...(await again()), again }
}

describe('an app closed in the host’s cashier and launched again', () => {
  /** Launches the app again with the same storage, but without any state in memory. */
  const relaunch = async (orderState: 'UNPAID' | 'SUCCEEDED' | 'CLOSED', minutes = 0) => {
    const first = await make([[orderDetail, () => anOrder({ orderState })]])
    Object.assign(first.services.payment, { start: () => new Promise(() => undefined) })
    void first.model.submit()
    await settle()
    first.dispose()
    first.went.length = 0
    first.clock.advance(minutes * 60_000)
    return { ...first, ...(await first.again()) }
  }

  it('shows a successful payment without ordering again', async () => {
    const { clock, went, sentTo } = await relaunch('SUCCEEDED')
    await clock.advanceAsync(3_000)
    expect(went).toEqual([['redirect', 'pay-success', { orderId: 'O1', orderType: 'ticket' }]])
    expect(sentTo(createOrder)).toHaveLength(1)
  })

  it('opens an unpaid order', async () => {
    const { clock, went, sentTo } = await relaunch('UNPAID')
    await clock.advanceAsync(16_000)
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
    expect(sentTo(createOrder)).toHaveLength(1)
  })

  it.each([
    ['SUCCEEDED', 'pay-success', { orderId: 'O1', orderType: 'ticket' }],
    ['CLOSED', 'order-detail', { orderId: 'O1' }],
  ] as const)(
    'opens an order that is %s after the deadline, and does not order again',
    async (state, screen, params) => {
      const { clock, went, model } = await relaunch(state, 45)
      await clock.advanceAsync(3_000)
      expect(went).toEqual([['redirect', screen, params]])
      expect(model.price).toBeNull()
    },
  )
})

describe('a repeated purchase while its order is unpaid', () => {
  const unpaid = async (order: () => unknown) => {
    const first = await make([[orderDetail, order]])
    first.state.outcome = { kind: 'cancelled', orderId: 'O1' }
    await first.model.submit()
    const { model } = await first.show((deps) => new OrderDetailModel(deps, { orderId: 'O1' }))
    expect(model.state).not.toBeNull()
    first.dispose()
    first.went.length = 0
    return { ...first, ...(await first.again()) }
  }

  it('opens the unpaid order instead of a second one', async () => {
    const { went, sentTo } = await unpaid(() => anOrder())
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
    expect(sentTo(createOrder)).toHaveLength(1)
  })

  it('opens the unpaid order even while offline', async () => {
    let online = true
    const order = () => {
      if (!online) throw new Error('offline')
      return anOrder()
    }
    const first = await unpaid(order)
    first.went.length = 0
    online = false
    await first.again()
    expect(first.went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  })

  it.each(['CANCELED', 'CLOSED', 'SUCCEEDED'] as const)(
    'starts a new purchase if the order is %s',
    async (orderState) => {
      const { model, went } = await unpaid(() => anOrder({ orderState }))
      expect(went).toEqual([])
      expect(model.price).not.toBeNull()
    },
  )
})

const UNDER_WAY = { state: 'UNDER_WAY', reason: '', method: 'Alipay', amount: fen(76_000), time: 0 } as const

it.each([
  { what: 'pays the order', then: { orderState: 'SUCCEEDED' } },
  { what: 'is paying the order', then: { payment: UNDER_WAY } },
] as const)('ends the payment and shows the order when another tab $what', async ({ then }) => {
  const tabs = sharedStorage()
  const here = tabs.open()
  let now: Parameters<typeof anOrder>[0] = {}
  const world = setUp([
    [createOrder, () => created],
    [layouts, () => ({ components: [] })],
    [orderDetail, () => anOrder(now)],
  ])
  Object.assign(world.services.platform, { storage: here.storage })
  Object.assign(world.services.payment, { start: () => new Promise(() => undefined) })
  const { model } = await world.show((deps) => new ConfirmOrderModel(deps, purchase).checkout)
  void model.submit()
  await settle()
  const tell = async () => {
    broadcastOrderChange({ platform: { storage: tabs.open().storage }, clock: world.clock }, 'O1')
    here.deliver()
    await settle()
  }
  await tell()
  expect([world.went, world.state.hidden]).toEqual([[], 0])
  now = then
  world.clock.advance(1)
  await tell()
  expect([world.went, world.state.hidden]).toEqual([[['redirect', 'order-detail', { orderId: 'O1' }]], 1])
})

it('checks a pending payment again after the app was closed while polling', async () => {
  const { model, again, state, clock, went, sentTo } = await make()
  state.outcome = { kind: 'pending', orderId: 'O1' }
  await model.submit()
  expect(went).toEqual([['redirect', 'pay-loading', { orderId: 'O1' }]])
  const { model: relaunched } = await again()
  await clock.advanceAsync(0)
  expect([relaunched.purchase.checking, sentTo(createOrder).length]).toEqual([true, 1])
})

it.each([
  ['zh-CN', '一网通支付调用失败'],
  ['zh-MO', '一網通付款調用失敗'],
  ['en-US', 'One-net pay call failed'],
] as const)('reports a failed payment call of the bank in %s, and shows the order', async (language, words) => {
  const { model, state, dialogs, went } = await make()
  await texts.setLanguage(language)
  state.outcome = { kind: 'failed', orderId: 'O1', reason: 'one-net pay call failed', message: '' }
  const submitted = model.submit()
  await settle()
  expect(dialogs.current?.content).toBe(words)
  dialogs.answer(true)
  await submitted
  expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
  await texts.setLanguage('zh-CN')
})
