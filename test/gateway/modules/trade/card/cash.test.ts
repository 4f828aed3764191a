import { json } from '../../../../../scripts/gateway/core/database/json'
import { getRow, listRows } from '../../../../../scripts/gateway/core/database/rows'
import { cardData } from '../../../../../scripts/gateway/modules/trade/card/personal-service'
import { preOrder } from '../../../../../src/api/purchase'
import { CARD_CODES } from '../../../../../src/domain/business-codes/card'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { madeUp } from '../../../support/same-shape'
import { newKey, PLAY, press, type Shopper } from '../../../support/shopper'
import { cashBuyers, paidBy, pay, play } from './cash-buyers'

const DAY = 86_400_000
const test = useGateway()
const { eventsOf, withCards } = cashBuyers(test, '1393920')
checkBooks(test)
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
const buy = async (buyer: Shopper, cashCards: readonly string[], purchase: object = PLAY) =>
  (await buyer.order({ ...purchase, cashCards })).body
const priceOf = async (buyer: Shopper, cashCards: readonly string[] = [], purchase: object = PLAY) =>
  (await buyer.preOrder({ ...purchase, couponId: '', cashCards })).body

describe('the price with cash cards', () => {
  it('is reduced by the selected cards, in their order of use', async () => {
    const { buyer, cards } = await withCards(100_00, 50_00)
    const { data: plain } = await priceOf(buyer)
    expect(madeUp(preOrder.read(plain), plain)).toEqual([])
    expect(plain.cashCards).toMatchObject([
      { userCardInstanceId: cards[0], name: '浮光储值卡', balance: 100_00, amount: 0, reason: '' },
      { userCardInstanceId: cards[1], balance: 50_00, amount: 0 },
    ])
    const { data } = await priceOf(buyer, [...cards].reverse())
    expect(data.payAmount).toBe(plain.payAmount - 150_00)
    expect(data.priceLines.slice(-2)).toEqual([
      { kind: 'CASH_CARD', title: '浮光储值卡', amount: -100_00 },
      { kind: 'CASH_CARD', title: '浮光储值卡', amount: -50_00 },
    ])
    expect(data.total).toBe(plain.total)
  })

  it('is refused for another buyer’s card and for unusable cards', async () => {
    const { buyer, cards, change } = await withCards(100_00, 0)
    const { buyer: other } = await withCards()
    expect((await other.preOrder({ ...PLAY, cashCards: cards })).status).toBe(404)
    const code = async (id = cards[0]) => (await priceOf(buyer, [id])).statusCode
    expect(await code(cards[1])).toBe(CARD_CODES.cardUnfit)
    for (const columns of [{ frozen_at: START }, { valid_until: START }, { refunding_at: START }]) {
      await change(columns)
      expect(await code()).toBe(CARD_CODES.cardUnfit)
      await change({ frozen_at: null, refunding_at: null, valid_until: START + DAY })
    }
    const range = async (rule: string) =>
      db()
        .updateTable('card_templates')
        .set({ range: json({ useCouponRule: rule, couponUseLimitVO: null }) })
        .where('card_id', '=', 'BC3')
        .execute()
    const before = (await getRow(db(), 'card_templates', { card_id: 'BC3' })).range
    await range('LIMIATION_VENUE_USE')
    expect(await code()).toBe(CARD_CODES.cardUnfit)
    expect((await priceOf(buyer)).data.cashCards).toMatchObject([{ reason: 'SCOPE' }])
    await db()
      .updateTable('card_templates')
      .set({ range: json(before) })
      .where('card_id', '=', 'BC3')
      .execute()
    expect(await code()).toBe(200)
  })

  it('is rejected as changed when another device has used a selected card', async () => {
    const { buyer, cards } = await withCards(100_00)
    const { priceToken, payAmount } = (await priceOf(buyer, cards)).data
    await buy(buyer, cards, play(1))
    const { buyer: more, cards: own } = await withCards(100_00, 20_00)
    const agreed = (await priceOf(more, own)).data
    await buy(more, [own[1]], play(1))
    const refused = await more.order(
      { ...PLAY, cashCards: [own[0]] },
      {
        ...{ priceToken: agreed.priceToken, paymentParam: { payAmount: agreed.payAmount } },
      },
    )
    expect(refused.body.statusCode).toBe(PURCHASE_CODES.cardChanged)
    const gone = await buyer.order({ ...PLAY, cashCards: cards }, { priceToken, paymentParam: { payAmount } })
    expect(gone.body.statusCode).toBe(CARD_CODES.cardUnfit)
  })
})

