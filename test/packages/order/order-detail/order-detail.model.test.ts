import { layouts } from '@/api/layout'
import { cancelOrder, orderDetail, readOrderNews } from '@/api/order'
import type { OrderPayment } from '@/api/order-state'
import { fen } from '@/domain/money'
import { OrderDetailModel } from '@/packages/order/order-detail/order-detail.model'
import { broadcastOrderChange } from '@/payment/order-changes'
import type { PayOutcome } from '@/payment/outcome'
import type { HostStorage } from '@/platform/storage/contract'
import { RequestError } from '@/request/errors'
import { anOrder } from '../../../support/data/order'
import { NOW } from '../../../support/fake-clock'
import { settle } from '../../../support/settle'
import { sharedStorage } from '../../../support/tabs'
import { setUp } from '../support'

const NOTHING = {
  ...{ canPay: false, canCancel: false, canEnter: false, canTake: false },
  ...{ canRefund: false, canRebook: false, canTrack: false, canSendAgain: false },
  ...{ canReturn: false, canViewResale: false },
}

const payment = (state: OrderPayment['state'], reason = '') =>
  ({ state, reason, method: 'Alipay', amount: fen(76_000), time: 0 }) satisfies OrderPayment

const make = async (
  answer: () => unknown = () => anOrder(),
  more: Parameters<typeof setUp>[0] = [],
  storage?: HostStorage,
) => {
  const world = setUp([[orderDetail, answer], [layouts, () => ({ components: [] })], ...more])
  if (storage) Object.assign(world.services.platform, { storage })
  const shown = await world.show((deps) => new OrderDetailModel(deps, { orderId: 'O1' }))
  return { ...world, ...shown }
}

