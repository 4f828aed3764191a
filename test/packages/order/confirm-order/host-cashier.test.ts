import { layouts } from '@/api/layout'
import { orderDetail } from '@/api/order'
import { createOrder } from '@/api/purchase'
import { texts } from '@/locales/texts'
import { ConfirmOrderModel } from '@/packages/order/confirm-order/confirm-order.model'
import { anOrder } from '../../../support/data/order'
import { aCreatedOrder, aPurchase } from '../../../support/data/purchase'
import { settle } from '../../../support/settle'
import { setUp } from '../support'

const purchase = aPurchase()
const created = aCreatedOrder()

const make = async (answers: Parameters<typeof setUp>[0] = []) => {
  const world = setUp([[createOrder, () => created], [layouts, () => ({ components: [] })], ...answers])
  const again = () => world.show((deps) => new ConfirmOrderModel(deps, purchase))
  return { ...world, ...(await again()), again }
}

describe('killed in the host’s cashier and launched again', () => {
  /** The app as it is after the launch: the same storage, nothing else. */
  const relaunch = async (orderState: 'UNPAID' | 'SUCCEEDED') => {
    const first = await make([[orderDetail, () => anOrder({ orderState })]])
    Object.assign(first.services.payment, { start: () => new Promise(() => undefined) })
    void first.model.submit()
    await settle()
    first.dispose()
    first.went.length = 0
    return { ...first, ...(await first.again()) }
  }

  it('a payment that came through is shown, and nothing is bought again', async () => {
    const { clock, went, sentTo } = await relaunch('SUCCEEDED')
    await clock.advanceAsync(3_000)
    expect(went).toEqual([['redirect', 'pay-success', { orderId: 'O1', orderType: 'ticket' }]])
    expect(sentTo(createOrder)).toHaveLength(1)
  })

  it('an unpaid order opens itself, where it can be paid', async () => {
    const { clock, went, sentTo } = await relaunch('UNPAID')
    await clock.advanceAsync(16_000)
    expect(went).toEqual([['redirect', 'order-detail', { orderId: 'O1' }]])
    expect(sentTo(createOrder)).toHaveLength(1)
  })
})

it('a payment without an outcome keeps its mark: after the app is killed during the poll, the purchase is still known', async () => {
  const { model, again, state, clock, went, sentTo } = await make()
  state.outcome = { kind: 'pending', orderId: 'O1' }
  await model.submit()
  expect(went).toEqual([['redirect', 'pay-loading', { orderId: 'O1' }]])
  const { model: relaunched } = await again()
  await clock.advanceAsync(0)
  expect([relaunched.checkout.checking, sentTo(createOrder).length]).toEqual([true, 1])
})

it.each([
  ['zh-CN', '一网通支付调用失败'],
  ['zh-MO', '一網通付款調用失敗'],
  ['en-US', 'One-net pay call failed'],
] as const)('a bank that cannot be called is told in %s, and the order is shown', async (language, words) => {
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
