import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { testGateway } from '../../../support/gateway'
import { PLAY, press, shopper } from '../../../support/shopper'

jest.setTimeout(240_000)

it('shows different refund states for pending and accepted ticket gifts', async () => {
  const test = await testGateway()
  const buyer = await shopper(test, '13900000001')
  const { orderId, unPaidTransactionIds } = (await buyer.order(PLAY)).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  const [voucherId] = (await buyer.detail(orderId)).voucherIds
  const { ticket_id: ticketId } = await getRow(test.gateway.context.db, 'tickets', { voucher_id: voucherId, sort: 0 })
  const unitsAt = async (path: string): Promise<{ hindrance: string; labels: string[]; transferId: string }[]> =>
    (await buyer.get(path)).body.data.units
  const toRefund = () => unitsAt(`trade/buyer/refund/v1/orders/${orderId}`)
  const blockReasons = async () => (await toRefund()).map(({ hindrance }) => hindrance)
  const seats = (await toRefund()).map(({ labels }) => labels)
  const given = await buyer.post('trade/buyer/v3/ticket_transfers', {
    ...{ voucherId, ticketIds: [ticketId], countryCode: '86', cellphone: '13800000003' },
    ...{ message: '', card: 'stars' },
  })
  expect([given.status, await blockReasons()]).toEqual([200, ['GIVING', 'NONE']])
  const { transferId, expiresAt: until } = given.body.data
  expect((await buyer.detail(orderId)).gifts).toEqual([{ transferId, to: '138****0003', until, qty: 1 }])
  expect((await toRefund()).map((unit) => unit.transferId)).toEqual([transferId, ''])
  const friend = await shopper(test, '13800000003')
  await friend.post(`trade/buyer/v3/ticket_gifts/${given.body.data.secret}/accept`, {})
  expect(await blockReasons()).toEqual(['AWAY', 'NONE'])
  expect((await buyer.detail(orderId)).gifts).toEqual([])
  const toRebook = await unitsAt(`trade/buyer/order/v1/rebook/check?orderId=${orderId}`)
  for (const units of [await toRefund(), toRebook]) expect(units.map(({ labels }) => labels)).toEqual(seats)
  await test.gateway.close()
})
