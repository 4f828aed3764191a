import { orders } from '@/api/order'
import { fen } from '@/domain/money'
import Orders from '@/packages/order/orders/orders'
import { anOrder } from '../../../support/data/order'
import { aPage } from '../../../support/data/page'
import { NOW } from '../../../support/fake-clock'
import { type Answer, offline } from '../../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const unpaid = anOrder({ firstShowName: '潮声', reserveTime: NOW + 600_000, qty: 2 })
const paid = { ...unpaid, orderId: 'O2', firstShowName: '雷雨', orderState: 'SUCCEEDED', orderOperations: [] }
const byTab = ({ tab }: { tab: string }) => (tab === 'HISTORY' ? aPage([]) : aPage([unpaid, paid]))

describe('the orders', () => {
  let screen: OpenScreen
  const open = async (answer: Answer = byTab, params = {}) => {
    screen = await openScreen(Orders, { member: true, answers: [[orders, answer]], params })
  }
  const panel = () => screen.text('[role=tabpanel]')
  afterEach(() => screen.unmount())

  test('each with its state; the one to be paid counts down and can be paid', async () => {
    await open()
    expect(screen.all('[role=listitem]')).toHaveLength(2)
    expect(panel()).toContain('待付款')
    expect(panel()).toContain('已出票')
    expect(screen.find('[role=timer]').textContent).toBe('10:00')
    await screen.wait(1_000)
    expect(screen.find('[role=timer]').textContent).toBe('09:59')
    expect(screen.all('button').filter((button) => button.textContent === '去支付')).toHaveLength(1)
  })

  test('money that went back by itself is told at its order', async () => {
    const payment = { state: 'RETURNED', reason: '', method: '支付宝', amount: fen(76_000), time: NOW } as const
    await open(() => aPage([{ ...paid, orderState: 'CLOSED', payment }]))
    expect(panel()).toContain('你付的 ¥760 已自动原路退回')
  })

  test('news of an order are words beside their dot', async () => {
    await open(() => aPage([{ ...paid, news: 'REFUND_DONE' }]))
    expect(panel()).toContain('退款已完成')
    expect(screen.all('.dot')).toHaveLength(1)
  })

  test('an order opens by a tap', async () => {
    await open()
    await screen.press('雷雨')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O2' }]])
  })

  test('the history is a tab of its own; empty, it offers the shows', async () => {
    await open()
    await screen.press('历史订单')
    expect(screen.sentTo(orders).at(-1)).toMatchObject({ tab: 'HISTORY', offset: 0 })
    expect(panel()).toContain('还没有历史订单')
    await screen.press('看演出')
    expect(screen.went).toEqual([['switchTab', 'all']])
  })

  test('a search that finds nothing says so, and shows all orders again', async () => {
    await open((request: { tab: string; keyword?: string }) => (request.keyword ? aPage([]) : byTab(request)))
    await screen.type(screen.find('input'), '灯')
    await screen.wait(300)
    expect(screen.text()).toContain('没有含“灯”的订单')
    expect(screen.all('[role=tab]')).toHaveLength(0)
    await screen.press('全部订单')
    expect(panel()).toContain('潮声')
  })

  test('reloads at the payment deadline', async () => {
    await open()
    const before = screen.sentTo(orders).length
    screen.answer(orders, () => aPage([{ ...unpaid, orderState: 'CLOSED', orderOperations: [] }, paid]))
    await screen.wait(600_000)
    expect(screen.sentTo(orders).length).toBeGreaterThan(before)
    expect(panel()).toContain('已关闭')
  })

  test('a failed load shows why and can be retried', async () => {
    await open(offline)
    expect(panel()).toContain('无法连接网络')
    screen.answer(orders, byTab)
    await screen.press('重试')
    expect(panel()).toContain('潮声')
  })

  test('a visitor has to log in and sees no orders', async () => {
    screen = await openScreen(Orders, { answers: [[orders, byTab]] })
    expect(screen.went).toEqual([['demandLogin', { name: 'orders', params: {} }]])
    expect(screen.sentTo(orders)).toEqual([])
  })
})
