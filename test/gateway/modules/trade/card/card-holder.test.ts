import { json } from '../../../../../scripts/gateway/core/database/json'
import { cardCover, cardDetails, cardsOfOrder } from '../../../../../src/api/card'
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

describe('the correction of a holder', () => {
  const DETAIL = `${CARDS}/BC5`
  /** Buys an annual card for the first of two attendees. */
  const annual = async () => {
    const buyer = await buyers.next()
    const people: string[] = []
    for (const [name, idNo] of [
      ['林晚', 'E22345680'],
      ['周行', 'E22345681'],
    ])
      people.push(
        (await buyer.post('buyer/v1/user_audiences', { name, idType: 'PASSPORT', idNo, region: 'CN' })).body.data
          .audienceId,
      )
    const order = { items: [{ spu: { spuId: 'BC5' }, quantity: 1 }], audienceId: people[0] }
    const { data } = (await buyer.order(order)).body
    await press(await buyer.cashier(data.unPaidTransactionIds[0]), 'pay')
    const bought = await buyer.get(`${CARDS}/query_card_by_order_id?itemOrderId=${data.orderId}`)
    const [{ userCardInstanceId }] = cardsOfOrder.read(bought.body.data)
    const own = async () =>
      cardDetails.read((await buyer.get(`${DETAIL}?userCardInstanceId=${userCardInstanceId}`)).body.data).own
    const correct = async (audienceId: string) =>
      (await buyer.post(`${DETAIL}/holder`, { userCardInstanceId, audienceId })).body.statusCode
    return { buyer, people, userCardInstanceId, own, correct }
  }

  it('is recorded, and possible once; a repeated request changes nothing', async () => {
    const { people, own, correct } = await annual()
    expect(await own()).toMatchObject({ identityName: '林晚', canCorrectHolder: true })
    expect([await correct(people[1]), await correct(people[1])]).toEqual([200, 200])
    expect(await own()).toMatchObject({
      ...{ identityName: '周行', canCorrectHolder: false },
      events: [{ kind: 'RECEIVED' }, { kind: 'HOLDER_CORRECTED' }],
    })
    expect(await correct(people[0])).toBe(CARD_CODES.cardHolderFixed)
  })

  it('is refused after the first redemption', async () => {
    const { buyer, people, userCardInstanceId, own, correct } = await annual()
    const { db } = test.gateway.context
    const { show_id: showId } = await db
      .selectFrom('shows')
      .select(({ fn }) => fn.min('show_id').as('show_id'))
      .where('category', '=', 'exhibition')
      .where('audience_mode', '=', 'NONE')
      .executeTakeFirstOrThrow()
    const cover = await buyer.get(`${CARDS}/cover?showId=${showId}&userCardInstanceId=${userCardInstanceId}`)
    const [{ sessionId, seatPlanIds }] = cardCover.read(cover.body.data).sessions
    const items = [{ seatPlanId: seatPlanIds[0], quantity: 1 }]
    const { body } = await buyer.order({ showId, sessionId, items, userCardInstanceId, couponId: '' })
    expect(body).toMatchObject({ statusCode: 200, data: { payAmount: 0 } })
    expect(await own()).toMatchObject({ canCorrectHolder: false })
    expect(await correct(people[1])).toBe(CARD_CODES.cardHolderFixed)
  })

  it('is not found for another buyer, or another buyer’s attendee', async () => {
    const [one, other] = [await annual(), await annual()]
    expect(await one.correct(other.people[0])).not.toBe(200)
    const body = { userCardInstanceId: one.userCardInstanceId, audienceId: other.people[1] }
    expect((await other.buyer.post(`${DETAIL}/holder`, body)).status).toBe(404)
  })
})
