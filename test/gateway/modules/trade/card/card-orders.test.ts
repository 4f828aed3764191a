import { cardCover, cardDetails, ownCards } from '../../../../../src/api/card'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { returnTimes } from '../../../../../scripts/gateway/modules/trade/card/cover-service'
import { kindRow } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import { CARD_CODES } from '../../../../../src/domain/business-codes/card'
import { ITEM_ORDER_CODES as CODES } from '../../../../../src/domain/business-codes/item-order'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, PLAY, press, type Shopper } from '../../../support/shopper'
import { bought, CARDS, cardsOf, of } from './card-purchases'

const test = useGateway()
const buyers = newBuyers(test, '1393910')
afterEach(() => test.clock.set(START))
checkBooks(test)

type OfferedTicket = { audienceName: string; refusal: string }

describe('the purchase of a card', () => {
  it('issues each card once, and records its order', async () => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, 'BC4', 2)
    const cards = await cardsOf(buyer, orderId)
    expect(cards.map(({ convertibleTimes }) => convertibleTimes)).toEqual([5, 5])
    const [{ cardId, userCardInstanceId: id }] = cards
    const { data } = (await buyer.get(`${CARDS}/${cardId}?userCardInstanceId=${id}`)).body
    expect(cardDetails.read(data).own?.events).toMatchObject([{ kind: 'RECEIVED', itemOrderId: orderId, orderId: '' }])
    expect(await cardsOf(await buyers.next(), orderId)).toEqual([])
  })

  it('requires an attendee for a named card, and counts unpaid cards as owned', async () => {
    const buyer = await buyers.next()
    expect((await buyer.order(of('BC5'))).body.statusCode).toBe(CODES.identityNeeded)
    const person = { name: '林晚', idType: 'PASSPORT', idNo: 'E12345678', region: 'CN' }
    const { audienceId } = (await buyer.post('buyer/v1/user_audiences', person)).body.data
    const order = (await buyer.order({ ...of('BC5'), audienceId })).body.data
    expect((await buyer.preOrder(of('BC5'))).body.statusCode).toBe(CODES.itemOwned)
    await press(await buyer.cashier(order.unPaidTransactionIds[0]), 'pay')
    const [card] = await cardsOf(buyer, order.orderId)
    const { data } = (await buyer.get(`${CARDS}/BC5?userCardInstanceId=${card.userCardInstanceId}`)).body
    expect(data.own).toMatchObject({ identityName: '林晚', identityType: 'PASSPORT' })
    expect(data.own.identityNo).toMatch(/^E1\*+78$/)
  })

  it.each([
    ['BC6', CODES.itemSoldOut],
    ['BC7', CODES.itemNotOnSale],
    ['BC8', CODES.itemNotOnSale],
  ])('is refused for the unavailable card %s', async (cardId, code) => {
    expect((await (await buyers.next()).preOrder(of(cardId))).body.statusCode).toBe(code)
  })

  it('can be refunded while the card is unused; the refund withdraws the card', async () => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, 'BC4')
    const path = `trade/buyer/v2/items/orders/${orderId}`
    const { quote, amount } = (await buyer.post(`${path}/refund_quote`, {})).body.data
    expect(amount).toBe(49_900)
    await buyer.post(`${path}/refund`, { quote, idempotencyKey: newKey() })
    const history = async (again: Shopper) =>
      ownCards.read((await again.get('user/buyer/v3/purchased/privilege/card/query?history=true')).body.data).items
    expect((await history(buyer)).map(({ cardStatus }) => cardStatus)).toEqual(['REFUNDING'])
    test.clock.advance(86_400_000)
    const again = await buyers.again()
    expect((await again.get(path)).body.data.orderStatus).toBe('REFUNDED')
    expect((await history(again)).map(({ cardStatus }) => cardStatus)).toEqual(['REFUND'])
  })
})

