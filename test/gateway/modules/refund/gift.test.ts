import { testGateway } from '../../support/gateway'
import { PLAY, press, shopper } from '../../support/shopper'

jest.setTimeout(240_000)

it('distinguishes a ticket whose gift waits from one that was given away', async () => {
  const test = await testGateway()
  const buyer = await shopper(test, '13900000001')
  const { orderId, unPaidTransactionIds } = (await buyer.order(PLAY)).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  const [voucherId] = (await buyer.detail(orderId)).voucherIds
  const { ticket_id: ticketId } = await test.gateway.context.db
    .selectFrom('tickets')
    .select('ticket_id')
    .where('voucher_id', '=', voucherId)
    .where('sort', '=', 0)
    .executeTakeFirstOrThrow()
  const hindrances = async () => {
    const { units } = (await buyer.get(`trade/buyer/refund/v1/orders/${orderId}`)).body.data
    return units.map(({ hindrance }: { hindrance: string }) => hindrance)
  }
  const given = await buyer.post('trade/buyer/v3/ticket_transfers', {
    ...{ voucherId, ticketIds: [ticketId], countryCode: '86', cellphone: '13800000003' },
    ...{ message: '', card: 'stars' },
  })
  expect([given.status, await hindrances()]).toEqual([200, ['GIVING', 'NONE']])
  await test.gateway.context.db.updateTable('tickets').set({ sort: 900 }).where('ticket_id', '=', ticketId).execute()
  expect(await hindrances()).toEqual(['AWAY', 'NONE'])
  await test.gateway.close()
})
