import { cardsOfOrder, cardDetails, ownCards } from '../../../../../src/api/card'
import { ITEM_ORDER_CODES as CODES } from '../../../../../src/domain/business-codes/item-order'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, press, type Shopper } from '../../../support/shopper'

const test = useGateway()
const buyers = newBuyers(test, '1393910')
afterEach(() => test.clock.set(START))
checkBooks(test)

const CARDS = 'user/buyer/v3/privilege/card'
const of = (spuId: string, quantity = 1) => ({ items: [{ spu: { spuId }, quantity }] })

/** Buys cards and returns the order. */
const bought = async (buyer: Shopper, cardId: string, quantity = 1, more: object = {}): Promise<string> => {
  const { orderId, unPaidTransactionIds } = (await buyer.order({ ...of(cardId, quantity), ...more })).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  return orderId
}
const cardsOf = async (buyer: Shopper, itemOrderId: string) => {
  const { data } = (await buyer.get(`${CARDS}/query_card_by_order_id?itemOrderId=${itemOrderId}`)).body
  const read = cardsOfOrder.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read
}

describe('the purchase of a card', () => {
  it('brings each card once, with its order in its record', async () => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, 'BC3', 2)
    const cards = await cardsOf(buyer, orderId)
    expect(cards.map(({ balance }) => balance)).toEqual([50_000, 50_000])
    const [{ cardId, userCardInstanceId: id }] = cards
    const { data } = (await buyer.get(`${CARDS}/${cardId}?userCardInstanceId=${id}`)).body
    expect(cardDetails.read(data).own?.events).toMatchObject([{ kind: 'RECEIVED', itemOrderId: orderId, orderId: '' }])
    expect(await cardsOf(await buyers.next(), orderId)).toEqual([])
  })

  it('needs a person for a named card, and counts ordered cards, too', async () => {
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
  ])('is refused for %s', async (cardId, code) => {
    expect((await (await buyers.next()).preOrder(of(cardId))).body.statusCode).toBe(code)
  })

  it('is refunded while the card is unused, and takes the card back', async () => {
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

describe('a card with a rate', () => {
  it('reduces each ticket of its range, and the refund returns what was paid', async () => {
    const buyer = await buyers.next()
    const play = { showId: 'S2001', sessionId: 'S2001N02', items: [{ seatPlanId: 'S2001N02P2', quantity: 2 }] }
    const before = (await buyer.preOrder({ ...play, couponId: '' })).body.data
    await bought(buyer, 'BC1')
    const priced = (await buyer.preOrder({ ...play, couponId: '' })).body.data
    expect(priced.payAmount).toBe(before.payAmount * 0.8)
    expect(priced.priceLines[1]).toMatchObject({ kind: 'MEMBER', title: '剧场年卡', amount: -before.payAmount * 0.2 })
    const { orderId, unPaidTransactionIds } = (await buyer.order(play)).body.data
    await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
    const { tickets } = await buyer.detail(orderId)
    const unitIds = tickets.slice(0, 1).map(({ unitId }: { unitId: string }) => unitId)
    const preview = await buyer.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds })
    expect(preview.body.data.tickets).toBe(priced.payAmount / 2)
  })
})
