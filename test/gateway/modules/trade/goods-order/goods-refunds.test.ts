import { applyDue } from '../../../../../scripts/gateway/core/due'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { grantPoints } from '../../../../../scripts/gateway/modules/trade/points/ledger-service'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { newKey, type Shopper } from '../../../support/shopper'
import { cashBuyers } from '../card/cash-buyers'
import { BAND, goods, goodsOrders, withGoods } from './support'

const DAY = 86_400_000
const test = useGateway()
const { withCards } = cashBuyers(test, '1396120')
checkBooks(test)
afterEach(() => test.clock.set(START))

const own = () => goodsOrders(test)
const db = () => test.gateway.context.db

/** Pays tickets with a bag. Returns the ticket order and the order of the bag. */
const boughtBag = async (buyer: Shopper, purchase: object = {}) => {
  const { body } = await buyer.order({ ...withGoods(BAND, goods('G1001', 1, ['sand', 'l'])), ...purchase })
  await own().payAll(buyer, body.data.unPaidTransactionIds)
  const [items] = await own().itemsOf(body.data.orderId)
  return { orderId: body.data.orderId as string, goodsId: items?.order_id ?? '' }
}

const refundGoods = async (buyer: Shopper, goodsId: string) => {
  const base = `trade/buyer/v2/items/orders/${goodsId}`
  const quote = (await buyer.post(`${base}/refund_quote`, {})).body.data
  await buyer.post(`${base}/refund`, { quote: quote.quote, idempotencyKey: newKey() })
  return quote
}

describe('a refund of goods', () => {
  it('returns the part of a cash card to the card', async () => {
    const { buyer, cards, left } = await withCards(5000_00)
    const range = json({ useCouponRule: 'ALL_PRODUCT', couponUseLimitVO: null })
    await db().updateTable('card_templates').set({ range }).where('card_id', '=', 'BC3').execute()
    const { orderId, unPaidTransactionIds } = (await buyer.order(BAND)).body.data
    await own().payAll(buyer, unPaidTransactionIds)
    const { body } = await buyer.order({ items: [goods('G1006', 2)], orderId, cashCards: cards })
    expect(body).toMatchObject({ statusCode: 200 })
    const added = body.data
    expect(await left()).toEqual([5000_00 - 2 * 5800])
    const { ways } = await refundGoods(buyer, added.orderId)
    expect(ways).toEqual([{ method: '浮光储值卡', amount: 2 * 5800 }])
    expect(await left()).toEqual([5000_00])
    expect(await getRow(db(), 'item_orders', { order_id: added.orderId })).toMatchObject({ state: 'REFUNDED' })
  })

  it('returns points before the stock', async () => {
    const { again, buyer, cards } = await withCards(0)
    const { user_id: userId } = await getRow(db(), 'user_cards', { user_card_id: cards[0] })
    const reason = { 'zh-CN': '赠送', 'zh-MO': '贈送', 'en-US': 'Gift' }
    const points = { userId, amount: 100_000, reason, at: test.clock.now() }
    await db()
      .transaction()
      .execute((tx) => grantPoints(tx, points))
    const { goodsId } = await boughtBag(buyer, { pointAmount: 50_00 })
    const usable = async () => (await (await again()).get('user/buyer/v3/point/account')).body.data.usable
    const before = await usable()
    await refundGoods(buyer, goodsId)
    expect(await usable()).toBeGreaterThan(before)
  })

  it('is made without a request seven days after the message about a canceled session', async () => {
    const { again, buyer } = await withCards()
    const before = await own().stockOf('G1001-sand-l')
    const { orderId, goodsId } = await boughtBag(buyer)
    const sessions = { session_id: BAND.sessionId }
    const { state } = await getRow(db(), 'sessions', sessions)
    const setState = (to: typeof state) =>
      db().updateTable('sessions').set({ state: to }).where('session_id', '=', BAND.sessionId).execute()
    await setState('CANCELED')
    const run = () => applyDue(db(), test.clock.now())
    await run()
    test.clock.advance(7 * DAY - 1000)
    await run()
    expect(await getRow(db(), 'item_orders', { order_id: goodsId })).toMatchObject({ state: 'PAID' })
    test.clock.advance(2000)
    await Promise.all([run(), run()])
    const later = await again()
    expect(await later.detail(orderId)).toMatchObject({ goodsOrders: [{ orderStatus: 'REFUNDING' }] })
    const { amount, reason } = await getRow(db(), 'refunds', { order_id: goodsId })
    expect([amount, reason]).toEqual([14800, 'SHOW_CHANGED'])
    expect(await own().stockOf('G1001-sand-l')).toBe(before)
    await setState(state)
  })
})

checkLockOrder()
