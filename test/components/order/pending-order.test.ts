import { type OrderDetail, orderDetail } from '@/api/order'
import { itemOrderProgress, orderProgress, recentlyOrder } from '@/api/recent-order'
import { PendingOrderModel } from '@/components/order/pending-order/pending-order.model'
import { OrderDetailModel } from '@/packages/order/order-detail/order-detail.model'
import { anOrder } from '../../support/data/order'
import { NOW } from '../../support/fake-clock'
import { openModel } from '../../support/open-model'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'

const order = (more: object = {}) => ({
  orderId: 'o1',
  orderState: 'UNPAID',
  createTime: NOW - 60_000,
  reserveTime: NOW + 600_000,
  ...more,
})

const begin = (answer: () => unknown = () => order(), loggedIn = true) => {
  const given = fakeServices({ answers: [[recentlyOrder, answer]], member: loggedIn })
  const { screen, lifecycle } = screenScope(given.services)
  return { ...given, screen, lifecycle, model: new PendingOrderModel({ ...given.services, screen }) }
}

describe('the latest order on the home screen', () => {
  test('is shown until its payment deadline', async () => {
    const { model } = begin()
    await model.load()
    expect([model.order?.orderId, model.deadline]).toEqual(['o1', NOW + 600_000])
  })

  test('loads after the login, and disappears at the logout', async () => {
    const { model, sentTo, logIn, stores } = begin(undefined, false)
    await model.load()
    expect(sentTo(recentlyOrder)).toHaveLength(0)
    logIn()
    await Promise.resolve()
    expect(sentTo(recentlyOrder)).toHaveLength(1)
    stores.user.logout()
    expect(model.order).toBeNull()
  })

  test.each([
    ['SHOW_CANCELED', 'CANCELED'],
    ['SHOW_DELAY', 'DELAY'],
    ['REFUND_DONE', null],
  ])('maps the update %s of a paid order to the displayed change %s', async (news, change) => {
    const { model } = begin(() => order({ orderState: 'SUCCEEDED', payment: null, news }))
    await model.load()
    expect([model.change, model.order !== null]).toEqual([change, change !== null])
  })

  test.each([
    ['past its payment deadline', () => order({ reserveTime: NOW })],
    ['absent in the gateway’s response', () => null],
  ])('is not shown if it is %s', async (_, answer) => {
    const { model } = begin(answer)
    await model.load()
    expect(model.order).toBeNull()
  })

  test('remains after a failed refresh until the payment deadline', async () => {
    let works = true
    const { model, clock } = begin(() => (works ? order() : Promise.reject(new Error('down'))))
    await model.load()
    works = false
    await model.load()
    expect(model.order).not.toBeNull()
    clock.advance(600_001)
    await model.load()
    expect(model.order).toBeNull()
  })

  test('is polled after the deadline until a running payment has an outcome', async () => {
    let underWay = true
    const now = () => order({ reserveTime: NOW + 1_000, payment: underWay ? { state: 'UNDER_WAY' } : null })
    const { model, clock, answer, sentTo, screen, lifecycle } = begin(() => (underWay ? now() : null))
    answer(orderProgress, () => ({ ...now(), orderState: underWay ? 'UNPAID' : 'SUCCEEDED' }))
    await model.load()
    await clock.advanceAsync(60_000)
    expect(model.state).toBe('confirming')
    const asked = sentTo(orderProgress).length
    expect(asked).toBeGreaterThan(3)
    lifecycle.hide()
    await clock.advanceAsync(600_000)
    expect(sentTo(orderProgress)).toHaveLength(asked)
    underWay = false
    lifecycle.show()
    await clock.advanceAsync(0)
    expect(model.order).toBeNull()
    screen.dispose()
  })

  test.each(['CLOSED', 'CANCELED', 'SUCCEEDED'])(
    'shows an automatic refund of a %s order until the order is opened (attack F15)',
    async (orderState) => {
      let time = NOW
      const payment = () => ({ state: 'RETURNED', amount: 76_000, time, reason: '', method: '' })
      const world = begin(() => order({ orderState, payment: payment() }))
      const { model, services, clock, sentTo, answer } = world
      await model.load()
      expect([model.order?.orderId, model.returned?.amount]).toEqual(['o1', 76_000])
      await clock.advanceAsync(60_000)
      expect(sentTo(orderProgress)).toHaveLength(0)
      answer(orderDetail, () => anOrder({ orderId: 'o1', orderState, payment: payment() } as Partial<OrderDetail>))
      const opened = await openModel(services, (deps) => new OrderDetailModel(deps, { orderId: 'o1' }))
      expect(opened.model.payment?.state).toBe('RETURNED')
      opened.dispose()
      await model.load()
      expect(model.order).toBeNull()
      time += 1
      await model.load()
      expect(model.returned).not.toBeNull()
    },
  )

  test('is polled by the item order’s call until another device pays the order', async () => {
    let paid = false
    const { model, clock, answer } = begin(() => (paid ? null : order({ orderType: 'goods' })))
    answer(itemOrderProgress, () => ({ orderStatus: paid ? 'SUCCEEDED' : 'UNPAID', payment: null }))
    await model.load()
    expect(model.state).toBe('toPay')
    paid = true
    await clock.advanceAsync(3_000)
    expect(model.order).toBeNull()
  })

  test('is removed when another device pays the order', async () => {
    let orderState = 'UNPAID'
    const { model, clock, answer } = begin(() => (orderState === 'UNPAID' ? order() : null))
    answer(orderProgress, () => order({ orderState }))
    await model.load()
    expect(model.state).toBe('toPay')
    orderState = 'SUCCEEDED'
    await clock.advanceAsync(3_000)
    expect(model.order).toBeNull()
  })
})
