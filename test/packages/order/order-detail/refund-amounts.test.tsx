import { orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { anOrder } from '../../../support/data/order'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

const refunds = [
  { state: 'IN_PROGRESS' as const, qty: 1, amount: fen(61_200) },
  { state: 'REFUNDED' as const, qty: 1, amount: fen(10_000) },
]

let screen: OpenScreen
afterEach(() => screen.unmount())

test.each([
  ['the money on its way', { orderState: 'SUCCEEDED', orderRefundState: 'REFUNDING' }, '1 张门票退款中，¥612'],
  ['the money that is back', { orderState: 'REFUNDED', orderRefundState: 'REFUNDED' }, '¥100 已退回支付宝'],
] as const)('an order displays %s with its amount', async (_, state, words) => {
  const order = anOrder({ ...state, orderOperations: [], qty: 2, refundedQty: 2, payMethod: '支付宝', refunds })
  screen = await openScreen(OrderDetail, {
    member: true,
    answers: [[orderDetail, () => order]],
    params: { orderId: 'O1' },
  })
  expect(screen.text()).toContain(words)
})

test('lists refunds, fee and rebooking down to the amount that remains', async () => {
  const amounts = {
    refundedAmount: fen(71_200),
    refundingAmount: fen(61_200),
    movedOut: fen(68_000),
    retainedFee: fen(6_800),
  }
  const paid = { payAmount: fen(204_000), total: fen(204_000), givenQty: 1 }
  screen = await openScreen(OrderDetail, {
    member: true,
    answers: [
      [orderDetail, () => anOrder({ orderState: 'SUCCEEDED', orderOperations: [], qty: 4, ...paid, ...amounts })],
    ],
    params: { orderId: 'O1' },
  })
  expect(screen.text()).toMatch(
    /实付金额.*2040.*已退-¥100.*退款中-¥612.*退票手续费-¥68.*已改签到其他订单-¥680.*门票金额（含转赠）¥580/,
  )
})
