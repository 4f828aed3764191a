import { orderNews, orders } from '@/api/order'
import { defaultPolicies } from '@/api/shop'
import { OrderMarks } from '@/components/account/order-marks.model'
import { aPage } from '../../support/data/page'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const setUp = () => {
  const all = fakeServices({
    answers: [
      [defaultPolicies, () => []],
      [orderNews, () => ({ coming: 0, past: 2 })],
    ],
  })
  const now = all.clock.now()
  const order = (orderState: string, reserveTime: number) => ({ orderState, reserveTime, createTime: now })
  all.answer(orders, () => aPage([order('UNPAID', now + 1_000), order('UNPAID', now - 1_000), order('SUCCEEDED', now)]))
  const { screen } = screenScope(all.services)
  const model = new OrderMarks({ ...all.services, screen })
  screen.start()
  return { ...all, model }
}

describe('the badges of the orders', () => {
  it('sends no request for a visitor', async () => {
    const { model, sentTo } = setUp()
    await settle()
    expect([model.unpaid, sentTo(orderNews), sentTo(orders)]).toEqual([0, [], []])
  })

  it('counts the orders that can still be paid', async () => {
    const { model, logIn } = setUp()
    logIn()
    await settle()
    expect(model.unpaid).toBe(1)
  })

  it('returns the order tab with unread updates, and null after the logout', async () => {
    const { model, logIn, stores } = setUp()
    logIn()
    await settle()
    expect(model.newsTab).toBe('HISTORY')
    stores.user.logout()
    expect(model.newsTab).toBeNull()
  })
})
