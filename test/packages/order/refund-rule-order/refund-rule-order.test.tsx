import { orderRefund, showRefundRule } from '@/api/refund'
import RefundRuleOrder from '@/packages/order/refund-rule-order/refund-rule-order'
import { anOrderRefund } from '../../../support/data/refund'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const DAY = 86_400_000

describe('the refund rule', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (params: Record<string, string>, answers: Answers) => {
    screen = await openScreen(RefundRuleOrder, { member: true, params, answers })
  }
  const periods = () => screen.all('[role=listitem]').map(({ textContent }) => textContent)

  test('shows the refund dates of an order, and marks the current period', async () => {
    await open({ orderId: 'O1' }, [[orderRefund, () => anOrderRefund()]])
    expect(periods().slice(0, 3)).toEqual([
      expect.stringMatching(/^收取 10% 手续费当前\d+月\d+日 \d\d:\d\d 前$/),
      expect.stringMatching(/^收取 30% 手续费\d+月/),
      expect.stringMatching(/^不可退票.* 之后$/),
    ])
    expect(screen.text()).toContain('还可退票 1 次')
  })

  test('shows the periods of a show as times before the start', async () => {
    const steps = [
      { before: 7 * DAY, fee: 0 },
      { before: 36 * 3_600_000, fee: 1250 },
    ]
    await open({ showId: 'S1' }, [
      [showRefundRule, () => ({ showId: 'S1', showName: 'Tides', change: 'NONE', steps, perSession: 1 })],
    ])
    expect(periods().slice(0, 3)).toEqual(['免手续费开演 7 天前', '收取 12.5% 手续费开演 36 小时前', '不可退票之后'])
  })

  test.each([
    ['CANCELED', '演出已取消，可退票，全额退款'],
    ['DELAY', '演出已延期，可保留门票'],
  ] as const)('explains the refund of a %s show, and links to the refund', async (change, text) => {
    await open({ orderId: 'O1' }, [[orderRefund, () => anOrderRefund({ change })]])
    expect(screen.text()).toContain(text)
    await screen.press('退票')
    expect(screen.went).toEqual([['open', 'refund-order-tickets', { orderId: 'O1' }]])
  })

  test('links an order with a privilege to the privilege’s rule', async () => {
    const privilege = { privilegeId: 'PV1', holders: ['剧场之友'], ownRule: true }
    await open({ orderId: 'O1' }, [[orderRefund, () => anOrderRefund({ privilege })]])
    await screen.press('使用特权购买')
    expect(screen.went).toEqual([['open', 'refund-rule-privilege', { orderId: 'O1' }]])
  })

  test('links to the orders if no order is given', async () => {
    await open({}, [])
    await screen.press('我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
  })
})
