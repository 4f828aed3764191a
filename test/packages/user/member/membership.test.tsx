import { createItemOrder, itemOrder, type ItemPurchase, preOrderItem } from '@/api/item-order'
import { currentLevel, growthAccount, growthRecords, growthRule } from '@/api/member'
import { MEMBER_CODES } from '@/domain/business-codes/member'
import { fen } from '@/domain/money'
import GrowthValueRule from '@/packages/user/member/growth-value-rule/growth-value-rule'
import GrowthValue from '@/packages/user/member/growth-value/growth-value'
import MemberConfirm from '@/packages/user/member/member-confirm/member-confirm'
import MemberPaySuccess from '@/packages/user/member/member-pay-success/member-pay-success'
import { anItemOrder, anItemPrice } from '../../../support/data/item-order'
import { refused, type Answers } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'
import { pageOf } from '../coupon/answers'

let screen: OpenScreen
afterEach(() => screen.unmount())

const open = async (view: Parameters<typeof openScreen>[0], answers: Answers, params: Record<string, string> = {}) => {
  screen = await openScreen(view, { member: true, params, answers })
}

const [FROM, TO] = [Date.UTC(2099, 0, 1, 2), Date.UTC(2100, 0, 1, 2)]
const offer = (more: object = {}) => ({
  ...{ level: 2, spuId: 'PRIME-2', blockReason: 'NONE', renewFrom: null, kind: 'CHANGE' },
  ...{ price: 29_900, credit: 4_936, amount: 24_964, points: null, startTime: FROM, endTime: TO },
  ...more,
})
const right = {
  ...{ isDisplayToUser: true, isHighlight: true, icon: 'ticket', primeRightTypeName: '会员价', badgeDesc: '9.5 折' },
  ...{ level: 2, rightType: 'DISCOUNT', detail: '', howOften: '', target: 'SHOWS' },
}
const level = (more: object = {}) => ({
  ...{ level: 2, primeLevelName: '金灯会员', rate: 9_500, formatDiscount: '9.5 折', primeRights: [right] },
  ...{ source: 'BOUGHT', endTime: TO, growth: 0, pendingGrowth: 0, next: null, review: null, offers: [offer()] },
  ...more,
})
const membership = {
  ...{ itemId: 'PRIME-2', spuId: 'PRIME-2', name: '金灯会员 · 12 个月', posterUrl: '' },
  ...{ quantity: 1, price: fen(24_964), amount: fen(24_964) },
}
const price = () =>
  anItemPrice({
    ...{ itemKind: 'MEMBERSHIP', items: [membership], most: 1, payAmount: fen(24_964), total: fen(24_964) },
    priceLines: [{ kind: 'ITEMS', title: '商品', amount: fen(24_964) }],
  })

describe('the purchase of a level', () => {
  it('shows the period and the credit, and opens the result after the order', async () => {
    const created = { orderId: 'M1', unPaidTransactionIds: [], type: 'PRODUCT', bindId: 'B1', payAmount: 0 }
    await open(
      MemberConfirm,
      [
        [preOrderItem, price],
        [currentLevel, () => level()],
        [createItemOrder, () => created],
      ],
      { level: '2' },
    )
    for (const text of ['金灯会员 · 12 个月', '2099年1月1日', '原会员剩余天数抵扣-¥49.36', '付款后立即升级'])
      expect(screen.text()).toContain(text)
    await screen.press('提交订单')
    const items = [{ spu: { spuId: 'PRIME-2' }, quantity: 1 }]
    expect(screen.sentTo(createItemOrder)).toEqual([expect.objectContaining({ items })])
    expect(screen.went.at(-1)).toEqual(['redirect', 'member-pay-success', { orderId: 'M1' }])
  })

  it('is paid with points, and shows the number of missing points', async () => {
    const byPoints = { payAmount: fen(0), total: fen(0), payPoints: 29_900, usablePoints: 20_000 }
    const priceOf = ({ items }: ItemPurchase) => ({
      ...price(),
      ...(items[0]?.spu.spuId === 'PRIME-2-POINTS' && byPoints),
    })
    await open(
      MemberConfirm,
      [
        [preOrderItem, priceOf],
        [currentLevel, () => level({ offers: [offer({ kind: 'JOIN', credit: 0, amount: 29_900, points: 29_900 })] })],
      ],
      { level: '2' },
    )
    expect(screen.text()).not.toContain('可用 20,000 积分')
    await screen.press('29,900 积分')
    expect(screen.text()).toContain('可用 20,000 积分')
    await screen.press('提交订单')
    expect(screen.text()).toContain('还差 9900 积分')
    expect(screen.sentTo(createItemOrder)).toEqual([])
  })

  it.each(['memberHigher', 'memberTooEarly'] as const)('shows the reason for the refusal %s', async (code) => {
    await open(
      MemberConfirm,
      [
        [preOrderItem, refused('暂时不能购买', MEMBER_CODES[code])],
        [currentLevel, () => level()],
      ],
      { level: '1' },
    )
    expect(screen.text()).toContain('暂时不能购买')
    await screen.press('查看我的等级')
    expect(screen.went).toEqual([['open', 'member-center']])
  })
})

