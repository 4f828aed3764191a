import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { orderDetail } from '@/api/order'
import { useGateway } from '../../../support/gateway'
import { PLAY, press, shopper, type Shopper } from '../../../support/shopper'
import { applyDue } from '../../../../../scripts/gateway/core/due'

const test = useGateway()

const run = () => applyDue(test.gateway.context.db, test.clock.now())
const sent = () =>
  test.gateway.context.db
    .selectFrom('messages')
    .select(['kind', 'channel', 'recipient', 'path', 'content'])
    .where('kind', 'in', ['SHOW_CANCELED', 'SHOW_DELAY'])
    .orderBy('message_id')
    .execute()
const setState = (state: 'CANCELED' | 'DELAY' | 'LISTED') =>
  test.gateway.context.db.updateTable('sessions').set({ state }).where('session_id', '=', PLAY.sessionId).execute()
const bought = async (buyer: Shopper): Promise<string> => {
  const { orderId, unPaidTransactionIds } = (await buyer.order(PLAY)).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  return orderId
}

it('marks orders with changes before the seed as unread, without sending messages', async () => {
  await run()
  expect(await sent()).toEqual([])
  const member = await shopper(test)
  expect((await member.get('trade/buyer/order/v5/orders/news')).body.data.coming).toBeGreaterThanOrEqual(2)
})

it('notifies each buyer once of a session change, by the accepted channel', async () => {
  const { db, clock } = test.gateway.context
  const first = await shopper(test, '13930000001')
  const orderId = await bought(first)
  const second = await shopper(test, '13930000002')
  const other = await bought(second)
  const unpaid = await shopper(test, '13930000003')
  await unpaid.order(PLAY)
  const { user_id } = await getRow(db, 'orders', { order_id: orderId })
  const host = { platform: 'WEIXIN_MINI', open_id: 'oFirst', user_id, asked_at: clock.now() }
  await db.insertInto('host_accounts').values(host).execute()
  const accept = { remindType: 'SUBSCRIBE_MESSAGE' }
  await first.post(`trade/buyer/order/v1/orders/${orderId}/notice?terminalSrc=WEIXIN_MINI`, accept)

  await setState('DELAY')
  // Two processes run the job while a buyer reads the order.
  await Promise.all([run(), first.detail(orderId), run()])
  await run()
  const delayed = (await sent()).sort((a, b) => a.recipient.localeCompare(b.recipient))
  expect(delayed.map(({ kind, channel, recipient, path }) => [kind, channel, recipient, path])).toEqual([
    ['SHOW_DELAY', 'SMS', '+86 13930000002', `/order/detail/${other}`],
    ['SHOW_DELAY', 'SUBSCRIBE_MESSAGE', 'oFirst', `/order/detail/${orderId}`],
  ])
  expect(delayed[0]?.content['en-US']).toMatch(/^“.+” is postponed\. Your tickets stay valid/)

  await setState('CANCELED')
  await run()
  await setState('LISTED')
  await run()
  await setState('CANCELED')
  await run()
  const all = (await sent()).map(({ kind, recipient }) => `${kind} ${recipient}`).sort()
  expect(all).toEqual([
    'SHOW_CANCELED +86 13930000001',
    'SHOW_CANCELED +86 13930000002',
    'SHOW_DELAY +86 13930000002',
    'SHOW_DELAY oFirst',
  ])
  const detail = orderDetail.read(await second.detail(other))
  expect(detail).toMatchObject({ news: 'SHOW_CANCELED', refundable: detail.payAmount })
  const [{ unitPrice }] = detail.items
  for (const ticket of detail.tickets) expect(ticket).toMatchObject({ state: 'CANCELED', amount: unitPrice })
  expect(detail.progress.slice(-2).map(({ state }) => state)).toEqual(['SHOW_DELAY', 'SHOW_CANCELED'])
})
