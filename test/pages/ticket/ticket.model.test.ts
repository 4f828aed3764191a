import { vouchers } from '@/api/voucher'
import { TicketHolderModel } from '@/pages/ticket/ticket.model'
import { aVoucher, aVoucherPage } from '../../support/data/voucher'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const page = (...ids: string[]) => aVoucherPage(ids.map((voucherId) => aVoucher({ voucherId })))

const setUp = (siteId?: string) => {
  const all = fakeServices({ answers: [[vouchers, () => page('V1', 'V2')]] })
  const scope = screenScope(all.services)
  const model = new TicketHolderModel({ ...all.services, screen: scope.screen }, siteId)
  scope.screen.start()
  return { ...all, ...scope, model }
}
const shown = ({ tickets }: TicketHolderModel) => tickets.pages.items.map(({ voucherId }) => voucherId)

describe('the ticket tab', () => {
  it('requests the tickets only after the login', async () => {
    const { model, sentTo, logIn } = setUp()
    model.applyParams({ siteId: 'site-8201' })
    await settle()
    expect(sentTo(vouchers)).toEqual([])
    logIn()
    await settle()
    expect(shown(model)).toEqual(['V1', 'V2'])
  })

  it('shows the site in the link, even if the tab is already open', async () => {
    const { model, sentTo, logIn } = setUp('site-1106')
    logIn()
    await settle()
    model.applyParams({ siteId: 'site-8201' })
    model.applyParams({})
    await settle()
    expect(sentTo(vouchers).map(({ siteId }) => siteId)).toEqual(['site-1106', 'site-8201'])
  })

  it('reports a cached copy until the network is available again', async () => {
    const { model, logIn, answer } = setUp()
    answer(vouchers, (_, { onCached }) => {
      onCached?.(5_000)
      return page('V1')
    })
    logIn()
    await settle()
    expect(model.tickets.cachedAt).toBe(5_000)
    answer(vouchers, () => page('V1'))
    await model.refresh()
    expect([model.tickets.cachedAt, model.refreshing]).toEqual([null, false])
  })

  it('shows no data of the previous user', async () => {
    const { model, logIn, stores } = setUp()
    logIn()
    await settle()
    stores.user.logout()
    expect([shown(model), model.loggedIn]).toEqual([[], false])
  })
})
