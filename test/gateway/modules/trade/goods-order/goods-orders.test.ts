import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { GOODS_CODES } from '../../../../../src/domain/business-codes/goods'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { newBuyers, type Shopper } from '../../../support/shopper'
import { BAND, goods, goodsOrders, MAP, withGoods } from './support'

const test = useGateway()
const buyers = newBuyers(test, '1396110')
checkBooks(test)
afterEach(() => test.clock.set(START))

const own = () => goodsOrders(test)
const BAG = goods('G1001', 1, ['sand', 'l'])
const bought = async (buyer: Shopper, ...chosen: object[]) => {
  const { body } = await buyer.order(withGoods(BAND, ...chosen))
  return body.data
}

describe('the price of tickets with goods', () => {
  it('adds the chosen variants', async () => {
    const buyer = await buyers.next()
    const alone = (await buyer.preOrder({ ...BAND, couponId: '' })).body.data
    const priced = (await buyer.preOrder({ ...withGoods(BAND, BAG, goods('G1006', 2)), couponId: '' })).body.data
    expect(alone).toMatchObject({ goods: [], hasGoods: true })
    expect(priced.payAmount).toBe(alone.payAmount + 14800 + 2 * 5800)
    expect(priced.priceLines).toContainEqual(expect.objectContaining({ kind: 'ITEMS', amount: 14800 + 2 * 5800 }))
    expect(priced.goods[0]).toMatchObject({ spuId: 'G1001', quantity: 1, price: 14800, required: false })
  })

  it('contains the required goods of each ticket without a choice', async () => {
    const buyer = await buyers.next()
    const priced = (await buyer.preOrder({ ...MAP, couponId: '' })).body.data
    expect(priced.goods).toEqual([expect.objectContaining({ spuId: 'G1009', quantity: 2, required: true })])
    const show = (await test.ask(`show/pub/v5/show/${MAP.showId}/dynamic`)).body.data
    const from = show.minOriginalPriceInfo
    expect(show.requiredGoods).toBe(2000)
    expect(from).toBeTruthy()
  })

  it.each([
    ['an attribute of other goods', goods('G1003', 1, ['sand']), 'goodsUnfit'],
    ['a part of the attributes', goods('G1001', 1, ['sand']), 'goodsUnfit'],
    ['goods of another show', goods('G1002'), 'goodsUnfit'],
    ['a foreign show', goods('G1003', 1, [], { showId: 'S1001' }), 'goodsUnfit'],
    ['more pieces than tickets', goods('G1006', 3), 'goodsLimitReached'],
    ['more pieces than an order may have', goods('G1003', 11), 'goodsLimitReached'],
    ['sold-out goods', goods('G1004'), 'goodsSoldOut'],
    ['more pieces than there are', goods('G1001', 7, ['sand', 'l']), 'goodsSoldOut'],
  ] as const)('refuses %s', async (_, chosen, code) => {
    const buyer = await buyers.next()
    const { body } = await buyer.preOrder(withGoods(BAND, chosen))
    expect(body).toMatchObject({ statusCode: GOODS_CODES[code], data: { spuId: chosen.spu.spuId } })
  })

  it.each([0, -1, 1.5, 1e9])('refuses %s pieces', async (quantity) => {
    const buyer = await buyers.next()
    expect((await buyer.preOrder(withGoods(BAND, goods('G1003', quantity)))).status).toBe(400)
  })
})

