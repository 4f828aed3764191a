import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { goodsReturns } from '../../../../../src/api/goods-return'
import { refunds } from '../../../../../src/api/refund'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, type Shopper } from '../../../support/shopper'
import { addressIn, BOOK, counterVisits, line, PARCEL_ONLY } from '../../trade/goods-order/shop-support'
import { goodsOrders } from '../../trade/goods-order/support'

const test = useGateway()
const buyers = newBuyers(test, '1396150')
checkBooks(test)
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
const visits = () => counterVisits(test, buyers)
const stock = () => goodsOrders(test).stockOf(BOOK)
const base = (orderId: string) => `trade/buyer/v2/items/orders/${orderId}`
const returnsOf = async (buyer: Shopper, orderId: string) => (await buyer.get(`${base(orderId)}/returns`)).body.data
const detail = async (buyer: Shopper, orderId: string) => (await buyer.get(base(orderId))).body.data
const quote = async (buyer: Shopper, orderId: string, unitIds?: readonly string[]) =>
  (await buyer.post(`${base(orderId)}/refund_quote`, unitIds ? { unitIds } : {})).body
const refund = async (buyer: Shopper, orderId: string, unitIds?: readonly string[]) => {
  const { data } = await quote(buyer, orderId, unitIds)
  const { body } = await buyer.post(`${base(orderId)}/refund`, { quote: data.quote, idempotencyKey: newKey() })
  expect(body.statusCode).toBe(200)
  return data
}
const piece = (skuId: string, number: number, at = 0) => `${skuId}_${at}_${number}`

/** A buyer with a paid order of two books that wait at a counter. */
const twoBooks = async () => {
  const buyer = await buyers.next()
  const orderId = await visits().bought(buyer, [line(BOOK, 2)], { deliverMethod: 'SELF_TAKE' })
  return { buyer, orderId }
}

describe('a refund of one of two pieces', () => {
  it('returns its share and its piece, and leaves the order paid', async () => {
    const before = await stock()
    const { buyer, orderId } = await twoBooks()
    const quoted = await refund(buyer, orderId, [piece(BOOK, 2)])
    expect(quoted).toMatchObject({ amount: 9800, extras: 0, quantity: 1, unitIds: [piece(BOOK, 2)] })
    expect(await stock()).toBe(before - 1)
    const hold = await getRow(db(), 'capacity_holds', { holder_id: orderId })
    expect(hold).toMatchObject({ state: 'USED', quantity: 1 })
    expect(await detail(buyer, orderId)).toMatchObject({
      ...{ orderStatus: 'PAID', items: [{ quantity: 2, refunded: 1 }] },
      refund: { blockReason: 'NONE', amount: 9800 },
    })
  })

  it('is listed with its piece among the refunds of the buyer', async () => {
    const { buyer, orderId } = await twoBooks()
    await refund(buyer, orderId, [piece(BOOK, 1)])
    const data = await returnsOf(buyer, orderId)
    expect(madeUp(goodsReturns.read(data), data)).toEqual([])
    expect(data.units.map(({ hindrance }: { hindrance: string }) => hindrance)).toEqual(['RETURNED', 'NONE'])
    const list = (await buyer.get('trade/buyer/refund/v1/refunds?offset=0&length=10')).body.data
    expect(madeUp(refunds.read(list), list)).toEqual([])
    expect(list.items).toMatchObject([{ orderId, itemKind: 'GOODS', qty: 1, pieceIds: [piece(BOOK, 1)] }])
  })

  it('ends the order together with the refund of the other piece', async () => {
    const before = await stock()
    const { buyer, orderId } = await twoBooks()
    await refund(buyer, orderId, [piece(BOOK, 1)])
    expect(await refund(buyer, orderId)).toMatchObject({ unitIds: [piece(BOOK, 2)], amount: 9800 })
    expect(await stock()).toBe(before)
    expect(await detail(buyer, orderId)).toMatchObject({ orderStatus: 'REFUNDING', deliveries: [{ state: 'VOID' }] })
  })

  it('leaves the other piece at the counter', async () => {
    const { buyer, orderId } = await twoBooks()
    await refund(buyer, orderId, [piece(BOOK, 1)])
    const { deliveries } = await detail(buyer, orderId)
    const [{ pickupCode, place }] = deliveries
    const { pickup } = await visits().scan(pickupCode, place.placeId)
    expect(pickup).toMatchObject({ reason: null, goods: [{ quantity: 1 }] })
    expect(await detail(buyer, orderId)).toMatchObject({ orderStatus: 'SUCCEEDED' })
  })

  it.each([
    ['a refunded piece', piece(BOOK, 1), ITEM_ORDER_CODES.itemRefundNotPaid],
    ['a piece of another order', 'G1001-sand-l_0_1', 404],
  ])('cannot be repeated for %s', async (_, unitId, code) => {
    const { buyer, orderId } = await twoBooks()
    await refund(buyer, orderId, [piece(BOOK, 1)])
    expect((await quote(buyer, orderId, [unitId])).statusCode).toBe(code)
  })

  it('is made once by concurrent requests', async () => {
    const before = await stock()
    const { buyer, orderId } = await twoBooks()
    const { data } = await quote(buyer, orderId, [piece(BOOK, 1)])
    const send = () => buyer.post(`${base(orderId)}/refund`, { quote: data.quote, idempotencyKey: newKey() })
    const answers = await Promise.all([send(), send()])
    expect(answers.filter(({ body }) => body.statusCode === 200)).toHaveLength(1)
    expect(await stock()).toBe(before - 1)
  })
})

describe('the delivery fee', () => {
  it('is refunded with the last piece of its way', async () => {
    const buyer = await buyers.next()
    const addressId = await addressIn(buyer, 'near')
    const way = { deliverMethod: 'EXPRESS', addressId }
    const orderId = await visits().bought(buyer, [line(PARCEL_ONLY, 2)], way)
    const { fee } = (await detail(buyer, orderId)).deliveries[0]
    expect(fee).toBeGreaterThan(0)
    expect(await refund(buyer, orderId, [piece(PARCEL_ONLY, 1)])).toMatchObject({ extras: 0 })
    expect(await refund(buyer, orderId, [piece(PARCEL_ONLY, 2)])).toMatchObject({ extras: fee })
    const { pay_amount: paid, refunded_amount: back } = await getRow(db(), 'item_orders', { order_id: orderId })
    expect(back).toBe(paid)
  })
})
