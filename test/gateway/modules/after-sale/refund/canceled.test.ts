import { applyDue } from '../../../../../scripts/gateway/core/due'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { orderDetail } from '@/api/order'
import { orderRefund } from '@/api/refund'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { newKey, PLAY, press, shopper, type Shopper } from '../../../support/shopper'

const DAY = 24 * 3_600_000

const test = useGateway()
checkBooks(test)

const run = () => applyDue(test.gateway.context.db, test.clock.now())
const cancel = () =>
  test.gateway.context.db
    .updateTable('sessions')
    .set({ state: 'CANCELED' })
    .where('session_id', '=', PLAY.sessionId)
    .execute()

/** Buys two tickets and transfers the first one to a friend. */
const buyAndGive = async (buyer: Shopper, friend: Shopper, cellphone: string) => {
  const { orderId, unPaidTransactionIds } = (await buyer.order(PLAY)).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  const [voucherId] = (await buyer.detail(orderId)).voucherIds
  const { ticket_id } = await getRow(test.gateway.context.db, 'tickets', { voucher_id: voucherId, sort: 0 })
  const gift = await buyer.post('trade/buyer/v3/ticket_transfers', {
    ...{ voucherId, ticketIds: [ticket_id], countryCode: '86', cellphone, message: '', card: 'stars' },
  })
  await friend.post(`trade/buyer/v3/ticket_gifts/${gift.body.data.secret}/accept`, {})
  return { orderId, ticketId: ticket_id }
}

const toRefund = async (buyer: Shopper, orderId: string) =>
  orderRefund.read((await buyer.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data)
const ticketState = async (ticketId: string) =>
  (await getRow(test.gateway.context.db, 'tickets', { ticket_id: ticketId })).state

describe('an order of a canceled session with a transferred ticket', () => {
  it('is refunded to the buyer on request, including the transferred ticket', async () => {
    const buyer = await shopper(test, '13930000011')
    const friend = await shopper(test, '13930000012')
    const { orderId, ticketId } = await buyAndGive(buyer, friend, '13930000012')
    expect((await toRefund(buyer, orderId)).units.map(({ hindrance }) => hindrance)).toEqual(['AWAY', 'NONE'])
    await cancel()
    await run()
    const { units } = await toRefund(buyer, orderId)
    expect(units.map(({ hindrance, given }) => [hindrance, given])).toEqual([
      ['NONE', true],
      ['NONE', false],
    ])
    const before = orderDetail.read(await buyer.detail(orderId))
    const { at } = await getRow(test.gateway.context.db, 'order_news', { order_id: orderId, kind: 'SHOW_CANCELED' })
    expect(before).toMatchObject({ refundable: before.payAmount, autoRefundAt: at + 7 * DAY })
    expect(before.tickets.map(({ state }) => state)).toEqual(['GIVEN', 'CANCELED'])
    const unitIds = units.map(({ unitId }) => unitId)
    const { quote } = (await buyer.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds })).body.data
    const applied = await buyer.post(`trade/buyer/refund/v1/orders/${orderId}/apply`, {
      ...{ quote, reason: 'SHOW_CHANGED', idempotencyKey: newKey() },
    })
    expect(applied.status).toBe(200)
    expect(await ticketState(ticketId)).toBe('REFUNDED')
    expect(orderDetail.read(await buyer.detail(orderId))).toMatchObject({ refundedAmount: before.payAmount })
  })

  it('is refunded automatically in full after seven days', async () => {
    const buyer = await shopper(test, '13930000013')
    const friend = await shopper(test, '13930000014')
    await test.gateway.context.db
      .updateTable('sessions')
      .set({ state: 'LISTED' })
      .where('session_id', '=', PLAY.sessionId)
      .execute()
    const { orderId, ticketId } = await buyAndGive(buyer, friend, '13930000014')
    await cancel()
    await run()
    await test.clock.advance(7 * DAY - 1000)
    await run()
    expect(await ticketState(ticketId)).toBe('VALID')
    await test.clock.advance(2000)
    await Promise.all([run(), run()])
    expect(await ticketState(ticketId)).toBe('REFUNDED')
    const refunds = await test.gateway.context.db
      .selectFrom('refunds')
      .select(['amount', 'fee', 'reason', 'changed'])
      .where('order_id', '=', orderId)
      .execute()
    const again = await shopper(test, '13930000013')
    const { payAmount } = orderDetail.read(await again.detail(orderId))
    expect(refunds).toEqual([{ amount: payAmount, fee: 0, reason: 'SHOW_CHANGED', changed: true }])
  })
})

checkLockOrder()
