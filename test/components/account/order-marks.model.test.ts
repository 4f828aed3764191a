import { orderNews } from '@/api/order'
import { OrderMarks } from '@/components/account/order-marks.model'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const NONE = { unpaid: 0, unpaidItems: 0, coming: 0, past: 0 }

const setUp = (counts: object) => {
  const all = fakeServices({ answers: [[orderNews, () => ({ ...NONE, ...counts })]] })
  const { screen } = screenScope(all.services)
  const model = new OrderMarks({ ...all.services, screen })
  screen.start()
  return { ...all, model }
}

describe('the model of the order badges', () => {
  it('sends no request for a visitor', async () => {
    const { model, sentTo } = setUp({ unpaid: 1 })
    await settle()
    expect([model.unpaid, sentTo(orderNews)]).toEqual([0, []])
  })

  it.each([
    [{}, 0, {}],
    [{ unpaid: 1, unpaidItems: 2 }, 3, {}],
    [{ unpaidItems: 2, past: 1 }, 2, { tab: 'OTHER' }],
    [{ unpaid: 1, past: 1 }, 1, {}],
    [{ coming: 1, past: 1 }, 0, {}],
    [{ past: 1 }, 0, { tab: 'HISTORY' }],
  ])('counts %j as %i unpaid orders and links to %j', async (counts, unpaid, params) => {
    const { model, logIn } = setUp(counts)
    logIn()
    await settle()
    expect([model.unpaid, model.link.params]).toEqual([unpaid, params])
  })

  it('names the tab with unread updates only while the buyer is logged in', async () => {
    const { model, logIn, stores } = setUp({ past: 2 })
    logIn()
    await settle()
    expect(model.newsTab).toBe('HISTORY')
    stores.user.logout()
    expect(model.newsTab).toBeNull()
  })
})
