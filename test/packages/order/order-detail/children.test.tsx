import { orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { anOrder } from '../../../support/data/order'
import { NOW } from '../../../support/fake-clock'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const paid = {
  orderState: 'SUCCEEDED' as const,
  showTime: NOW + 86_400_000,
  orderOperations: [],
  payAmount: fen(10_000),
}
const children = [
  anOrder({ ...paid, orderId: 'O1A', firstShowName: '潮声' }),
  anOrder({ ...paid, orderId: 'O1B', firstShowName: '雷雨', orderRefundState: 'REFUNDING', news: 'REFUND_FAILED' }),
]
const parent = anOrder({
  ...{ ...paid, hasChildren: true, children, crossShow: true, orderRefundState: 'REFUNDING' },
  payAmount: fen(20_000),
})

let screen: OpenScreen
afterEach(() => screen.unmount())
const open = async (order: object) => {
  screen = await openScreen(OrderDetail, {
    member: true,
    answers: [[orderDetail, () => order]],
    params: { orderId: 'O1' },
  })
}

test('lists and links the child orders with state, updates and amount', async () => {
  await open({ ...parent, showTimeDesc: '2026.12.05 - 2026.12.08' })
  expect(screen.text()).toContain('请进入各订单办理')
  expect(screen.text('[role=region]')).toContain('2026.12.05 - 2026.12.08')
  const rows = screen.all('[role=region] .row').map(({ textContent }) => textContent)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/潮声.*已出票.*¥100/)
  expect(screen.all('[role=region] .row > .poster')).toHaveLength(2)
  expect(rows[1]).toMatch(/雷雨.*退款中.*退款暂未成功/)
  expect(screen.text()).not.toContain('查看退款进度')
  await screen.press('雷雨')
  expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O1B' }]])
})

test('shows the gateway’s text for a child order without a fixed time', async () => {
  const times = { showTimeDesc: '12月5日 周六 全天' }
  await open({
    ...parent,
    children: [
      { ...children[0], ...times, isPermanent: true },
      { ...children[1], ...times },
    ],
  })
  const rows = screen.all('[role=region] .row').map(({ textContent }) => textContent)
  expect(rows[0]).toContain('12月5日 周六 全天')
  expect(rows[1]).not.toContain('全天')
})

test('links a child order to its parent', async () => {
  await open({ ...children[0], parentId: 'O1' })
  await screen.press('查看一起购买的订单')
  expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O1' }]])
})

test.each([
  ['WAIT_LIST', true],
  ['NORMAL', false],
] as const)('shows the waitlist as the order’s source for %s: %s', async (orderSourceEnum, says) => {
  await open({ ...children[0], orderSourceEnum })
  expect(screen.text().includes('候补购得')).toBe(says)
})
