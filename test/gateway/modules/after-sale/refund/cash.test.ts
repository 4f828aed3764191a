import { json } from '../../../../../scripts/gateway/core/database/json'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { invoicedMoney } from '../../../../../scripts/gateway/modules/after-sale/invoice/money-service'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { newKey, PLAY, type Shopper } from '../../../support/shopper'
import { cashBuyers, paidBy, play } from '../../trade/card/cash-buyers'
import { join, offer, pay, place, setStock } from '../resale/house'
import { rebooking } from '../rebook/support'

const DAY = 86_400_000
const CARD = '浮光储值卡'
const test = useGateway()
const { eventsOf, withCards } = cashBuyers(test, '1393930')
checkBooks(test)
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
const invoiced = (orderId: string) => invoicedMoney(db(), orderId)

/** Refunds tickets of an order, by default all tickets. Returns the quote and the refund. */
const refund = async (buyer: Shopper, orderId: string, tickets?: number) => {
  const path = `trade/buyer/refund/v1/orders/${orderId}`
  const open = (await buyer.detail(orderId)).tickets.filter(({ state }: { state: string }) => state === 'VALID')
  const unitIds = open.slice(0, tickets).map(({ unitId }: { unitId: string }) => unitId)
  const quote = (await buyer.post(`${path}/preview`, { unitIds })).body.data
  const body = { quote: quote.quote, reason: 'TIME', idempotencyKey: newKey() }
  return { quote, refund: (await buyer.post(`${path}/apply`, body)).body.data }
}

describe('the refund of an order that was paid with cash cards', () => {
  it('is made to the payment first, then to the cards in reverse order', async () => {
    const { buyer, cards, left } = await withCards(500_00, 300_00)
    const orderId = await paidBy(buyer, cards)
    const { payAmount, total } = await buyer.detail(orderId)
    const { refund_rule: rule } = await getRow(db(), 'shows', { show_id: PLAY.showId })
    const often = json({ ...rule, perSession: 2 })
    await db().updateTable('shows').set({ refund_rule: often }).where('show_id', '=', PLAY.showId).execute()
    expect(payAmount).toBe(total - 800_00)
    expect(await invoiced(orderId)).toBe(total)
    const { quote: one } = await refund(buyer, orderId, 1)
    const toCard = one.amount - payAmount
    expect(one.ways).toEqual([
      { method: '支付宝', amount: payAmount },
      { method: CARD, amount: toCard },
    ])
    expect(await left()).toEqual([0, toCard])
    expect(await invoiced(orderId)).toBe(total - one.amount)
    const { quote: rest } = await refund(buyer, orderId)
    expect(rest.ways).toEqual([{ method: CARD, amount: rest.amount }])
    expect(await left()).toEqual([one.amount + rest.amount - payAmount - 300_00, 300_00])
    expect((await buyer.detail(orderId)).refundedAmount).toBe(one.amount + rest.amount)
    expect((await eventsOf(cards[1])).at(-1)).toEqual(['RETURNED', 300_00 - toCard])
  })

  it('is complete at once if only cards paid, and extends an expired card', async () => {
    const { again, buyer, cards, change, left } = await withCards(5000_00)
    const orderId = await paidBy(buyer, cards)
    await change({ valid_until: START + 60_000 })
    test.clock.advance(120_000)
    const later = await again()
    const { quote, refund: refunded } = await refund(later, orderId)
    const { amount, fee, ways } = quote
    expect(ways).toEqual([{ method: CARD, amount }])
    expect(refunded).toMatchObject({ state: 'REFUNDED', ways: [{ method: CARD, amount, state: 'REFUNDED' }] })
    const shown = await later.detail(orderId)
    expect(shown).toMatchObject({ orderState: 'REFUNDED', refundedAmount: amount, refundingAmount: 0 })
    expect(await left()).toEqual([5000_00 - fee])
    const { valid_until: until } = await getRow(db(), 'user_cards', { user_card_id: cards[0] })
    const { created_at: at } = await getRow(db(), 'refunds', { order_id: orderId })
    expect(until).toBe(at + 30 * DAY)
  })

  it('sends one message if only cards paid', async () => {
    const { buyer, cards } = await withCards(5000_00)
    const orderId = await paidBy(buyer, cards)
    await refund(buyer, orderId)
    const sent = (await test.ask('console/api/messages')).body.data as { kind: string; path: string }[]
    expect(
      sent.filter(({ path }) => path.includes(`refund-order-tickets?orderId=${orderId}`)).map(({ kind }) => kind),
    ).toEqual(['REFUND_DONE'])
  })
})