describe('an order', () => {
  it('uses the shop’s time limit for unpaid orders without a deadline (decision 39)', async () => {
    const order = anOrder({ reserveTime: null })
    const world = setUp([[orderDetail, () => order]], { unpaidMinutes: 30 })
    const { model } = await world.show((deps) => new OrderDetailModel(deps, { orderId: 'O1' }))
    expect(model.deadline).toBe(order.createTime + 30 * 60_000)
  })

  describe('an order that has ended', () => {
    const items = [{ seatPlanId: 'P1', seatPlanName: '', quantity: 2, unitPrice: fen(1) }]
    const ended = {
      orderState: 'CLOSED',
      orderOperations: [],
      firstSessionId: 'N1',
      showTime: NOW + 1,
      items,
      canBuyAgain: true,
    } as const
    const againOf = async (more: Parameters<typeof anOrder>[0] = {}) =>
      (await make(() => anOrder({ ...ended, items, orderOperations: [], ...more }))).model.again

    it('links to a new order of the same session, tier and quantity', async () => {
      expect(await againOf()).toMatchObject({
        name: 'booking',
        params: { showId: 'S1', sessionId: 'N1', seatPlanId: 'P1', quantity: '2' },
      })
      const two = [...items, { ...items[0], seatPlanId: 'P2' }]
      expect((await againOf({ items: two }))?.params).toEqual({ showId: 'S1', sessionId: 'N1' })
    })

    it.each([
      ['has begun', { showTime: NOW }],
      ['was canceled', { showChange: 'CANCELED' }],
    ] as const)('offers the show if the session %s', async (_, more) => {
      expect(await againOf(more)).toMatchObject({ name: 'show-detail', params: { showId: 'S1' } })
    })

    it.each([
      ['of a show that is not on sale', { canBuyAgain: false }],
      ['of a rebooking', { rebookOf: 'O0' }],
      ['whose tickets were rebooked', { rebookedTo: 'O2' }],
      ['whose payment is under way', { payment: payment('UNDER_WAY') }],
    ] as const)('offers no new order for an order %s', async (_, more) => {
      expect(await againOf(more)).toBeNull()
    })

    it.each([
      ['links to the original order of a rebooking', { rebookOf: 'O0' }, { orderId: 'O0' }],
      ['links to no other order while a payment is under way', { rebookOf: 'O0', payment: payment('UNDER_WAY') }, null],
      ['links to no other order without a rebooking', {}, null],
    ] as const)('%s', async (_, more, params) => {
      const { model } = await make(() => anOrder({ ...ended, items, orderOperations: [], ...more }))
      expect(model.original?.params ?? null).toEqual(params)
    })
  })

  it('is polled at increasing intervals until its deadline', async () => {
    let state = 'UNPAID'
    const { model, clock, sentTo } = await make(() => anOrder({ orderState: state as never }))
    await clock.advanceAsync(3_000)
    expect(sentTo(orderDetail)).toHaveLength(2)
    await clock.advanceAsync(60_000)
    const minute = sentTo(orderDetail).length
    expect(minute).toBeLessThan(12)
    state = 'SUCCEEDED'
    await clock.advanceAsync(60_000)
    expect(model.order.value?.orderState).toBe('SUCCEEDED')
    const settled = sentTo(orderDetail).length
    await clock.advanceAsync(600_000)
    expect(sentTo(orderDetail)).toHaveLength(settled)
  })

  it('marks its updates as read only once', async () => {
    const order = () => anOrder({ orderState: 'SUCCEEDED', orderOperations: [], news: 'REFUND_DONE' })
    const { model, sentTo } = await make(order, [[readOrderNews, () => null]])
    expect(sentTo(readOrderNews)).toEqual([{ orderId: 'O1' }])
    await model.refresh()
    expect(sentTo(readOrderNews)).toHaveLength(1)
  })

  it('is not polled after its deadline, except once when the countdown ends', async () => {
    const { model, clock, sentTo } = await make()
    await clock.advanceAsync(15 * 60_000)
    const asked = sentTo(orderDetail).length
    await clock.advanceAsync(15 * 60_000)
    expect(sentTo(orderDetail).length - asked).toBeLessThanOrEqual(1)
    expect(model.deadline).toBe(anOrder().reserveTime)
  })

  it('offers the actions that the gateway lists (domain §3)', async () => {
    const { model } = await make()
    expect(model.flags).toEqual({ ...NOTHING, canPay: true, canCancel: true })
  })

  it('opens the result after a payment', async () => {
    const { model, paid, went, state } = await make()
    state.origin = 'https://foyer.example'
    await model.pay()
    expect(paid).toMatchObject([
      {
        orderId: 'O1',
        transactionIds: ['T1'],
        payAmount: 76_000,
        returnUrl: 'https://foyer.example/pay-success?orderId=O1&orderType=ticket',
        cancelUrl: 'https://foyer.example/order/detail/O1',
      },
    ])
    expect(went).toEqual([['redirect', 'pay-success', { orderId: 'O1', orderType: 'ticket' }]])
  })

  it.each(['cancelled', 'expired', 'left'] as const)(
    'stays open and is reloaded after the payment outcome %s',
    async (kind) => {
      const { model, went, state, sentTo } = await make()
      state.outcome = { kind, orderId: 'O1' } as PayOutcome
      await model.pay()
      expect(went).toEqual([])
      expect(sentTo(orderDetail)).toHaveLength(2)
    },
  )

  it('is canceled only after a confirmation', async () => {
    const { model, dialogs, sentTo } = await make(undefined, [[cancelOrder, () => undefined]])
    const no = model.cancel()
    dialogs.answer(false)
    await no
    expect(sentTo(cancelOrder)).toEqual([])
    const yes = model.cancel()
    dialogs.answer(true)
    await yes
    expect(sentTo(cancelOrder)).toEqual([{ orderId: 'O1' }])
    expect(sentTo(orderDetail)).toHaveLength(2)
  })

  it('shows why it cannot be canceled, and its current state', async () => {
    const { model, dialogs, sentTo } = await make(undefined, [
      [
        cancelOrder,
        () => {
          throw new RequestError({ kind: 'business', statusCode: 22030403, message: 'Too late' })
        },
      ],
    ])
    const cancelling = model.cancel()
    dialogs.answer(true)
    await cancelling
    expect(dialogs.toastShown?.text).toBe('Too late')
    expect(sentTo(orderDetail)).toHaveLength(2)
  })

  it('is not polled after the screen is disposed', async () => {
    const { dispose, clock, sentTo, state } = await make()
    dispose()
    await clock.advanceAsync(600_000)
    await settle()
    expect(sentTo(orderDetail)).toHaveLength(1)
    expect(state.hidden).toBe(1)
  })
})