describe('the result of the purchase', () => {
  const result = async (order: object) => {
    await open(
      MemberPaySuccess,
      [
        [itemOrder, () => anItemOrder({ itemKind: 'MEMBERSHIP', ...order })],
        [currentLevel, () => level()],
      ],
      { orderId: 'M1' },
    )
    // The screen requests the order when it is shown.
    await screen.wait(5_000)
  }

  it('shows the level, its end and its rights once the order is delivered', async () => {
    await result({ orderStatus: 'SUCCEEDED' })
    for (const text of ['金灯会员已生效', '有效期至 2100年1月1日', '会员价9.5 折'])
      expect(screen.text()).toContain(text)
  })

  it('links a failed payment to the order', async () => {
    await result({ payment: { state: 'FAILED', amount: 24_964, payMethod: '', time: FROM, reason: '' } })
    expect(screen.text()).toContain('支付未成功')
    await screen.press('重新支付')
    expect(screen.went).toEqual([['open', 'product-detail', { orderId: 'M1' }]])
  })

  it('shows a payment that came too late', async () => {
    await result({ orderStatus: 'CLOSED' })
    expect(screen.text()).toContain('订单已关闭')
  })

  it('is shown as pending while the order is unpaid', async () => {
    await result({})
    expect(screen.text()).toContain('正在确认支付结果')
  })
})

describe('growth', () => {
  const record = (recordId: string, more: object = {}) => ({
    ...{ recordId, kind: 'EARNED', amount: 380, time: FROM, countsAt: 0, title: '雪邮差', orderId: 'O1' },
    orderType: 'ticket',
    ...more,
  })

  it('shows the growth, the amount that retains the level, and the movements by month', async () => {
    const account = { value: 1_280, pending: 66, periodStart: FROM, periodEnd: TO, counted: 900, needed: 1_000 }
    const canceled = record('2', { kind: 'CANCELED', amount: -380, time: Date.UTC(2098, 10, 5), countsAt: TO })
    await open(GrowthValue, [
      [growthAccount, () => account],
      [
        growthRecords,
        () => pageOf(record('1'), canceled, record('3', { title: '冬日画册', orderId: 'M1', orderType: 'goods' })),
      ],
    ])
    for (const text of [
      '1280',
      '届时计入 900，还差 100 可保留等级',
      '另有 66 成长值',
      '2099年1月',
      '+380',
      '2098年11月',
      '-380',
    ])
      expect(screen.text()).toContain(text)
    expect(screen.text()).toContain('2100年1月1日计入')
    await screen.press('成长值规则')
    await screen.tap(screen.all('button').filter(({ textContent }) => textContent?.includes('冬日画册'))[0])
    expect(screen.went).toEqual([
      ['open', 'growth-value-rule'],
      ['open', 'product-detail', { orderId: 'M1' }],
    ])
  })

  it('links to shows if the buyer has no growth', async () => {
    const account = { value: 0, pending: 0, periodStart: null, periodEnd: null, counted: 0, needed: 0 }
    await open(GrowthValue, [
      [growthAccount, () => account],
      [growthRecords, () => pageOf()],
    ])
    expect(screen.text()).not.toContain('复核')
    await screen.press('去看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })

  it('has a rule with the thresholds of the levels', async () => {
    const levels = [{ level: 1, primeLevelName: '银灯会员', rate: 9_800, formatDiscount: '9.8 折', growth: 1_000 }]
    await open(GrowthValueRule, [[growthRule, () => ({ levels, months: 12, pendingDays: 3, noticeDays: [30, 7] })]])
    for (const text of ['银灯会员1000 成长值', '满 3 天后计入', '到期前 30 天和 7 天'])
      expect(screen.text()).toContain(text)
  })
})
