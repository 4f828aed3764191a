import { sql } from 'kysely'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { listRows } from '../../../../../scripts/gateway/core/database/rows'
import { cardData } from '../../../../../scripts/gateway/modules/trade/card/personal-service'
import { seededCardId } from '../../../../../scripts/gateway/modules/trade/card/seed-service'
import { giveCard, takeCardStock } from '../../../../../scripts/gateway/modules/trade/card/ledger-service'
import { cardForSale, ownCards as ownCardRows } from '../../../../../scripts/gateway/modules/trade/card/service'
import { cardDetails, cardRange, cardsOnSale, ownCards } from '../../../../../src/api/card'
import { CARD_STATUSES } from '../../../../../src/domain/card/card-facts'
import { START, useGateway } from '../../../support/gateway'
import { type Shopper, shopper, shopperOf } from '../../../support/shopper'

const DAY = 86_400_000
const test = useGateway()

const db = () => test.gateway.context.db
const CARDS = 'user/buyer/v3/privilege/card'

type Buyer = Shopper & { userId: string }

let count = 0
/** Logs a new buyer in. */
const newBuyer = async (): Promise<Buyer> => {
  const { accessToken, userId } = await test.signIn(`1393600${(count += 1) + 1000}`)
  return { userId, ...(await shopperOf(test, userId)), token: accessToken }
}

const own = async (buyer: Shopper, query = '') =>
  ownCards.read((await buyer.get(`user/buyer/v3/purchased/privilege/card/query?offset=0&length=50${query}`)).body.data)
    .items
const detail = async (buyer: Shopper, cardId: string, query = '') =>
  cardDetails.read((await buyer.get(`${CARDS}/${cardId}${query}`)).body.data)

/** Gives a buyer a card of the given kind. Returns the id of the card. */
const give = ({ userId }: Buyer, cardId: string) =>
  db()
    .transaction()
    .execute((tx) => giveCard(tx, { userId, cardId, orderId: 'I1', identity: null, now: test.clock.now() }))

describe('the cards on sale', () => {
  it('include enabled cards until their sale ends, with sold-out cards last', async () => {
    const buyer = await newBuyer()
    const { items } = cardsOnSale.read((await buyer.get(`${CARDS}/list`)).body.data)
    expect(items.map(({ cardId }) => cardId)).toEqual(['BC1', 'BC2', 'BC3', 'BC4', 'BC5', 'BC10', 'BC11', 'BC9', 'BC6'])
    expect(items[3]).toMatchObject({
      ...{ cardKind: 'TIMES', cardPrice: 49_900, convertibleTimes: 5, worth: null, cardStatus: null, validDays: 180 },
      ...{ venueName: '静安黑匣子', cityName: '上海', rangeDesc: '限静安黑匣子的演出', userCardInstanceId: '' },
    })
  })

  it.each([
    ['BC4', null],
    ['BC6', 'SOLD_OUT'],
    ['BC7', 'NOT_ENABLED'],
    ['BC8', 'ENDED'],
    ['BC9', 'NOT_YET'],
  ])('have the correct block reason: card %s, reason %s', async (cardId, reason) => {
    expect((await detail(await newBuyer(), cardId)).blockReason).toBe(reason)
  })

  it('block a second card per person until the first card is refunded', async () => {
    const buyer = await newBuyer()
    const userCardId = await give(buyer, 'BC5')
    const block = async () => (await cardForSale(db(), 'BC5', { userId: buyer.userId, now: START }))?.block
    expect(await block()).toBe('PER_PERSON')
    await db().updateTable('user_cards').set({ refunded_at: START }).where('user_card_id', '=', userCardId).execute()
    expect(await block()).toBeNull()
  })

  it('sell the last card in stock only once, and accept returned stock', async () => {
    await db().updateTable('card_templates').set({ stock: 1 }).where('card_id', '=', 'BC2').execute()
    const take = (quantity: number) =>
      db()
        .transaction()
        .execute((tx) => takeCardStock(tx, 'BC2', quantity))
        .then(
          () => 'taken',
          ({ code }: { code: string }) => code,
        )
    expect(await Promise.all([take(1), take(1)])).toEqual(['taken', 'itemSoldOut'])
    expect([await take(-1), await take(2), await take(1)]).toEqual(['taken', 'itemSoldOut', 'taken'])
    await db().updateTable('card_templates').set({ stock: null }).where('card_id', '=', 'BC2').execute()
    expect(await take(9)).toBe('taken')
  })

  it('return 404 for an unknown id', async () => {
    const buyer = await newBuyer()
    for (const path of ['NONE', 'NONE/range']) expect((await buyer.get(`${CARDS}/${path}`)).status).toBe(404)
  })
})

