import { layouts } from '@/api/layout'
import { cancelOrder, orderDetail } from '@/api/order'
import { OrderDetailModel } from '@/packages/order/order-detail/order-detail.model'
import type { PayOutcome } from '@/payment/outcome'
import { RequestError } from '@/request/errors'
import { anOrder } from '../../../support/data/order'
import { settle } from '../../../support/settle'
import { setUp } from '../support'

const make = async (answer: () => unknown = () => anOrder(), more: Parameters<typeof setUp>[0] = []) => {
  const world = setUp([[orderDetail, answer], [layouts, () => ({ components: [] })], ...more])
  const shown = await world.show((deps) => new OrderDetailModel(deps, { orderId: 'O1' }))
  return { ...world, ...shown }
}

describe('an order', () => {
  it('is polled slower and slower while it is unpaid and in time, and shows the answers', async () => {
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

  it('is not polled after its deadline; the countdown’s end loads it once again', async () => {
    const { model, clock, sentTo } = await make()
    await clock.advanceAsync(15 * 60_000)
    const asked = sentTo(orderDetail).length
    await clock.advanceAsync(15 * 60_000)
    expect(sentTo(orderDetail).length - asked).toBeLessThanOrEqual(1)
    expect(model.deadline).toBe(anOrder().reserveTime)
  })

  it('offers what its operations name (domain §3)', async () => {
    const { model } = await make()
    expect(model.flags).toEqual({ canPay: true, canEnter: false, canTake: false, canCancel: true })
  })

  it('pays and opens the result', async () => {
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

  it.each(['cancelled', 'expired', 'left'] as const)('stays after a payment that %s, and asks again', async (kind) => {
    const { model, went, state, sentTo } = await make()
    state.outcome = { kind, orderId: 'O1' } as PayOutcome
    await model.pay()
    expect(went).toEqual([])
    expect(sentTo(orderDetail)).toHaveLength(2)
  })

  it('is cancelled after a yes only', async () => {
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

  it('shows why it cannot be cancelled and its current state', async () => {
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

  it('does not poll after the screen is disposed', async () => {
    const { dispose, clock, sentTo, state } = await make()
    dispose()
    await clock.advanceAsync(600_000)
    await settle()
    expect(sentTo(orderDetail)).toHaveLength(1)
    expect(state.hidden).toBe(1)
  })
})
