import { json } from '../../../../../scripts/gateway/core/database/json'
import { cardCover, cardsOfOrder } from '../../../../../src/api/card'
import { CARD_CODES } from '../../../../../src/domain/business-codes/card'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { newBuyers, press } from '../../../support/shopper'

const test = useGateway()
const buyers = newBuyers(test, '1393912')
checkBooks(test)

const CARDS = 'user/buyer/v3/privilege/card'

it('requires the holder of an annual card as attendee if tickets are named', async () => {
  const { db } = test.gateway.context
  const buyer = await buyers.next()
  const attendee = async (name: string, idNo: string): Promise<string> => {
    const person = { name, idType: 'PASSPORT', idNo, region: 'CN' }
    return (await buyer.post('buyer/v1/user_audiences', person)).body.data.audienceId
  }
  const holder = await attendee('林晚', 'E12345680')
  const others = [await attendee('周行', 'E12345681'), await attendee('沈月', 'E12345682')]
  const { data: paid } = (await buyer.order({ items: [{ spu: { spuId: 'BC5' }, quantity: 1 }], audienceId: holder }))
    .body
  await press(await buyer.cashier(paid.unPaidTransactionIds[0]), 'pay')
  const cards = await buyer.get(`${CARDS}/query_card_by_order_id?itemOrderId=${paid.orderId}`)
  const [{ userCardInstanceId }] = cardsOfOrder.read(cards.body.data)
  const show = await db
    .updateTable('shows')
    .set({ audience_mode: 'ONE_PER_TICKET', id_types: json(['PASSPORT']) })
    .where('show_id', '=', ({ selectFrom }) =>
      selectFrom('shows')
        .select(({ fn }) => fn.min('show_id').as('first'))
        .where('category', '=', 'exhibition')
        .where('audience_mode', '=', 'NONE'),
    )
    .returning('show_id')
    .executeTakeFirstOrThrow()
  const cover = await buyer.get(`${CARDS}/cover?showId=${show.show_id}&userCardInstanceId=${userCardInstanceId}`)
  const [session] = cardCover.read(cover.body.data).sessions
  const order = {
    ...{ showId: show.show_id, sessionId: session?.sessionId, userCardInstanceId, couponId: '' },
    items: [{ seatPlanId: session?.seatPlanIds[0], quantity: 2 }],
  }
  expect((await buyer.order(order, { audienceIds: others })).body).toMatchObject({
    statusCode: CARD_CODES.cardHolderNeeded,
    comments: expect.stringContaining('林*'),
  })
  const { data } = (await buyer.order(order, { audienceIds: [others[0], holder] })).body
  await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
  const { voucherIds } = await buyer.detail(data.orderId)
  const { tickets } = (await buyer.get(`trade/buyer/v3/ticket_transfers/offers/${voucherIds[0]}`)).body.data
  expect(tickets.map(({ audienceName }: { audienceName: string }) => audienceName)).toEqual(['林晚', '周行'])
})