describe('a card that a buyer receives', () => {
  it('has the balance of its card type, and expires at the end of a day', async () => {
    const buyer = await newBuyer()
    await give(buyer, 'BC3')
    const [card] = await own(buyer)
    expect(card).toMatchObject({ cardKind: 'CASH', cardStatus: 'ACTIVE', balance: 50_000, convertibleTimes: null })
    const end = card.expirationTime ?? 0
    expect(end % DAY).toBe(16 * 3_600_000)
    const listed = async (history: boolean, now: number) =>
      (await ownCardRows(db(), buyer.userId, { history }, now)).total
    expect([await listed(false, end - 1), await listed(true, end - 1)]).toEqual([1, 0])
    expect([await listed(false, end), await listed(true, end)]).toEqual([0, 1])
  })

  it('has the fixed start time of its card type', async () => {
    const buyer = await newBuyer()
    await give(buyer, 'BC9')
    const [card] = await own(buyer)
    expect(card.cardStatus).toBe('NOT_STARTED')
    expect((card.validFrom ?? 0) - START).toBeGreaterThan(19 * DAY)
  })

  it('is not found for another buyer or under another card type', async () => {
    const [buyer, other] = [await newBuyer(), await newBuyer()]
    const id = await give(buyer, 'BC2')
    expect((await other.get(`${CARDS}/BC2?userCardInstanceId=${id}`)).status).toBe(404)
    expect((await buyer.get(`${CARDS}/BC1?userCardInstanceId=${id}`)).status).toBe(404)
    expect((await detail(buyer, 'BC2', `?userCardInstanceId=${id}`)).own?.events).toMatchObject([
      { kind: 'RECEIVED', orderId: '' },
    ])
  })
})

describe('the cards of the demo member', () => {
  it('have every state, and are sorted by their order of use', async () => {
    const member = await shopper(test)
    const [open, past] = [await own(member), await own(member, '&history=true')]
    expect(new Set([...open, ...past].map(({ cardStatus }) => cardStatus))).toEqual(new Set(CARD_STATUSES))
    expect(past.every(({ isHistory }) => isHistory)).toBe(true)
    expect(open.filter(({ cardKind }) => cardKind === 'CASH').map(({ balance }) => balance)).toEqual([12_000, 31_950])
    expect(open.at(-1)).toMatchObject({ cardStatus: 'USED', redeemedTimes: 5, convertibleTimes: 5, isHistory: false })
    expect(await own(member, '&cardId=BC5')).toHaveLength(1)
  })

  it('can be limited to the cards for a show', async () => {
    const member = await shopper(test)
    const [all, fit] = [await own(member), await own(member, '&showId=S2101')]
    expect(fit.map(({ cardId }) => cardId)).toEqual(expect.arrayContaining(['BC3', 'BC4']))
    expect(fit.map(({ cardId }) => cardId)).not.toContain('BC5')
    expect(fit.length).toBeLessThan(all.length)
  })

  it('show the masked holder, the seats and the history', async () => {
    const member = await shopper(test)
    const { own: facts, ...card } = await detail(member, 'BC5', `?userCardInstanceId=${seededCardId('annual')}`)
    expect(card).toMatchObject({ isAnnualCard: true, blockReason: 'PER_PERSON', cardStatus: 'ACTIVE' })
    expect(facts).toMatchObject({
      identityName: '林晚',
      identityNo: '3101**********0023',
      seatInfos: ['导览区 3 号位'],
    })
    const times = await detail(member, 'BC4', `?userCardInstanceId=${seededCardId('times')}`)
    expect(times.own?.events.map(({ kind, times: change }) => [kind, change])).toEqual([
      ['RECEIVED', 5],
      ['USED', -2],
    ])
  })

  it('have balances and uses that equal the sum of their events', async () => {
    const { rows } = await sql<object>`
      select u.user_card_id from user_cards u join card_events e using (user_card_id)
      group by u.user_card_id
      having coalesce(u.balance, 0) <> sum(e.amount)
        or coalesce(u.times_total - u.times_used, 0) <> sum(e.times)`.execute(db())
    expect(rows).toEqual([])
  })
})

