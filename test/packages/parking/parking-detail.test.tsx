import { itemOrder, quoteItemRefund, refundItemOrder } from '@/api/item-order'
import { parkingRecord } from '@/api/parking'
import { ENVELOPE_CODES } from '@/domain/business-codes/envelope'
import { fen } from '@/domain/money'
import ParkingDetail from '@/packages/parking/parking-detail/parking-detail'
import { NOW } from '../../support/fake-clock'
import { anItemOrder } from '../../support/data/item-order'
import { aParkingRecord } from '../../support/data/parking'
import { refused } from '../../support/fake-gateway'
import { openScreen, type OpenScreen } from '../../support/open-screen'

let screen: OpenScreen
afterEach(() => screen.unmount())

const paidOrder = (refund: object, invoice: object | null = null) =>
  anItemOrder({
    invoice,
    ...{ itemKind: 'PARKING', orderStatus: 'SUCCEEDED', payAmount: fen(1600), total: fen(1600) },
    ...{ payMethod: '微信支付', priceLines: [{ kind: 'ITEMS', title: '停车', amount: fen(1600) }] },
    refund: { blockReason: 'USED', until: null, amount: fen(0), made: null, ...refund },
  })
const WRONG_CAR = { blockReason: 'NONE', until: NOW + 3_600_000 }
const open = async (
  record: object,
  refund: object = {},
  params: Record<string, string> = { orderId: 'M1' },
  invoice: object | null = null,
) => {
  screen = await openScreen(ParkingDetail, {
    ...{ member: true, params },
    answers: [
      [parkingRecord, () => aParkingRecord(record)],
      [itemOrder, () => paidOrder(refund, invoice)],
    ],
  })
}

it('shows the park, the times, the steps of the fee and the means of payment', async () => {
  await open({ reduction: { who: 'TICKET', amount: fen(400) }, settledBefore: fen(300) })
  const text = screen.text()
  for (const part of ['大剧院地下停车场', '沪A·D10086', '入场', '付费至', '60 分钟¥8', '凭门票减免-¥4', '微信支付'])
    expect(text).toContain(part)
  expect(text).toContain('此前已付-¥3')
})

test.each([
  [{ state: 'PAID' }, '已付款请在今天'],
  [{ state: 'LEFT', leftAt: NOW }, '已离场'],
  [{ state: 'REFUNDED', refundedAmount: fen(800) }, '未用时间已退你提前离场，未用时间的 ¥8 已原路退回'],
  [{ state: 'REFUNDED', refundedAmount: fen(1600) }, '已退款¥16 已原路退回'],
  [{ state: 'REFUNDED', refundedAmount: fen(1600), isDuplicate: true }, '重复付款已退'],
  [{ state: 'CLOSED' }, '已关闭超时未付款'],
  [{ state: 'PAID', isParkNotified: false }, '停车场还没有收到这笔付款'],
])('explains the state of %j', async (record, text) => {
  await open(record)
  expect(screen.text()).toContain(text)
})

it('explains the missing times of a plate without a proof', async () => {
  await open({ enteredAt: null, steps: [], plateNo: '沪A·••••86' })
  expect(screen.text()).toContain('证明车牌属于你之后')
  expect(screen.text()).not.toContain('入场2')
})

test.each([
  ['UNPAID', {}, '去支付', ['product-detail', { orderId: 'M1' }]],
  ['OVERTIME', {}, '补交差额', ['parking-payment', { parkId: 'PK1', plateNo: '沪AD10086' }]],
  ['OVERTIME', { enteredAt: null }, '补交差额', ['parking-payment', { parkId: 'PK1' }]],
] as const)('links to the payment in the state %s with %j', async (state, more, button, target) => {
  await open({ state, ...more })
  await screen.press(button)
  expect(screen.went).toContainEqual(['open', ...target])
})

test.each([
  ['申请发票', { state: null, canApply: true }, ['invoice', { itemOrderIds: 'M1' }]],
  ['发票已开具', { state: 'SUCCESS', canApply: false }, ['invoice-detail', { invoiceId: 'I1' }]],
  ['发票已作废', { state: 'CANCELED', canApply: true }, ['invoice', { itemOrderIds: 'M1' }]],
] as const)('links to the invoice of the payment: %s', async (row, invoice, target) => {
  await open({}, {}, { orderId: 'M1' }, { invoiceId: 'I1', reason: '', ...invoice })
  await screen.press(row)
  expect(screen.went).toContainEqual(['open', ...target])
})

it('refunds a wrong car after a confirmation', async () => {
  await open({}, WRONG_CAR)
  const quote = { amount: fen(1600), ways: [{ method: '微信支付', amount: fen(1600) }], coupon: 'NONE', arriveDays: 3 }
  screen.answer(quoteItemRefund, () => ({
    ...quote,
    quote: 'Q',
    extras: fen(0),
    fee: fen(0),
    quantity: 1,
    expireTime: NOW + 60_000,
  }))
  screen.answer(refundItemOrder, () => ({ refundId: 'R1' }))
  await screen.press('付错车了？退款')
  expect(screen.question()).toContain('该次停车将恢复为未付款')
  screen.answer(parkingRecord, () => aParkingRecord({ state: 'REFUNDING' }))
  screen.answer(itemOrder, () => paidOrder({ blockReason: 'NOT_PAID' }))
  await screen.press('申请退款')
  expect(screen.sentTo(refundItemOrder)).toMatchObject([{ orderId: 'M1', quote: 'Q' }])
  expect(screen.text()).toContain('退款中')
  expect(screen.text()).not.toContain('付错车了')
})

it('requests the latest payment without an order id', async () => {
  await open({ orderId: 'M7' }, {}, {})
  expect(screen.sentTo(parkingRecord)).toEqual([{}])
  expect(screen.sentTo(itemOrder)).toEqual([{ orderId: 'M7' }])
})

test.each([
  [{ orderId: 'M1' }, '停车记录', 'parking-record'],
  [{}, '去停车缴费', 'parking-payment'],
])('links to another screen if the payment of %j does not exist', async (params, button, target) => {
  screen = await openScreen(ParkingDetail, {
    ...{ member: true, params },
    answers: [[parkingRecord, refused('', ENVELOPE_CODES.notFound)]],
  })
  expect(screen.text()).toContain('没有找到这笔停车付款')
  await screen.press(button)
  expect(screen.went.flat()).toContain(target)
})