describe('a cash card', () => {
  const itemPath = (orderId: string) => `trade/buyer/v2/items/orders/${orderId}`

  it('cannot be refunded while an unpaid order uses it', async () => {
    const { buyer } = await withCards()
    const created = (await buyer.order({ items: [{ spu: { spuId: 'BC3' }, quantity: 1 }] })).body.data
    await pay(buyer, created)
    const { user_card_id: id } = await getRow(db(), 'user_cards', { order_id: created.orderId })
    const code = async () => (await buyer.post(`${itemPath(created.orderId)}/refund_quote`, {})).body.statusCode
    const one = { ...play(1), cashCards: [id] }
    const unpaid = (await buyer.order(one)).body.data
    expect(await code()).toBe(ITEM_ORDER_CODES.itemRefundBooked)
    await buyer.post(`trade/buyer/order/v5/orders/${unpaid.orderId}/cancel`, {})
    expect(await code()).toBe(200)
    const orderId = await paidBy(buyer, [id], play(1))
    expect(await code()).toBe(ITEM_ORDER_CODES.itemRefundBooked)
    await refund(buyer, orderId)
    const { balance } = await getRow(db(), 'user_cards', { user_card_id: id })
    const { data } = (await buyer.post(`${itemPath(created.orderId)}/refund_quote`, {})).body
    expect(data.amount).toBe(Math.round((460_00 * (balance ?? 0)) / 500_00))
    await buyer.post(`${itemPath(created.orderId)}/refund`, { quote: data.quote, idempotencyKey: newKey() })
    expect((await buyer.preOrder({ ...PLAY, cashCards: [id] })).body.statusCode).not.toBe(200)
  })
})

describe('a rebooking of tickets that a cash card paid', () => {
  it('transfers the card’s part of the payment to the new order', async () => {
    const { buyer, cards, left } = await withCards(1000_00)
    const { unitsOf, hold, apply } = rebooking(() => buyer)
    const before = await paidBy(buyer, cards)
    const { payAmount: money } = await buyer.detail(before)
    const units = await unitsOf(before)
    const { data } = await hold(before, units, 'S2001N02P3')
    const back = Math.max(0, data.back - money)
    const { orderId } = (await apply(data.rebookId)).data
    expect(await left()).toEqual([back])
    const { quote } = await refund(buyer, orderId)
    expect(await left()).toEqual([back + quote.amount - Math.max(0, money - data.back)])
  })
})

describe('the resale of tickets that a cash card paid', () => {
  it('refunds the seller’s card', async () => {
    const { buyer, cards, left } = await withCards(5000_00)
    const { buyer: next } = await withCards()
    const show = 'S1004'
    const plan = `${show}N01P1`
    const purchase = { showId: show, sessionId: `${show}N01`, items: [{ seatPlanId: plan, quantity: 1 }] }
    await setStock(test, plan, 1)
    const orderId = await paidBy(buyer, cards, purchase)
    await setStock(test, plan, 0)
    const [held] = await left()
    await join(next)
    await offer(buyer, orderId)
    await pay(next, (await place(next)).data)
    const { refundedAmount, refundingAmount, total } = await buyer.detail(orderId)
    expect(refundedAmount).toBe(Math.ceil(total * 0.9))
    expect(refundingAmount).toBe(0)
    expect(await left()).toEqual([(held ?? 0) + refundedAmount])
  })
})

checkLockOrder()
