import { cancelOrder, orderDetail } from '@/api/order'
import { revokeGift } from '@/api/transfer'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { NOW } from '../../../support/fake-clock'
import { aGift } from '../../../support/data/gift'
import { anOrder } from '../../../support/data/order'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

describe('an order with a pending change', () => {
  let screen: OpenScreen
  const open = async ({ answers }: Required<Pick<Given, 'answers'>>) => {
    screen = await openScreen(OrderDetail, { member: true, params: { orderId: 'O1' }, answers })
  }
  const confirm = (text: string) => {
    const answers = screen.all('[role=alertdialog] button, [role=dialog] button')
    return screen.tap(answers.find(({ textContent }) => textContent === text)!)
  }
  afterEach(() => screen.unmount())

  test('links to an unpaid rebooking, which can be canceled after a confirmation', async () => {
    const paid = { orderState: 'SUCCEEDED' as const, qty: 2, orderOperations: [] }
    let pendingOrderId = 'O9'
    await open({
      answers: [
        [orderDetail, () => anOrder({ ...paid, pendingOrderId })],
        [cancelOrder, () => (pendingOrderId = '')],
      ],
    })
    expect(screen.text()).toContain('有一笔改签待支付付清差价前，原票仍有效')
    await screen.press('去支付')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O9' }]])
    await screen.press('取消改签')
    expect(screen.question()).toContain('取消后原票仍然有效')
    await confirm('取消改签')
    expect(screen.sentTo(cancelOrder)).toEqual([{ orderId: 'O9' }])
    expect(screen.text()).not.toContain('有一笔改签待支付')
  })

  test('shows a pending gift that can be canceled, and explains blocked actions', async () => {
    const own = { unitId: 'P_1', seatPlanName: '池座', count: 1, numbers: [1], labels: [], names: [] }
    const tickets = [{ ...own, state: 'GIVING' as const, amount: null, rebookedTo: '' }]
    const gift = { transferId: 'G1', to: '138****0002', until: NOW + 3_600_000, qty: 1 }
    let gifts = [gift]
    const orderOperations = ['E_TICKET', 'REFUND', 'REBOOK', 'RETURN']
    const paid = { orderState: 'SUCCEEDED' as const, qty: 1, voucherIds: ['V1'], orderOperations, tickets }
    await open({
      answers: [
        [orderDetail, () => anOrder({ ...paid, gifts })],
        [revokeGift, () => ((gifts = []), aGift({ state: 'CANCELLED' }))],
      ],
    })
    expect(screen.text()).toContain('1 张门票转赠中138****0002 可在今天 11:00 前领取')
    expect(screen.text()).toMatch(/收回后才能再转赠.*先收回才能退.*先收回才能改签/)
    const links = screen.all('button, a').map(({ textContent }) => textContent ?? '')
    expect(links.filter((text) => /^(转赠给好友|退票|改签|退给候补)/.test(text))).toEqual([])
    await screen.press('收回')
    expect(screen.question()).toContain('收回这份转赠？')
    await confirm('收回门票')
    expect(screen.sentTo(revokeGift)).toEqual([{ transferId: 'G1' }])
    expect(screen.text()).not.toContain('1 张门票转赠中')
  })
})