describe('the coverage of a show by a card', () => {
  const COVER = `${CARDS}/cover`
  const coverOf = async ({ get }: Shopper, query: string) => {
    const { data } = (await get(`${COVER}?${query}`)).body
    const read = cardCover.read(data)
    expect(madeUp(read, data)).toEqual([])
    return read
  }

  it('lists the sessions and tiers in the card’s range, with the remaining uses', async () => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, 'BC4')
    const [{ userCardInstanceId: card }] = await cardsOf(buyer, orderId)
    const { sessions, ...facts } = await coverOf(buyer, `showId=S2101&userCardInstanceId=${card}`)
    expect(facts).toMatchObject({ cardId: 'BC4', cardKind: 'TIMES', bookingBlockReason: null })
    expect(new Set(sessions.map(({ left }) => left))).toEqual(new Set([5]))
    expect(sessions[0]?.seatPlanIds.length).toBeGreaterThan(0)
    expect((await coverOf(buyer, `showId=S1003&userCardInstanceId=${card}`)).sessions).toEqual([])
    expect(await coverOf(buyer, 'showId=S2101&cardId=BC4')).toEqual({ sessions, ...facts })
  })

  it.each(['showId=S2101&cardId=BC4', 'showId=S2101', 'showId=S2101&userCardInstanceId=UC-none'])(
    'is not found without a card: %s',
    async (query) => {
      expect((await (await buyers.next()).get(`${COVER}?${query}`)).status).toBe(404)
    },
  )

  it('includes one ticket per session for an annual card, named after its holder', async () => {
    const buyer = await buyers.next()
    const person = { name: '林晚', idType: 'PASSPORT', idNo: 'E12345679', region: 'CN' }
    const { audienceId } = (await buyer.post('buyer/v1/user_audiences', person)).body.data
    const [card] = await cardsOf(buyer, await bought(buyer, 'BC5', 1, { audienceId }))
    const { userCardInstanceId } = card
    const [{ show_id: showId }] = await test.gateway.context.db
      .selectFrom('shows')
      .select('show_id')
      .where('category', '=', 'exhibition')
      .where('audience_mode', '=', 'NONE')
      .orderBy('show_id')
      .execute()
    const query = `showId=${showId}&userCardInstanceId=${userCardInstanceId}`
    const [session] = (await coverOf(buyer, query)).sessions
    expect(session?.left).toBe(1)
    const { sessionId, seatPlanIds } = session!
    const order = {
      showId,
      sessionId,
      items: [{ seatPlanId: seatPlanIds[0], quantity: 2 }],
      userCardInstanceId,
      couponId: '',
    }
    const { orderId, unPaidTransactionIds } = (await buyer.order(order)).body.data
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    const { voucherIds } = await buyer.detail(orderId)
    const { tickets } = (await buyer.get(`trade/buyer/v3/ticket_transfers/offers/${voucherIds[0]}`)).body.data
    expect(tickets.map(({ audienceName, refusal }: OfferedTicket) => [audienceName, refusal])).toEqual([
      ['林晚', 'CARD'],
      ['', ''],
    ])
    expect((await coverOf(buyer, query)).sessions.map(({ left }) => left).filter((left) => left === 0)).toHaveLength(1)
  })

  it('is blocked for a discount card and for a frozen card', async () => {
    const buyer = await buyers.next()
    const [rate] = await cardsOf(buyer, await bought(buyer, 'BC1'))
    const [times] = await cardsOf(buyer, await bought(buyer, 'BC4'))
    const db = test.gateway.context.db
    const id = times.userCardInstanceId
    await db.updateTable('user_cards').set({ frozen_at: START }).where('user_card_id', '=', id).execute()
    const blockOf = async (card: string) =>
      (await coverOf(buyer, `showId=S2101&userCardInstanceId=${card}`)).bookingBlockReason
    expect([await blockOf(rate.userCardInstanceId), await blockOf(id)]).toEqual(['KIND', 'FROZEN'])
  })
})

