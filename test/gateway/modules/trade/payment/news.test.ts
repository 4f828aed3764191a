import { type ProviderNews, takeOver } from '../../../../../scripts/gateway/modules/trade/provider/service'
import { settleDue } from '../../../../../scripts/gateway/modules/trade/payment/settlement-service'
import { unbalanced } from '../../../../bench/faults/audit'
import { useGateway } from '../../../support/gateway'
import { EXHIBITION, press, shopper, type Shopper } from '../../../support/shopper'

jest.setTimeout(300_000)

const MINUTE = 60_000
const test = useGateway()
let buyer: Shopper
let session = 0
beforeAll(async () => {
  buyer = await shopper(test)
})
afterEach(async () => {
  expect(await unbalanced(test.gateway.context)).toEqual([])
})

/** Creates an order for a new day of the exhibition, and starts its payment. */
const begun = async () => {
  session += 1
  const sessionId = `S5002N0${session}`
  const items = [{ seatPlanId: `${sessionId}P1`, quantity: 1 }]
  const { orderId, unPaidTransactionIds } = (await buyer.order({ ...EXHIBITION, sessionId, items })).body.data
  const url = await buyer.cashier(unPaidTransactionIds[0])
  return { orderId: orderId as string, transactionId: unPaidTransactionIds[0] as string, url }
}
const idOf = (url: string) => url.split('/').at(-1) ?? ''

/** Charges a payment directly at the provider. Reports the charge `times` times at once. */
const charge = async (
  { orderId, url }: { orderId: string; url: string },
  more: Partial<ProviderNews> = {},
  times = 1,
) => {
  const { db, clock } = test.gateway.context
  const at = clock.now()
  const news = { paymentId: idOf(url), orderId, outcome: 'PAID' as const, amount: 12800, at, reason: '', ...more }
  await db.transaction().execute((tx) => takeOver(tx, news, Array<number>(times).fill(at)))
}

describe('a charge by the payment provider', () => {
  it('pays its order without any earlier notification', async () => {
    const order = await begun()
    await charge(order)
    expect(await buyer.detail(order.orderId)).toMatchObject({ orderState: 'SUCCEEDED', payment: null })
  })

  it('is settled once, even if eight processes handle its two notifications concurrently', async () => {
    const order = await begun()
    await charge(order, {}, 2)
    const { db, clock } = test.gateway.context
    await Promise.all(Array.from({ length: 8 }, () => settleDue(db, clock.now())))
    const { orderState, voucherIds, progress } = await buyer.detail(order.orderId)
    expect([orderState, voucherIds.length, progress.length]).toEqual(['SUCCEEDED', 1, 3])
  })

  it('is refunded if its payment was replaced; the order remains payable', async () => {
    const order = await begun()
    const second = await buyer.cashier(order.transactionId, { paymentProduct: 'WEIXIN_H5' })
    await charge(order)
    expect(await buyer.detail(order.orderId)).toMatchObject({
      orderState: 'UNPAID',
      orderOperations: ['TO_BE_PAID', 'CANCEL'],
      payment: { state: 'RETURNED', reason: '这笔支付此前已结束', method: '支付宝', amount: 12800 },
    })
    await press(second, 'pay')
    expect(await buyer.detail(order.orderId)).toMatchObject({
      orderState: 'SUCCEEDED',
      payMethod: '微信支付',
      payment: { state: 'RETURNED' },
    })
  })

  it('is refunded if the order was canceled, and the order shows the refund', async () => {
    const order = await begun()
    await buyer.post(`trade/buyer/order/v5/orders/${order.orderId}/cancel`, {})
    await charge(order)
    expect(await buyer.detail(order.orderId)).toMatchObject({
      orderState: 'CANCELED',
      payment: { state: 'RETURNED', reason: '订单此前已取消或关闭' },
    })
  })

  it('does not close the order at the deadline if another payment was in time', async () => {
    const order = await begun()
    const second = await buyer.cashier(order.transactionId)
    await test.clock.advance(14 * MINUTE + 50_000)
    await press(second, 'late')
    await test.clock.advance(15_000)
    await charge(order)
    expect(await buyer.detail(order.orderId)).toMatchObject({ orderState: 'UNPAID', payment: { state: 'UNDER_WAY' } })
    await test.clock.advance(5_000)
    expect((await buyer.detail(order.orderId)).orderState).toBe('SUCCEEDED')
  })
})

describe('an amount that was changed in the database', () => {
  beforeAll(async () => {
    buyer = await shopper(test, '13800000002')
  })

  it.each(['payments', 'orders'] as const)('prevents the settlement if changed in table %s', async (table) => {
    const { db } = test.gateway.context
    const order = await begun()
    if (table === 'payments')
      await db.updateTable('payments').set({ amount: 1 }).where('payment_id', '=', idOf(order.url)).execute()
    else {
      await db.updateTable('orders').set({ pay_amount: 1 }).where('order_id', '=', order.orderId).execute()
      order.url = await buyer.cashier(order.transactionId)
    }
    await press(order.url, 'pay')
    expect(await buyer.detail(order.orderId)).toMatchObject({
      orderState: 'UNPAID',
      voucherIds: [],
      payment: { state: 'RETURNED', reason: '实付金额与订单金额不符', amount: 1 },
    })
  })
})

describe('an automatic refund', () => {
  it('is shown on the home screen for a week, below an unpaid order (attack F15)', async () => {
    const home = async () => (await buyer.post('home/buyer/v3/recently_order_info', { source: 'HOME' })).body.data
    const member = '13800000071'
    buyer = await shopper(test, member)
    const order = await begun()
    await buyer.post(`trade/buyer/order/v5/orders/${order.orderId}/cancel`, {})
    expect(await home()).toBeNull()
    await charge(order)
    const refunded = {
      orderId: order.orderId,
      orderState: 'CANCELED',
      payment: { state: 'RETURNED', reason: '订单此前已取消或关闭', amount: 12800 },
    }
    expect(await home()).toMatchObject(refunded)
    const next = await begun()
    expect(await home()).toMatchObject({ orderId: next.orderId })
    await buyer.post(`trade/buyer/order/v5/orders/${next.orderId}/cancel`, {})
    expect(await home()).toMatchObject(refunded)
    await test.clock.advance(7 * 24 * 60 * MINUTE)
    buyer = await shopper(test, member)
    expect(await home()).toBeNull()
  })
})