describe('an order of tickets with goods', () => {
  it('is created as two orders that are paid together and refunded separately', async () => {
    const buyer = await buyers.next()
    const before = await own().stockOf('G1001-sand-l')
    const created = await bought(buyer, BAG)
    const [items] = await own().itemsOf(created.orderId)
    expect(created.unPaidTransactionIds).toHaveLength(2)
    expect(items).toMatchObject({ kind: 'GOODS', state: 'UNPAID', bind_id: created.bindId, pay_amount: 14800 })
    expect(await own().stockOf('G1001-sand-l')).toBe(before - 1)
    await own().payAll(buyer, created.unPaidTransactionIds)
    const detail = await buyer.detail(created.orderId)
    expect(detail).toMatchObject({ orderState: 'SUCCEEDED', goodsOrders: [{ orderStatus: 'PAID', isBound: true }] })
    expect((await buyer.get(`buyer/v1/payments/query_by_bind_id?bindId=${created.bindId}`)).body.data).toMatchObject({
      ...{ paid: true, payAmount: created.payAmount },
    })
    const base = `trade/buyer/v2/items/orders/${items?.order_id}`
    const { quote } = (await buyer.post(`${base}/refund_quote`, {})).body.data
    await buyer.post(`${base}/refund`, { quote, idempotencyKey: 'goods-back-1' })
    expect(await own().stockOf('G1001-sand-l')).toBe(before)
    expect(await buyer.detail(created.orderId)).toMatchObject({
      ...{ orderState: 'SUCCEEDED', refundedAmount: 0, goodsOrders: [{ orderStatus: 'REFUNDING' }] },
    })
  })

  it('needs both transactions for its payment', async () => {
    const buyer = await buyers.next()
    const { unPaidTransactionIds: ids } = await bought(buyer, BAG)
    const { body } = await buyer.startPayment(ids[1])
    expect(body.statusCode).toBe(GOODS_CODES.transactionsIncomplete)
  })

  it.each(['tickets', 'goods'] as const)('closes both orders if the buyer cancels the %s', async (part) => {
    const buyer = await buyers.next()
    const before = await own().stockOf('G1003-1')
    const { orderId } = await bought(buyer, goods('G1003'))
    const [items] = await own().itemsOf(orderId)
    const path =
      part === 'tickets' ? `trade/buyer/order/v5/orders/${orderId}` : `trade/buyer/v2/items/orders/${items?.order_id}`
    expect((await buyer.post(`${path}/cancel`, {})).body.statusCode).toBe(200)
    expect(await buyer.detail(orderId)).toMatchObject({
      ...{ orderState: 'CANCELED', goodsOrders: [{ orderStatus: 'CANCELED' }] },
    })
    expect(await own().stockOf('G1003-1')).toBe(before)
  })

  it('closes both orders after the deadline', async () => {
    const buyer = await buyers.next()
    const { orderId } = await bought(buyer, goods('G1003'))
    test.clock.advance(16 * 60_000)
    expect(await buyer.detail(orderId)).toMatchObject({
      orderState: 'CLOSED',
      goodsOrders: [{ orderStatus: 'CLOSED' }],
    })
  })

  it.each(['late', 'overdue', 'doubled', 'wrongAmount', 'wrongOrder'])(
    'has balanced books after a payment that is %s',
    async (action) => {
      const buyer = await buyers.next()
      const { orderId, unPaidTransactionIds } = await bought(buyer, goods('G1003'))
      await own().payAll(buyer, unPaidTransactionIds, action)
      test.clock.advance(20 * 60_000)
      const { orderState, goodsOrders } = await buyer.detail(orderId)
      const isPaid = action === 'late' || action === 'doubled'
      expect([orderState, goodsOrders[0].orderStatus]).toEqual(isPaid ? ['SUCCEEDED', 'PAID'] : ['CLOSED', 'CLOSED'])
    },
  )

  it('returns the whole payment if the goods cannot be supplied any more', async () => {
    const buyer = await buyers.next()
    const { orderId, unPaidTransactionIds } = await bought(buyer, goods('G1003', 2))
    const { total } = await getRow(test.gateway.context.db, 'capacities', { kind: 'SKU', owner_id: 'G1003-1' })
    const sold = total - (await own().stockOf('G1003-1'))
    await own().setPieces('G1003-1', sold - 1)
    await own().payAll(buyer, unPaidTransactionIds)
    const { orderState, goodsOrders, payment } = await buyer.detail(orderId)
    expect([orderState, goodsOrders[0].orderStatus, payment.state]).toEqual(['CLOSED', 'CLOSED', 'RETURNED'])
    expect(payment.reason).toContain('商品')
    expect(await own().stockOf('G1003-1')).toBe(1)
    await own().setPieces('G1003-1', total)
  })

  it('creates neither order if the goods are sold out, and names the goods', async () => {
    const buyer = await buyers.next()
    const purchase = withGoods(BAND, goods('G1001', 1, ['black', 's']))
    const { payAmount } = (await buyer.preOrder({ ...purchase, couponId: '' })).body.data
    const { total } = await getRow(test.gateway.context.db, 'capacities', { kind: 'SKU', owner_id: 'G1001-black-s' })
    await own().setPieces('G1001-black-s', 0)
    const { body } = await buyer.post('trade/buyer/order/v5/create_order', {
      ...{ ...purchase, couponId: '', idempotencyKey: 'gone-goods-1', audienceIds: [], paymentParam: { payAmount } },
      contact: { cellphone: '13800000001', countryCode: '86' },
    })
    await own().setPieces('G1001-black-s', total)
    expect(body).toMatchObject({ statusCode: GOODS_CODES.goodsSoldOut, data: { spuId: 'G1001' } })
    expect(body.comments).toContain('帆布袋')
    expect((await buyer.get('trade/buyer/order/v5/orders?offset=0&length=5')).body.data.items).toEqual([])
  })
})

