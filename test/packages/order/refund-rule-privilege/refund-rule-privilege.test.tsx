import { orderRefund, privilegeRefundRule } from '@/api/refund'
import RefundRulePrivilege from '@/packages/order/refund-rule-privilege/refund-rule-privilege'
import { anOrderRefund } from '../../../support/data/refund'
import type { Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const DAY = 86_400_000
const RULE = {
  ...{ showId: 'S1', showName: 'Tides', change: 'NONE', perSession: 1 },
  steps: [
    { before: 30 * DAY, fee: 0 },
    { before: 14 * DAY, fee: 2000 },
  ],
}
const privilege = (ownRule: boolean) => ({ privilegeId: 'PV1', holders: ['银灯及以上会员', '剧场之友'], ownRule })

describe('the refund rule of a privilege', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (params: Record<string, string>, answers: Answers) => {
    screen = await openScreen(RefundRulePrivilege, { member: true, params, answers })
  }
  const periods = () =>
    [...(screen.find('[role=list][aria-label=退票时间表]')?.querySelectorAll('[role=listitem]') ?? [])].map(
      ({ textContent }) => textContent,
    )

  test('shows periods before the start and the eligible buyers, and links to the public rule', async () => {
    await open({ privilegeId: 'PV1' }, [[privilegeRefundRule, () => ({ ...RULE, privilege: privilege(true) })]])
    expect(periods()).toEqual(['免手续费开演 30 天前', '收取 20% 手续费开演 14 天前', '不可退票之后'])
    expect(screen.text()).toContain('银灯及以上会员')
    expect(screen.text()).toContain('适用专属退票规则')
    await screen.press('公开发售的退票规则')
    expect(screen.went).toEqual([['open', 'refund-rule-order', { showId: 'S1' }]])
  })

  test('applies the show’s rule if the privilege has no rule', async () => {
    await open({ privilegeId: 'PV1' }, [[privilegeRefundRule, () => ({ ...RULE, privilege: privilege(false) })]])
    expect(screen.text()).toContain('适用演出的退票规则')
    expect(screen.text()).not.toContain('公开发售的退票规则')
  })

  test('shows the refund dates of an order, and the remaining number of refunds', async () => {
    await open({ orderId: 'O1' }, [[orderRefund, () => anOrderRefund({ privilege: privilege(true) })]])
    expect(periods()[0]).toMatch(/^收取 10% 手续费当前\d+月\d+日 \d\d:\d\d 前$/)
    expect(screen.text()).toContain('还可退票 1 次')
    expect(screen.text()).toContain('已退的门票不再计入限购数量')
  })

  test('states that an order was made without a privilege', async () => {
    await open({ orderId: 'O1' }, [[orderRefund, () => anOrderRefund()]])
    expect(screen.text()).toContain('该订单未使用特权购买')
    expect(screen.text()).not.toContain('特权仍然有效')
  })

  test('links to the orders if no order is given', async () => {
    await open({}, [])
    await screen.press('我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
  })
})
