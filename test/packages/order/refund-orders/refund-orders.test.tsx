import { refunds } from '@/api/refund'
import RefundOrders from '@/packages/order/refund-orders/refund-orders'
import { aRefund } from '../../../support/data/refund'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the list of refunds', () => {
  let screen: OpenScreen
  afterEach(() => screen.unmount())
  const open = async (items: unknown[]) => {
    screen = await openScreen(RefundOrders, {
      member: true,
      answers: [[refunds, () => ({ items, total: items.length, last: true })]],
    })
  }

  test('shows state, date and amount, and links to the tickets', async () => {
    await open([aRefund(), aRefund({ refundId: 'R2', orderId: 'O2', state: 'FAILED' })])
    expect(screen.text()).toMatch(/退款中.*Tides.*1 张门票.*342.*退款延迟/)
    await screen.tap(screen.all('[role=listitem] button, [role=listitem] [role=button]')[1]!)
    expect(screen.went).toEqual([['open', 'refund-order-tickets', { orderId: 'O2' }]])
  })

  test.each([
    ['the refund of goods', 'GOODS', ['open', 'refund-order-tickets', { orderId: 'O1', orderType: 'goods' }]],
    ['the order of other items', 'CARD', ['open', 'product-detail', { orderId: 'O1' }]],
  ] as const)('links a refund of items to %s', async (_, itemKind, went) => {
    await open([aRefund({ itemKind })])
    expect(screen.text()).toContain('1 件商品')
    await screen.tap(screen.find('[role=listitem] button, [role=listitem] [role=button]'))
    expect(screen.went).toEqual([went])
  })

  test('labels the price difference of a rebooking and a resale to the waitlist', async () => {
    await open([aRefund({ kind: 'REBOOK' }), aRefund({ refundId: 'R2', kind: 'RETURN' })])
    expect(screen.text()).toMatch(/退款中.*改签差价.*1 张门票.*342.*退给候补.*1 张门票/)
  })

  test('links to the orders when no refund exists', async () => {
    await open([])
    expect(screen.text()).toContain('还没有退款')
    await screen.press('我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
  })
})
