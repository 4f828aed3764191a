import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import { offerOfShop } from '../../../../../scripts/gateway/modules/trade/goods-order/shop-service'
import { GOODS_CODES } from '../../../../../src/domain/business-codes/goods'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, newKey, type Shopper } from '../../../support/shopper'
import { BOOK, CODE, COUNTER_ONLY, line, shop } from './shop-support'
import { goodsOrders } from './support'

const test = useGateway()
const buyers = newBuyers(test, '1396130')
checkBooks(test)
afterEach(() => test.clock.set(START))

const own = () => goodsOrders(test)
const db = () => test.gateway.context.db
const base = 'trade/buyer/v2/items/orders'
const read = async (buyer: Shopper, orderId: string) => (await buyer.get(`${base}/${orderId}`)).body.data
const holdOf = (orderId: string) => getRow(db(), 'capacity_holds', { holder_id: orderId })
const setSpu = (spuId: string, columns: object) =>
  db().updateTable('spus').set(columns).where('spu_id', '=', spuId).execute()

/** Orders goods for a pick-up. Returns the answer to the order. */
const ordered = async (buyer: Shopper, ...items: object[]) => (await buyer.order(shop(items, SELF_TAKE))).body
const SELF_TAKE = { deliverMethod: 'SELF_TAKE' }

describe('the price of goods of the shop', () => {
  it('contains the chosen variants', async () => {
    const buyer = await buyers.next()
    const { data } = (await buyer.preOrder(shop([line('G1001-sand-l', 2), line(BOOK)], SELF_TAKE))).body
    expect(data).toMatchObject({ itemKind: 'GOODS', payAmount: 2 * 14800 + 9800 })
    expect(data.items[0]).toMatchObject({ itemId: 'G1001-sand-l', quantity: 2, price: 14800 })
    expect(data.priceLines).toEqual([expect.objectContaining({ kind: 'ITEMS', amount: 2 * 14800 + 9800 })])
  })

  it('adds the lines of one variant up', async () => {
    const { data } = (await (await buyers.next()).preOrder(shop([line(BOOK), line(BOOK, 2)], SELF_TAKE))).body
    expect(data.items).toEqual([expect.objectContaining({ itemId: BOOK, quantity: 3 })])
  })

  it.each([0, -1, 1.5, 1e9])('refuses %s pieces', async (quantity) => {
    expect((await (await buyers.next()).preOrder(shop([line(BOOK, quantity)]))).status).toBe(400)
  })

  it('refuses unknown goods', async () => {
    expect((await (await buyers.next()).preOrder(shop([line('G9999-1')]))).status).toBe(404)
  })

  it.each([
    ['a variant of other goods', { spu: { spuId: 'G1001', skuId: BOOK }, quantity: 1 }, 'goodsVariantGone'],
    ['goods off the shelf', line('G1029-1'), 'goodsOffShelf'],
    ['goods whose sale is over', line('G1036-1'), 'goodsOffShelf'],
    ['goods whose sale has not begun', line('G1012-black'), 'goodsNotYet'],
    ['sold-out goods', line('G1004-1'), 'goodsSoldOut'],
    ['more pieces than an order may have', line(BOOK, 11), 'goodsLimitReached'],
    ['more pieces than the goods allow', line('G1025-1', 3), 'goodsLimitReached'],
  ] as const)('refuses %s', async (_, item, code) => {
    const { body } = await (await buyers.next()).preOrder(shop([item]))
    expect(body).toMatchObject({ statusCode: GOODS_CODES[code], data: { spuId: item.spu.spuId } })
  })

  it('names the pieces that are left, at most ten', async () => {
    await setSpu('G1001', { per_order: 50 })
    const buyer = await buyers.next()
    const few = (await buyer.preOrder(shop([line('G1001-sand-l', 7)]))).body
    await own().setPieces('G1001-black-s', 40)
    const many = (await buyer.preOrder(shop([line('G1001-black-s', 45)]))).body
    await own().setPieces('G1001-black-s', 200)
    await setSpu('G1001', { per_order: null })
    expect([few.data, many.data]).toMatchObject([
      { skuId: 'G1001-sand-l', most: 6 },
      { skuId: 'G1001-black-s', most: 10 },
    ])
    expect(few.comments).toContain('帆布袋')
  })

  it('contains codes together with other goods', async () => {
    const { data } = (await (await buyers.next()).preOrder(shop([line(BOOK), line(CODE)], SELF_TAKE))).body
    expect(data.goodsDelivery.parts).toMatchObject([{ code: 'SELF_TAKE' }, { code: 'CODE' }])
    expect(data.notes).toHaveLength(2)
  })

  it('needs the same number of queries for one line and for several', async () => {
    const queriesFor = async (...skuIds: string[]) => {
      let queries = 0
      const counted = db().withPlugin({
        transformQuery: ({ node }) => {
          queries += 1
          return node
        },
        transformResult: ({ result }) => Promise.resolve(result),
      })
      const lines = skuIds.map((skuId) => ({ spuId: skuId.slice(0, 5), skuId, quantity: 1 }))
      await offerOfShop(counted, { lines, cartLineIds: [], ...SELF_TAKE }, { userId: DEMO_MEMBER, now: START })
      return queries
    }
    expect(await queriesFor(BOOK, 'G1025-1', 'G1001-sand-l')).toBe(await queriesFor(BOOK, 'G1025-1'))
  })

  it('ignores a price in the request', async () => {
    const item = { ...line(BOOK), price: 1, spu: { ...line(BOOK).spu, price: 1 } }
    const { data } = (await (await buyers.next()).preOrder(shop([item], SELF_TAKE))).body
    expect(data.payAmount).toBe(9800)
  })
})