describe('the card balance used by an order', () => {
  it('is reserved by the order, released by a cancellation, and used by the payment', async () => {
    const { buyer, cards, left } = await withCards(100_00)
    const { data } = await buy(buyer, cards)
    expect(await left()).toEqual([0])
    await buyer.post(`trade/buyer/order/v5/orders/${data.orderId}/cancel`, {})
    expect(await left()).toEqual([100_00])
    await paidBy(buyer, cards)
    expect(await left()).toEqual([0])
    expect(await eventsOf(cards[0])).toEqual([
      ['HELD', -100_00],
      ['RELEASED', 100_00],
      ['HELD', -100_00],
      ['USED', 0],
    ])
  })

  it('is released when the order closes, and is not charged by a late payment', async () => {
    const { again, buyer, cards, left } = await withCards(100_00)
    const { data } = await buy(buyer, cards)
    const cashier = await buyer.cashier(data.unPaidTransactionIds[0])
    test.clock.advance(20 * 60_000)
    await press(cashier, 'pay')
    expect((await (await again()).detail(data.orderId)).orderState).toBe('CLOSED')
    expect(await left()).toEqual([100_00])
  })

  it('can pay a whole order without another payment', async () => {
    const { buyer, cards, left } = await withCards(5000_00)
    const { payAmount } = (await priceOf(buyer)).data
    const { data } = await buy(buyer, cards)
    expect(data).toMatchObject({ payAmount: 0, unPaidTransactionIds: [] })
    expect(await buyer.detail(data.orderId)).toMatchObject({ orderState: 'SUCCEEDED', payAmount: 0 })
    expect(await left()).toEqual([5000_00 - payAmount])
  })

  it('pays only one of two concurrent orders', async () => {
    const { buyer, cards, left } = await withCards(100_00)
    const sums = await Promise.all([1, 2].map(async (quantity) => (await priceOf(buyer, cards, play(quantity))).data))
    const order = ({ payAmount }: { payAmount: number }, at: number) =>
      buyer.post('trade/buyer/order/v5/create_order', {
        ...{ ...play(at + 1), couponId: '', cashCards: cards, idempotencyKey: newKey(), audienceIds: [] },
        ...{ contact: { cellphone: '13800000001', countryCode: '86' }, paymentParam: { payAmount } },
      })
    const both = await Promise.all(sums.map(order))
    expect(both.map(({ body }) => body.statusCode).sort()).toEqual([200, CARD_CODES.cardUnfit])
    expect(await left()).toEqual([0])
  })

  it('pays the order even if the card expires before the payment', async () => {
    const { again, buyer, cards, change } = await withCards(100_00)
    const { data } = await buy(buyer, cards)
    await change({ valid_until: START + 60_000 })
    test.clock.advance(120_000)
    await pay(buyer, data)
    expect((await (await again()).detail(data.orderId)).orderState).toBe('SUCCEEDED')
  })
})

it('deletes the cards of an erased account, except cards that paid for orders', async () => {
  const { buyer, cards } = await withCards(100_00, 50_00)
  await paidBy(buyer, cards.slice(0, 1))
  const { user_id: userId } = await getRow(db(), 'user_cards', { user_card_id: cards[1] })
  const account = { userId, countryCode: '86', cellphone: null, email: null }
  await db()
    .transaction()
    .execute((tx) => cardData.erase?.(tx, account, START) ?? Promise.resolve())
  expect((await listRows(db(), 'user_cards', { user_id: userId })).map(({ user_card_id: id }) => id)).toEqual([
    cards[0],
  ])
})

checkLockOrder()