describe('an order with a payment', () => {
  const underWay = () => anOrder({ payment: payment('UNDER_WAY') })

  it('cannot be paid or canceled while its payment is pending', async () => {
    const { model, clock, sentTo } = await make(underWay)
    expect(model.state).toBe('confirming')
    expect(model.flags).toEqual(NOTHING)
    expect([model.deadline, model.payment?.state]).toEqual([null, 'UNDER_WAY'])
    await clock.advanceAsync(60 * 60_000)
    const asked = sentTo(orderDetail).length
    await clock.advanceAsync(60_000)
    expect(sentTo(orderDetail)).toHaveLength(asked + 1)
  })

  it('is polled after a return, a reconnection or a change in another tab', async () => {
    const tabs = sharedStorage()
    const here = tabs.open()
    const { model, lifecycle, comeBack, clock, sentTo } = await make(underWay, [], here.storage)
    await clock.advanceAsync(10 * 60_000)
    const count = () => sentTo(orderDetail).length
    const asks = async (what: () => unknown) => {
      const before = count()
      await what()
      await settle()
      expect(count()).toBeGreaterThan(before)
    }
    await asks(comeBack)
    await asks(() => lifecycle.online())
    await asks(() => clock.advanceAsync(3_000))
    await asks(() => {
      broadcastOrderChange({ platform: { storage: tabs.open().storage }, clock }, 'O1')
      here.deliver()
    })
    const before = count()
    broadcastOrderChange({ platform: { storage: tabs.open().storage }, clock }, 'another')
    here.deliver()
    await settle()
    expect(count()).toBe(before)
    expect(model.confirming).toBe(true)
  })

  it('shows the reason of a failed payment, and can be paid again before its deadline', async () => {
    const { model } = await make(() => anOrder({ payment: payment('FAILED', 'No money') }))
    expect([model.state, model.payment?.reason, model.flags.canPay]).toEqual(['failed', 'No money', true])
    expect(model.deadline).toBe(anOrder().reserveTime)
  })

  it.each(['UNPAID', 'CLOSED', 'SUCCEEDED'] as const)(
    'shows a returned payment, even if the order is %s',
    async (orderState) => {
      const { model } = await make(() => anOrder({ orderState, payment: payment('RETURNED', 'Late') }))
      expect(model.payment?.reason).toBe('Late')
    },
  )

  it('shows that a payment is pending after a refused cancellation', async () => {
    let order = anOrder()
    const { model, dialogs } = await make(
      () => order,
      [
        [
          cancelOrder,
          () => {
            order = underWay()
            throw new RequestError({ kind: 'business', statusCode: 22030406, message: 'Being confirmed' })
          },
        ],
      ],
    )
    const canceling = model.cancel()
    dialogs.answer(true)
    await canceling
    expect([dialogs.toastShown?.text, model.state]).toEqual(['Being confirmed', 'confirming'])
  })

  it('closes its payment sheet when it is paid in another tab', async () => {
    let order = anOrder()
    const { clock, state } = await make(() => order)
    expect(state.hidden).toBe(0)
    order = anOrder({ orderState: 'SUCCEEDED' })
    await clock.advanceAsync(3_000)
    expect(state.hidden).toBe(1)
  })
})