describe('goods that are sold with tickets', () => {
  it('are returned to a visitor without a token', async () => {
    const { showId, sessionId, items } = BAND
    const seatPlanIds = items.map(({ seatPlanId }) => seatPlanId)
    const body = { showId, sessionId, seatPlanIds, quantity: 2 }
    const answer = await test.ask('trade/buyer/v3/spus/tied_sale_search', { method: 'POST', body })
    expect(answer.status).toBe(200)
    expect(answer.body.data.goods.length).toBeGreaterThan(0)
  })
})

describe('goods for paid tickets', () => {
  const paidTickets = async (buyer: Shopper) => {
    const { orderId, unPaidTransactionIds } = await bought(buyer)
    await own().payAll(buyer, unPaidTransactionIds)
    return orderId as string
  }
  const search = async (buyer: Shopper, orderId: string) =>
    (await buyer.post('trade/buyer/v5/spus/tied_sale_search', { orderId })).body.data

  it('are added as a separate order', async () => {
    const buyer = await buyers.next()
    const orderId = await paidTickets(buyer)
    const added = (await buyer.order({ items: [goods('G1006', 2)], orderId })).body.data
    expect(added).toMatchObject({ type: 'PRODUCT', payAmount: 2 * 5800 })
    await own().payAll(buyer, added.unPaidTransactionIds)
    const { goods: offered } = await search(buyer, orderId)
    expect(offered.find(({ spuId }: { spuId: string }) => spuId === 'G1006')).toMatchObject({ most: 0 })
    expect(await buyer.detail(orderId)).toMatchObject({ goodsOrders: [{ orderStatus: 'PAID', isBound: false }] })
  })

  it('are refused after the show has begun', async () => {
    const buyer = await buyers.next()
    const orderId = await paidTickets(buyer)
    const { showTime } = await buyer.detail(orderId)
    test.clock.set(showTime)
    const later = await buyers.again()
    expect(await search(later, orderId)).toMatchObject({ goods: [], closed: 'BEGAN' })
    expect((await later.preOrder({ items: [goods('G1006')], orderId })).body.statusCode).toBe(GOODS_CODES.goodsTooLate)
  })

  it('are refused for an order of another buyer', async () => {
    const orderId = await paidTickets(await buyers.next())
    const { status } = await (await buyers.next()).preOrder({ items: [goods('G1006')], orderId })
    expect(status).toBe(404)
  })
})

checkLockOrder()
