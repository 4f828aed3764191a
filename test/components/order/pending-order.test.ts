import { recentlyOrder } from '@/api/order'
import { PendingOrderModel } from '@/components/order/pending-order/pending-order.model'
import { NOW } from '../../support/fake-clock'
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
  const { screen } = screenScope(given.services)
  return { ...given, model: new PendingOrderModel({ ...given.services, screen }) }
}

describe('the order to pay on home', () => {
  test('is shown until its reserve time', async () => {
    const { model } = begin()
    await model.load()
    expect([model.order?.orderId, model.deadline]).toEqual(['o1', NOW + 600_000])
  })

  test('no request for a visitor; a login loads, a logout clears', async () => {
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
    ['over', () => order({ reserveTime: NOW })],
    ['not there', () => null],
  ])('one that is %s is not shown', async (_, answer) => {
    const { model } = begin(answer)
    await model.load()
    expect(model.order).toBeNull()
  })

  test('a failed refresh keeps the order while it can be paid', async () => {
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
})
