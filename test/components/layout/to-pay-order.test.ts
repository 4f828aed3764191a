import { ToPayOrderModel } from '@/components/layout/to-pay-order/to-pay-order.model'
import { screenScope } from '../../support/screen-scope'
import { world } from '../../support/world'

const NOW = Date.UTC(2026, 10, 20, 2)
const order = (more: object = {}) => ({ orderId: 'o1', createTime: NOW - 60_000, reserveTime: NOW + 600_000, ...more })

const begin = (answer: () => unknown = () => order(), loggedIn = true) => {
  const given = world({ recently_order_info: answer })
  given.change(() => (given.stores.user.loggedIn = loggedIn))
  const { screen } = screenScope(given.services)
  return { ...given, model: new ToPayOrderModel({ ...(given.services as object), screen } as never) }
}

describe('the order to pay on home', () => {
  test('is shown until its reserve time', async () => {
    const { model } = begin()
    await model.load()
    expect([model.order?.orderId, model.deadline]).toEqual(['o1', NOW + 600_000])
  })

  test('no request for a visitor; a login loads, a logout clears', async () => {
    const { model, asked, change, stores } = begin(undefined, false)
    await model.load()
    expect(asked).toHaveLength(0)
    change(() => (stores.user.loggedIn = true))
    await Promise.resolve()
    expect(asked).toHaveLength(1)
    change(() => (stores.user.loggedIn = false))
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
