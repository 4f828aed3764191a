import { orderDetail } from '@/api/order'
import { fen } from '@/domain/money'
import OrderDetail from '@/packages/order/order-detail/order-detail'
import { anOrder } from '../../../support/data/order'
import { openScreen, type OpenScreen } from '../../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

test('shows the amount of a refunded order, and the payment method that received it', async () => {
  const back = { orderRefundState: 'REFUNDED' as const, refundedQty: 2, refundedAmount: fen(10_000) }
  const order = anOrder({ orderState: 'REFUNDED', orderOperations: [], qty: 2, payMethod: '支付宝', ...back })
  screen = await openScreen(OrderDetail, {
    member: true,
    answers: [[orderDetail, () => order]],
    params: { orderId: 'O1' },
  })
  expect(screen.text()).toContain('¥100 已退回支付宝')
})

test('lists refunds, fee, rebooking and the remaining amount', async () => {
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
    /实付金额.*2040.*已退-¥100.*退款中-¥612.*手续费-¥68.*已改签到其他订单-¥680.*剩余订单金额（含转赠）¥580/,
  )
})

test('shows the rest of a fully refunded order as non-refundable fees', async () => {
  const money = { payAmount: fen(70_000), total: fen(70_000), refundedAmount: fen(68_200), refundingAmount: fen(0) }
  const order = anOrder({ orderState: 'SUCCEEDED', orderOperations: [], qty: 2, refundedQty: 2, ...money })
  screen = await openScreen(OrderDetail, {
    member: true,
    answers: [[orderDetail, () => order]],
    params: { orderId: 'O1' },
  })
  expect(screen.text()).toMatch(/已退-¥682.*不退的费用¥18/)
})

test('shows a rebooking’s price and returned difference, but no payment', async () => {
  const rebooking = { fee: fen(6_000), back: fen(14_000), state: 'IN_PROGRESS' as const }
  const priceLines = [
    { kind: 'TICKETS' as const, title: '', amount: fen(48_000) },
    { kind: 'REBOOK' as const, title: '', amount: fen(-48_000) },
  ]
  const progress = (['UNPAID', 'RESERVE', 'SUCCEEDED'] as const).map((state) => ({
    ...{ state, time: 0, qty: 0, amount: null },
  }))
  const money = { payAmount: fen(0), total: fen(48_000), movedIn: fen(48_000) }
  const order = anOrder({
    ...{ orderState: 'SUCCEEDED', orderOperations: [], deliverMethod: 'E_TICKET', rebookOf: 'O0' },
    ...{ ...money, rebooking, priceLines, progress },
  })
  screen = await openScreen(OrderDetail, {
    member: true,
    answers: [[orderDetail, () => order]],
    params: { orderId: 'O1' },
  })
  expect(screen.text()).toMatch(/门票¥480.*原票抵扣-¥480.*实付金额¥0.*退回差价¥140.*退款中.*改签手续费¥60/)
  expect(screen.text()).toContain('改签成功')
  expect(screen.text()).not.toContain('付款成功')
})