describe('a multi-use card', () => {
  const play = (quantity: number) => ({
    ...{ showId: 'S2001', sessionId: 'S2001N02', items: [{ seatPlanId: 'S2001N02P2', quantity }], couponId: '' },
  })
  /** Creates a buyer with a card that can be used twice for any show. */
  const withCard = async (): Promise<{ buyer: Shopper; card: string; left: () => Promise<number[]> }> => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, 'BC4')
    const [{ userCardInstanceId: card }] = await cardsOf(buyer, orderId)
    const db = test.gateway.context.db
    await db.updateTable('user_cards').set({ times_total: 2 }).where('user_card_id', '=', card).execute()
    await db
      .updateTable('card_templates')
      .set({ range: json({ useCouponRule: 'ALL_SHOW', couponUseLimitVO: null }) })
      .where('card_id', '=', 'BC4')
      .execute()
    const left = async () => {
      const row = await db
        .selectFrom('user_cards')
        .selectAll()
        .where('user_card_id', '=', card)
        .executeTakeFirstOrThrow()
      const events = await db.selectFrom('card_events').select('times').where('user_card_id', '=', card).execute()
      return [row.times_used, events.slice(1).reduce((sum, { times }) => sum - times, 0)]
    }
    return { buyer, card, left }
  }

  it('covers one ticket per remaining use, and restores the use after a refund', async () => {
    const { buyer, card, left } = await withCard()
    const three = { ...play(3), userCardInstanceId: card }
    const { payAmount, priceLines, total } = (await buyer.preOrder(three)).body.data
    expect(priceLines[1]).toMatchObject({ kind: 'CARD', amount: (-total * 2) / 3 })
    const { orderId, unPaidTransactionIds } = (await buyer.order(three)).body.data
    expect(await left()).toEqual([2, 2])
    expect((await buyer.preOrder({ ...play(1), userCardInstanceId: card })).body.statusCode).toBe(CARD_CODES.cardUnfit)
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    const paid = await buyer.detail(orderId)
    expect(paid.orderOperations).not.toContain('REBOOK')
    const rebook = (await buyer.get(`trade/buyer/order/v1/rebook/check?orderId=${orderId}`)).body.data
    expect(rebook.hindrance).toBe('CARD')
    const resale = (await buyer.get(`trade/buyer/return/v1/orders/${orderId}`)).body.data
    expect(resale.hindrance).not.toBe('NONE')
    const seats = async () =>
      cardDetails.read((await buyer.get(`${CARDS}/BC4?userCardInstanceId=${card}`)).body.data).own?.seatInfos
    expect(await seats()).toEqual([expect.stringMatching(/排 \d+ 座/), expect.stringMatching(/排 \d+ 座/)])
    const path = `trade/buyer/refund/v1/orders/${orderId}`
    const preview = async (unitIds: string[]) => (await buyer.post(`${path}/preview`, { unitIds })).body.data
    const free: string[] = []
    for (const { unitId } of paid.tickets) if ((await preview([unitId])).tickets === 0) free.push(unitId)
    expect(free).toHaveLength(2)
    expect((await preview(paid.tickets.map(({ unitId }: { unitId: string }) => unitId))).tickets).toBe(payAmount)
    const { quote, cardBack } = await preview([free[0]!])
    expect(cardBack).toMatchObject({ name: expect.stringMatching(/./), count: 1, endTime: expect.any(Number) })
    await buyer.post(`${path}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
    expect(await left()).toEqual([1, 1])
    expect(await seats()).toHaveLength(1)
  })

  it('is valid for 30 more days after a refund only if the show changed', async () => {
    const { buyer, card } = await withCard()
    const { db } = test.gateway.context
    const { orderId } = (await buyer.order({ ...play(2), userCardInstanceId: card })).body.data
    const own = () => db.selectFrom('user_cards').selectAll().where('user_card_id', '=', card).executeTakeFirstOrThrow()
    await db
      .updateTable('user_cards')
      .set({ valid_until: START + 1 })
      .where('user_card_id', '=', card)
      .execute()
    const [first, second] = (await buyer.detail(orderId)).tickets.map(({ unitId }: { unitId: string }) => unitId)
    const back = (unitId: string, changed: boolean) =>
      db.transaction().execute((tx) => returnTimes(tx, orderId, [unitId], { changed, now: START + 2 }))
    await back(first, false)
    expect(await own()).toMatchObject({ times_used: 1, valid_until: START + 1 })
    await back(second, true)
    expect(await own()).toMatchObject({ times_used: 0, valid_until: START + 2 + 30 * 86_400_000 })
  })

  it('regains its uses after a canceled order, and can pay an order in full', async () => {
    const { buyer, card, left } = await withCard()
    const two = { ...play(2), userCardInstanceId: card }
    const { orderId } = (await buyer.order({ ...play(3), userCardInstanceId: card })).body.data
    await buyer.post(`trade/buyer/order/v5/orders/${orderId}/cancel`, {})
    expect(await left()).toEqual([0, 0])
    const free = (await buyer.order(two)).body.data
    expect([free.payAmount, free.unPaidTransactionIds]).toEqual([0, []])
    expect(await left()).toEqual([2, 2])
  })

  it('covers only one of three concurrent orders, and returns 404 for another buyer', async () => {
    const { buyer, card, left } = await withCard()
    const one = (more: object) => buyer.order({ ...play(2), userCardInstanceId: card, ...more }, { remark: newKey() })
    const codes = (await Promise.all([one({}), one({}), one({})])).map(({ body }) => body.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await left()).toEqual([2, 2])
    const other = await buyers.next()
    expect((await other.preOrder({ ...play(1), userCardInstanceId: card })).status).toBe(404)
  })
})

describe('a coupon for cards', () => {
  it('discounts a card, is reserved by the order, and is released with its cancellation', async () => {
    const db = test.gateway.context.db
    const title = { 'zh-CN': '购卡券', 'zh-MO': '購卡券', 'en-US': 'For cards' }
    const rules = { couponType: 'CASH', amount: 5000, useCouponRule: 'ALL_PRODUCT', couponBizTypes: ['PRIVILEGE_CARD'] }
    await db
      .insertInto('coupon_templates')
      .values(kindRow({ id: 'CARDS50', title, rules }))
      .execute()
    const buyer = await buyers.next()
    const { couponId } = (await buyer.post('buyer/cyy/v1/coupons/obtain', { couponCode: 'CARDS50' })).body.data
    const { orderId, payAmount } = (await buyer.order({ ...of('BC4'), couponId })).body.data
    expect(payAmount).toBe(44_900)
    const inShow = (await buyer.preOrder({ ...PLAY, couponId: '' })).body.data.coupons[0]
    expect(inShow.reason).toMatchObject({ code: 'HELD', orderId, orderType: 'goods' })
    const own = async () => (await buyer.get(`user/buyer/v5/coupons/${couponId}`)).body.data
    expect(await own()).toMatchObject({ couponStatus: 'UN_AVAILABLE', orderId, orderType: 'goods' })
    await buyer.post(`trade/buyer/v2/items/orders/${orderId}/cancel`, {})
    expect(await own()).toMatchObject({ couponStatus: 'AVAILABLE', orderId: '' })
  })
})
