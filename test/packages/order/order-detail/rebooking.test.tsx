import { cancelOrder, orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { anOrder } from '../../../support/data/order'
import { NOW } from '../../../support/fake-clock'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('an order made by a rebooking', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const step = (state: 'UNPAID' | 'CLOSED') => ({ state, time: NOW, qty: 0, amount: null })
  const ofRebooking = async (more: Parameters<typeof anOrder>[0]) => {
    screen = await openScreen(OrderDetail, {
      member: true,
      params: { orderId: 'O1' },
      answers: [
        [cancelOrder, () => null],
        [orderDetail, () => anOrder({ rebookOf: 'O0', ...more })],
      ],
    })
  }
  const closed = { orderState: 'CLOSED', orderOperations: [], progress: [step('UNPAID'), step('CLOSED')] } as const

  test('states that the old tickets remain valid while the rebooking is unpaid', async () => {
    await ofRebooking({ orderDetailState: 'rebookUnpaid' })
    expect(screen.text('[role=heading][aria-level="2"]')).toBe('改签差价待付')
    expect(screen.text()).toContain('原票仍有效')
    expect(screen.all('button').map(({ textContent }) => textContent)).toContain('支付差价 ¥760')
    await screen.press('取消改签')
    expect(screen.question()).toMatch(/取消这次改签？.*取消后原票仍然有效/)
    await screen.tap(screen.all('[role=alertdialog] button')[1])
    expect(screen.toast()).toBe('改签已取消')
  })

  test('states that the price difference was not paid, and links to the original order', async () => {
    await ofRebooking({
      ...closed,
      progress: [...closed.progress],
      orderOperations: [],
      orderDetailState: 'rebookClosed',
    })
    expect(screen.text()).toContain('差价超时未付，原票不受影响')
    expect(screen.text('[role=group][aria-label=订单进度]')).toMatch(/^差价超时未付.*申请改签/)
    await screen.press('查看原订单')
    expect(screen.went).toEqual([['open', 'order-detail', { orderId: 'O0' }]])
  })

  test('states that its payment was refunded', async () => {
    const payment = { state: 'RETURNED', reason: '', method: '', amount: fen(10_000), time: NOW } as const
    const more = { ...closed, progress: [...closed.progress], orderOperations: [], payment }
    await ofRebooking({ ...more, orderDetailState: 'rebookClosed' })
    expect(screen.text()).toContain('改签未完成¥100 已原路退回')
    expect(screen.text('[role=group][aria-label=订单进度]')).toMatch(/^改签未完成/)
    expect(screen.text()).not.toContain('超时')
  })
})