describe('the range of a card', () => {
  const range = async (cardId: string, query = '') =>
    cardRange.read((await (await newBuyer()).get(`${CARDS}/${cardId}/range?length=3${query}`)).body.data)

  it('lists its shows by page, and the venues of all its shows', async () => {
    const { items, total, venues } = await range('BC1')
    expect(items).toHaveLength(3)
    expect(new Set(items.map(({ backendCategory }) => backendCategory.code))).toEqual(new Set(['drama']))
    expect(venues.reduce((sum, { showCount }) => sum + showCount, 0)).toBe(total)
  })

  it('names the sessions and tiers of a card that is limited to them', async () => {
    const { items } = await range('BC1')
    const limits = { showIds: [], showSessionIds: ['S2001N02'], seatPlanIds: ['S2001N02P1', 'S2001N02P2'] }
    const vo = { ...limits, venueIds: [], showTypes: [], tagIds: [], itemIds: [], categoryIds: [] }
    const limited = json({ useCouponRule: 'LIMIATION_SHOW_SESSION_SEATPLAN', couponUseLimitVO: vo })
    await db().updateTable('card_templates').set({ range: limited }).where('card_id', '=', 'BC2').execute()
    const own = (await range('BC2')).items
    expect(own.map(({ showId }) => showId)).toEqual(['S2001'])
    expect(own[0].sessionRangeVoList).toMatchObject([{ seatPlanNames: [expect.any(String), expect.any(String)] }])
    expect(items.map(({ sessionRangeVoList }) => sessionRangeVoList)).toEqual([[], [], []])
  })

  it('can be filtered by city', async () => {
    const [all, here] = [await range('BC1'), await range('BC1', '&cityId=8201')]
    expect(here.total).toBeGreaterThan(0)
    expect(here.total).toBeLessThan(all.total)
    const cities = ({ venues }: typeof all) => venues.map(({ cityName }) => cityName)
    expect([cities(all).includes('上海'), cities(here).includes('上海')]).toEqual([true, false])
  })
})

it('erases free cards of a closed account, and the holder data of bought cards', async () => {
  const buyer = await newBuyer()
  const identity = { name: '林晚', idType: 'ID_CARD', idNo: '310101199206180023', documentKey: 'K1' }
  const ids = await db()
    .transaction()
    .execute(async (tx) => {
      const given = { userId: buyer.userId, cardId: 'BC5', identity, now: START }
      return [await giveCard(tx, { ...given, orderId: null }), await giveCard(tx, { ...given, orderId: 'I1' })]
    })
  const { userId } = buyer
  const account = { userId, countryCode: '86', cellphone: null, email: null }
  expect(await cardData.losses?.(db(), account, START)).toEqual({ CARD: 2 })
  const copy = await cardData.read?.(db(), account)
  expect(copy).toMatchObject({ cards: ids.map(() => ({ id_no: identity.idNo })), cardEvents: [{}, {}] })
  await db()
    .transaction()
    .execute((tx) => cardData.erase?.(tx, account, START) ?? Promise.reject(new Error('no erase')))
  const left = await listRows(db(), 'user_cards', { user_id: userId })
  expect(left).toMatchObject([{ order_id: 'I1', id_name: '', id_no: '', document_key: '' }])
})
