import { GOODS_CODES } from '../../../../../src/domain/business-codes/goods'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, newKey, type Shopper } from '../../../support/shopper'
import { BOOK, line, shop } from './shop-support'
import { goodsOrders } from './support'

const PICKUP = { deliverMethod: 'SELF_TAKE' }
const MAP = 'G1021-1'
const test = useGateway()
const buyers = newBuyers(test, '1396160')
checkBooks(test)
afterEach(() => test.clock.set(START))

interface Line {
  lineId: string
  skuId: string
  quantity: number
}

const cartOf = async (buyer: Shopper) => (await buyer.get('trade/buyer/v1/items/cart')).body.data.lines as Line[]
const add = async (buyer: Shopper, skuId: string, quantity = 1): Promise<string> => {
  const operation = { operationId: newKey(), kind: 'ADD', lineId: '', fromSkuId: '', showId: '', quantity }
  await buyer.post('trade/buyer/v1/items/cart/operations', {
    operations: [{ ...operation, spuId: skuId.slice(0, 5), skuId }],
  })
  return (await cartOf(buyer)).find((each) => each.skuId === skuId)?.lineId ?? ''
}
const order = async (buyer: Shopper, cartLineIds: string[], ...items: object[]) =>
  (await buyer.order(shop(items, { ...PICKUP, cartLineIds }))).body

describe('an order of lines of the cart', () => {
  it('takes its lines, and leaves the others', async () => {
    const buyer = await buyers.next()
    const [book] = [await add(buyer, BOOK), await add(buyer, MAP)]
    expect((await order(buyer, [book], line(BOOK))).statusCode).toBe(200)
    expect(await cartOf(buyer)).toEqual([expect.objectContaining({ skuId: MAP })])
  })

  it('leaves pieces in the cart that the order does not contain', async () => {
    const buyer = await buyers.next()
    expect((await order(buyer, [await add(buyer, BOOK, 5)], line(BOOK))).statusCode).toBe(200)
    expect(await cartOf(buyer)).toEqual([expect.objectContaining({ skuId: BOOK, quantity: 4 })])
  })

  it('returns its lines to the cart when it closes unpaid, and adds up pieces', async () => {
    const buyer = await buyers.next()
    await order(buyer, [await add(buyer, BOOK, 2)], line(BOOK, 2))
    await add(buyer, BOOK)
    test.clock.advance(16 * 60_000)
    const later = await buyers.again()
    await later.get('trade/buyer/v2/items/orders')
    expect(await cartOf(later)).toEqual([expect.objectContaining({ skuId: BOOK, quantity: 3 })])
  })

  it('returns its lines when it is canceled', async () => {
    const buyer = await buyers.next()
    const { data } = await order(buyer, [await add(buyer, BOOK)], line(BOOK))
    await buyer.post(`trade/buyer/v2/items/orders/${data.orderId}/cancel`, {})
    expect(await cartOf(buyer)).toEqual([expect.objectContaining({ skuId: BOOK, quantity: 1 })])
  })

  it('does not return its lines when it is paid and refunded', async () => {
    const buyer = await buyers.next()
    const { data } = await order(buyer, [await add(buyer, BOOK)], line(BOOK))
    await goodsOrders(test).payAll(buyer, data.unPaidTransactionIds)
    const base = `trade/buyer/v2/items/orders/${data.orderId}`
    const { quote } = (await buyer.post(`${base}/refund_quote`, {})).body.data
    await buyer.post(`${base}/refund`, { quote, idempotencyKey: newKey() })
    expect(await cartOf(buyer)).toEqual([])
  })

  it('is refused for a line of another buyer, which stays in its cart', async () => {
    const owner = await buyers.next()
    const lineId = await add(owner, BOOK)
    expect((await order(await buyers.next(), [lineId], line(BOOK))).statusCode).toBe(GOODS_CODES.cartLineGone)
    expect(await cartOf(await buyers.again())).toEqual([])
    expect(await cartOf(owner)).toHaveLength(1)
  })

  it('is refused for a line of other goods', async () => {
    const buyer = await buyers.next()
    expect((await order(buyer, [await add(buyer, MAP)], line(BOOK))).statusCode).toBe(GOODS_CODES.cartLineGone)
    expect(await cartOf(buyer)).toHaveLength(1)
  })

  it('takes its lines once for a repeated request', async () => {
    const buyer = await buyers.next()
    const lineId = await add(buyer, BOOK)
    const more = { idempotencyKey: newKey() }
    const wanted = shop([line(BOOK)], { ...PICKUP, cartLineIds: [lineId] })
    const orders = [await buyer.order(wanted, more), await buyer.order(wanted, more)]
    expect(new Set(orders.map(({ body }) => body.data.orderId)).size).toBe(1)
    expect(await cartOf(buyer)).toEqual([])
  })
})
