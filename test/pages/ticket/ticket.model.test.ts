import { vouchers } from '@/api/voucher'
import { TicketHolderModel } from '@/pages/ticket/ticket.model'
import { aPage } from '../../support/data/page'
import { aVoucher } from '../../support/data/voucher'
import { screenScope } from '../../support/screen-scope'
import { fakeServices } from '../../support/services'
import { settle } from '../../support/settle'

const page = (...ids: string[]) => aPage(ids.map((voucherId) => aVoucher({ voucherId })))

const setUp = () => {
  const all = fakeServices({
    answers: [[vouchers, ({ history }: { history?: boolean }) => (history ? page('old') : page('V1', 'V2'))]],
  })
  const scope = screenScope(all.services)
  const model = new TicketHolderModel({ ...all.services, screen: scope.screen })
  scope.screen.start()
  return { ...all, ...scope, model }
}
const shown = (model: TicketHolderModel) => model.list.items.map(({ voucherId }) => voucherId)

describe('the ticket holder', () => {
  it('sends no request for a visitor, and all at once after the login', async () => {
    const { model, sentTo, logIn } = setUp()
    await settle()
    expect(sentTo(vouchers)).toEqual([])
    logIn()
    await settle()
    expect(shown(model)).toEqual(['V1', 'V2'])
  })

  it('keeps what is to come and what is over apart', async () => {
    const { model, logIn } = setUp()
    logIn()
    await settle()
    model.switchTo('history')
    await settle()
    expect(shown(model)).toEqual(['old'])
    model.switchTo('coming')
    await settle()
    expect(shown(model)).toEqual(['V1', 'V2'])
  })

  it('reports when the cached copy is shown, and stops when the network is back', async () => {
    const { model, logIn, answer } = setUp()
    answer(vouchers, (_, { onCached }) => {
      onCached?.(5_000)
      return page('V1')
    })
    logIn()
    await settle()
    expect(model.cachedAt.coming).toBe(5_000)
    answer(vouchers, () => page('V1'))
    await model.refresh()
    expect([model.cachedAt.coming, model.refreshing]).toEqual([null, false])
  })

  it('shows no data of the previous user', async () => {
    const { model, logIn, stores } = setUp()
    logIn()
    await settle()
    stores.user.logout()
    expect([shown(model), model.loggedIn]).toEqual([[], false])
  })
})
