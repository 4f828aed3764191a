import { orderDetail } from '@/api/order'
import PaySuccess from '@/packages/order/pay-success/pay-success'
import { anOrder } from '../../../support/data/order'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

describe('a paid order', () => {
  let screen: OpenScreen
  const open = async (before?: Given['before']) => {
    const paid = anOrder({ orderState: 'SUCCEEDED', firstShowId: 'S1', firstSessionId: 'N2', voucherIds: ['V1'] })
    screen = await openScreen(PaySuccess, {
      member: true,
      params: { orderId: 'O1' },
      answers: [[orderDetail, () => paid]],
      ...(before && { before }),
    })
    // the order is asked about once the screen is in view
    await screen.wait(5_000)
  }
  afterEach(() => screen.unmount())

  test('can be told to friends: the show and the session, nothing of the order', async () => {
    await open()
    await screen.press('告诉朋友')
    expect(screen.went).toEqual([['open', 'share-ticket', { showId: 'S1', sessionId: 'N2' }]])
  })

  test('reaches nobody where the visit may not be shared', async () => {
    await open(({ stores }) => stores.session.applyQuery({ forbidShare: '1' }))
    expect(screen.text()).toContain('查看门票')
    expect(screen.text()).not.toContain('告诉朋友')
  })
})
