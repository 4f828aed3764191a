import { orderDetail, orders } from '@/api/order'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { testGateway } from '../../../support/gateway'
import { newKey, PLAY, shopper } from '../../../support/shopper'
import { rebooking } from '../../after-sale/rebook/support'

jest.setTimeout(240_000)

it('returns each refunded, rebooked and transferred ticket of an order with its steps', async () => {
  const test = await testGateway()
  const buyer = await shopper(test, '13900000001')
  const { bought, hold, apply } = rebooking(() => buyer)
  const orderId = await bought({ ...PLAY, items: [{ ...PLAY.items[0], quantity: 3 }] })
  const detail = async () => orderDetail.read(await buyer.detail(orderId))
  const [first, second, third] = (await detail()).tickets
  expect([first, second, third].map(({ state, amount }) => [state, amount])).toEqual(Array(3).fill(['VALID', null]))

  const refund = `trade/buyer/refund/v1/orders/${orderId}`
  const { quote, amount } = (await buyer.post(`${refund}/preview`, { unitIds: [first.unitId] })).body.data
  await buyer.post(`${refund}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
  expect((await apply((await hold(orderId, [second.unitId], 'S2001N02P3')).data.rebookId)).statusCode).toBe(200)

  const [voucherId] = (await detail()).voucherIds
  const { ticket_id: ticketId } = await getRow(test.gateway.context.db, 'tickets', {
    voucher_id: voucherId,
    state: 'VALID',
  })
  const friend = await shopper(test, '13800000002')
  const to = { countryCode: '86', cellphone: '13800000002', message: '', card: 'stars' }
  const gift = { voucherId, ticketIds: [ticketId], ...to }
  const { secret } = (await buyer.post('trade/buyer/v3/ticket_transfers', gift)).body.data
  expect((await detail()).tickets[2]).toMatchObject({ state: 'GIVING', labels: third.labels })
  await friend.post(`trade/buyer/v3/ticket_gifts/${secret}/accept`, {})

  const now = await detail()
  expect(now.tickets).toMatchObject([
    { state: 'REFUNDING', labels: first.labels, amount },
    { state: 'REBOOKED', labels: second.labels, rebookedTo: now.rebookedTo },
    { state: 'GIVEN', labels: third.labels, amount: null },
  ])
  const tickets = ['REFUND_APPLIED', 'REBOOKED', 'GIFT_SENT', 'GIFT_ACCEPTED']
  expect(now.progress.map(({ state }) => state)).toEqual(expect.arrayContaining(tickets))
  expect(now.progress.find(({ state }) => state === 'REFUND_APPLIED')).toMatchObject({ qty: 1, amount: null })
  expect(now).toMatchObject({ refundedQty: 2, givenQty: 1, refundedAmount: amount, refundingAmount: amount })
  const after = orderDetail.read(await buyer.detail(now.rebookedTo))
  expect([after.movedIn, after.payAmount]).toEqual([now.movedOut, after.total - now.movedOut])
  expect(now.movedOut).toBeGreaterThan(0)
  // The order has no ticket left that can be refunded or rebooked.
  const { items } = orders.read((await buyer.get('trade/buyer/order/v5/orders?tab=TICKET&offset=0&length=9')).body.data)
  expect(items.find((order) => order.orderId === orderId)?.orderOperations).toEqual([])
  await test.gateway.close()
})
