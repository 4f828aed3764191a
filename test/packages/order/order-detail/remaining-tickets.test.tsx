import { orderDetail } from '@/api/order'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { RequestError } from '@/request/errors'
import { anOrder } from '../../../support/data/order'
import { type Given, openScreen, type OpenScreen } from '../../../support/open-screen'

describe('the remaining tickets of an order', () => {
  let screen: OpenScreen
  const open = async ({ answers }: Required<Pick<Given, 'answers'>>) => {
    screen = await openScreen(OrderDetail, { member: true, params: { orderId: 'O1' }, answers })
  }
  afterEach(() => screen.unmount())

  test('are replaced by a link to the new order if all tickets were rebooked', async () => {
    const all = { qty: 2, refundedQty: 2, rebookedQty: 2, rebookedTo: 'O2', orderRefundState: 'REFUNDED' as const }
    await open({ answers: [[orderDetail, () => anOrder({ orderState: 'REFUNDED', orderOperations: [], ...all })]] })
    expect(screen.text()).toContain('新票在改签后的订单里')
    await screen.press('查看改签后的订单')
    expect(screen.went.at(-1)).toEqual(['open', 'order-detail', { orderId: 'O2' }])
  })

  test('are counted beside the refunded, rebooked and transferred tickets', async () => {
    const order = { orderState: 'SUCCEEDED' as const, qty: 4, refundedQty: 2, rebookedQty: 1, givenQty: 1 }
    await open({ answers: [[orderDetail, () => anOrder({ ...order, orderOperations: [] })]] })
    expect(screen.text('[role=heading][aria-level="2"]')).toBe('已出票\u00a0· 剩 1 张')
    expect(screen.text().replace(/\u00a0/g, ' ')).toContain('退票 1 张 · 改签 1 张 · 转赠 1 张')
  })

  test('can be transferred, or state why a transfer is impossible', async () => {
    const paid = { orderState: 'SUCCEEDED' as const, qty: 2, voucherIds: ['V1'], orderOperations: ['E_TICKET'] }
    await open({ answers: [[orderDetail, () => anOrder(paid)]] })
    await screen.press('转赠给好友')
    expect(screen.went.at(-1)).toEqual(['open', 'send-mine-ticket', { id: 'V1' }])
    screen.unmount()
    await open({ answers: [[orderDetail, () => anOrder({ ...paid, giftForbidden: true })]] })
    expect(screen.text()).toContain('主办方不允许转赠')
    screen.unmount()
    await open({ answers: [[orderDetail, () => anOrder({ ...paid, deliverMethod: 'EXPRESS' })]] })
    expect(screen.text()).toContain('快递的纸质票不能转赠')
  })

  test('state why they cannot be refunded', async () => {
    const paid = { orderState: 'SUCCEEDED' as const, qty: 2, refundedQty: 1, orderOperations: [] }
    await open({ answers: [[orderDetail, () => anOrder({ ...paid, refundBlockReason: 'COUNT' })]] })
    expect(screen.text()).toContain('退票本场次的退票次数已用完')
  })

  test.each([404, 400])('link to the orders if the order’s id is unknown or malformed (%d)', async (httpCode) => {
    const missing = () => {
      throw new RequestError({ kind: 'business', httpCode })
    }
    await open({ answers: [[orderDetail, missing]] })
    expect(screen.text()).not.toContain('重试')
    await screen.press('我的订单')
    expect(screen.went).toEqual([['open', 'orders']])
  })
})