describe('an order of goods of the shop', () => {
  it('holds its pieces, and uses them when it is paid', async () => {
    const buyer = await buyers.next()
    const before = await own().stockOf(BOOK)
    const { data } = await ordered(buyer, line(BOOK, 2))
    expect(await own().stockOf(BOOK)).toBe(before - 2)
    expect(await holdOf(data.orderId)).toMatchObject({ state: 'HELD', quantity: 2 })
    await own().payAll(buyer, data.unPaidTransactionIds)
    expect(await holdOf(data.orderId)).toMatchObject({ state: 'USED' })
    expect(await read(buyer, data.orderId)).toMatchObject({ orderStatus: 'PAID', ticketOrderId: '' })
  })

  it('returns its pieces once when it is canceled twice', async () => {
    const buyer = await buyers.next()
    const before = await own().stockOf(BOOK)
    const { data } = await ordered(buyer, line(BOOK))
    for (let times = 0; times < 2; times += 1) await buyer.post(`${base}/${data.orderId}/cancel`, {})
    expect(await own().stockOf(BOOK)).toBe(before)
    expect(await holdOf(data.orderId)).toMatchObject({ state: 'RETURNED' })
  })

  it('returns its pieces when it closes, and can be bought again', async () => {
    const buyer = await buyers.next()
    const before = await own().stockOf(BOOK)
    const { data } = await ordered(buyer, line(BOOK))
    test.clock.advance(16 * 60_000)
    expect(await read(await buyers.again(), data.orderId)).toMatchObject({ orderStatus: 'CLOSED', canBuyAgain: true })
    expect(await own().stockOf(BOOK)).toBe(before)
  })

  it('returns its pieces and its money when it is refunded', async () => {
    const buyer = await buyers.next()
    const before = await own().stockOf(BOOK)
    const { data } = await ordered(buyer, line(BOOK))
    await own().payAll(buyer, data.unPaidTransactionIds)
    const { quote, amount } = (await buyer.post(`${base}/${data.orderId}/refund_quote`, {})).body.data
    await buyer.post(`${base}/${data.orderId}/refund`, { quote, idempotencyKey: newKey() })
    expect([amount, await own().stockOf(BOOK)]).toEqual([9800, before])
    expect(await read(buyer, data.orderId)).toMatchObject({ deliveries: [{ state: 'VOID', pickupCode: '' }] })
  })

  it('is refused if one of its lines has too few pieces', async () => {
    const buyer = await buyers.next()
    const before = await own().stockOf(BOOK)
    const { payAmount } = (await buyer.preOrder(shop([line(BOOK), line('G1028-1')], SELF_TAKE))).body.data
    await own().setPieces('G1028-1', 0)
    const { body } = await buyer.post('trade/buyer/order/v5/create_order', {
      ...shop([line(BOOK), line('G1028-1')], SELF_TAKE),
      ...{ idempotencyKey: newKey(), paymentParam: { payAmount } },
    })
    await own().setPieces('G1028-1', 3)
    expect(body).toMatchObject({ statusCode: GOODS_CODES.goodsSoldOut, data: { skuId: 'G1028-1', most: 0 } })
    expect(await own().stockOf(BOOK)).toBe(before)
  })

  it('is refused with the old and the new price after a change', async () => {
    const buyer = await buyers.next()
    const { payAmount, priceToken } = (await buyer.preOrder(shop([line(COUNTER_ONLY)]))).body.data
    const setPrice = (price: number) =>
      db().updateTable('skus').set({ price }).where('sku_id', '=', COUNTER_ONLY).execute()
    await setPrice(payAmount + 500)
    const { body } = await buyer.post('trade/buyer/order/v5/create_order', {
      ...shop([line(COUNTER_ONLY)]),
      ...{ idempotencyKey: newKey(), paymentParam: { payAmount }, priceToken },
    })
    await setPrice(payAmount)
    expect(body).toMatchObject({
      statusCode: PURCHASE_CODES.priceChanged,
      data: { oldPayAmount: payAmount, payAmount: payAmount + 500 },
    })
  })

  it('counts earlier orders for the limit of a buyer', async () => {
    const buyer = await buyers.next()
    await buyer.order(shop([line('G1040-1')]))
    const { body } = await buyer.preOrder(shop([line('G1040-1')]))
    expect(body).toMatchObject({ statusCode: GOODS_CODES.goodsLimitReached, data: { most: 0 } })
  })

  it('completes at once if it contains codes only, and cannot be refunded', async () => {
    const buyer = await buyers.next()
    const { data } = (await buyer.order(shop([line(CODE, 2)]))).body
    await own().payAll(buyer, data.unPaidTransactionIds)
    const order = await read(buyer, data.orderId)
    expect(order).toMatchObject({ orderStatus: 'SUCCEEDED', refund: { blockReason: 'NEVER' } })
    expect(new Set(order.deliveries[0].codes.map(({ code }: { code: string }) => code)).size).toBe(2)
  })

  it('holds crossing variants in either order without a deadlock', async () => {
    const variants = ['G1001-sand-s', 'G1001-black-s']
    const before = await Promise.all(variants.map((skuId) => own().stockOf(skuId)))
    const crowd = await Promise.all(Array.from({ length: 6 }, () => buyers.next()))
    const answers = await Promise.all(
      crowd.map((buyer, at) => {
        const lines = variants.map((skuId) => line(skuId))
        return ordered(buyer, ...(at % 2 === 0 ? lines : lines.reverse()))
      }),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect(await Promise.all(variants.map((skuId) => own().stockOf(skuId)))).toEqual(before.map((count) => count - 6))
  })

  it('sells each piece once to buyers who order at the same time', async () => {
    await own().setPieces('G1031-1', 3)
    const crowd = await Promise.all(Array.from({ length: 5 }, () => buyers.next()))
    const answers = await Promise.all(crowd.map((buyer) => ordered(buyer, line('G1031-1'))))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3)
    expect(await own().stockOf('G1031-1')).toBe(0)
  })
})
