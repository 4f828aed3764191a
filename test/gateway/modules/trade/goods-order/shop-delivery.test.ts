import { DEMO_MEMBER } from '../../../../../scripts/gateway/core/seed/demo-member'
import type { Closing } from '../../../../../src/api/account'
import { EXPRESS_CODES } from '../../../../../src/domain/business-codes/express'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { newBuyers, newKey, type Shopper, shopperOf } from '../../../support/shopper'
import { addressIn, BOOK, COUNTER_ONLY, counterVisits, line, PARCEL_ONLY, shop } from './shop-support'

const HOUR = 3_600_000
const test = useGateway()
const buyers = newBuyers(test, '1396140')
checkBooks(test)
afterEach(() => test.clock.set(START))

const base = 'trade/buyer/v2/items/orders'
const priced = async (buyer: Shopper, items: object[], more: object = {}) =>
  (await buyer.preOrder(shop(items, more))).body.data
const { bought, scan, ticketHolder } = counterVisits(test, buyers)
const read = async (buyer: Shopper, orderId: string) => (await buyer.get(`${base}/${orderId}`)).body.data
const refund = async (buyer: Shopper, orderId: string) => {
  const { quote } = (await buyer.post(`${base}/${orderId}/refund_quote`, {})).body.data
  return buyer.post(`${base}/${orderId}/refund`, { quote, idempotencyKey: newKey() })
}
describe('the delivery of goods', () => {
  it('is by parcel first for a buyer without tickets, with the fee of the region', async () => {
    const buyer = await buyers.next()
    const price = await priced(buyer, [line(BOOK)])
    expect(price.deliverMethods).toMatchObject([
      { code: 'EXPRESS', fee: 1200, needsAddress: true },
      { code: 'SELF_TAKE', fee: 0, needsAddress: false },
    ])
    expect(price).toMatchObject({ deliverMethod: 'EXPRESS', payAmount: 9800 + 1200 })
    expect(price.priceLines).toContainEqual(expect.objectContaining({ kind: 'DELIVERY', amount: 1200 }))
  })

  it('costs more by weight, and nothing from a sum', async () => {
    const buyer = await buyers.next()
    const fee = async (quantity: number) => (await priced(buyer, [line(BOOK, quantity)])).goodsDelivery.parts[0].fee
    expect([await fee(2), await fee(3)]).toEqual([1600, 0])
  })

  it('offers the counter of a show of the buyer first, for free', async () => {
    const { buyer } = await ticketHolder()
    const price = await priced(buyer, [line(BOOK)])
    expect(price).toMatchObject({ deliverMethod: 'SELF_TAKE', payAmount: 9800 })
    expect(price.goodsDelivery.places[0]).toMatchObject({ placeId: price.goodsDelivery.pickupId, opens: null })
    expect(price.goodsDelivery.places[0].from).toBeGreaterThan(START)
    expect(price.goodsDelivery.places[1]).toMatchObject({ opens: 600, from: null })
  })

  it('offers no counter of a show whose tickets were refunded', async () => {
    const { buyer, orderId } = await ticketHolder()
    await test.gateway.context.db
      .updateTable('orders')
      .set(({ ref }) => ({ refunded_count: ref('ticket_count') }))
      .where('order_id', '=', orderId)
      .execute()
    const { places } = (await priced(buyer, [line(COUNTER_ONLY)])).goodsDelivery
    await test.gateway.context.db
      .updateTable('orders')
      .set({ refunded_count: 0 })
      .where('order_id', '=', orderId)
      .execute()
    expect(places.every(({ from }: { from: number | null }) => from === null)).toBe(true)
  })

  it('gives goods with one way that way, and the others the chosen one', async () => {
    const buyer = await buyers.next()
    const price = await priced(buyer, [line(BOOK), line(PARCEL_ONLY)], { deliverMethod: 'SELF_TAKE' })
    expect(price.goodsDelivery.parts).toMatchObject([
      { code: 'EXPRESS', fee: 1200, skuIds: [PARCEL_ONLY] },
      { code: 'SELF_TAKE', fee: 0, skuIds: [BOOK] },
    ])
    expect(price.deliverMethods.find(({ code }: { code: string }) => code === 'SELF_TAKE').needsAddress).toBe(true)
  })

  it('is not reduced by the rate of a member', async () => {
    const { priceLines, payAmount } = await priced(await shopperOf(test, DEMO_MEMBER), [line(BOOK)], {
      deliverMethod: 'EXPRESS',
    })
    const amounts = new Map(priceLines.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]))
    expect(amounts).toEqual(
      new Map([
        ['ITEMS', 9800],
        ['DELIVERY', 1200],
        ['MEMBER', -490],
      ]),
    )
    expect(payAmount).toBe(9800 - 490 + 1200)
  })

  it.each([
    ['without an address', {}, PURCHASE_CODES.addressNeeded],
    ['at an unknown counter', { deliverMethod: 'SELF_TAKE', pickupId: 'PC99' }, PURCHASE_CODES.deliverUnfit],
  ])('refuses an order %s', async (_, more, code) => {
    expect((await (await buyers.next()).order(shop([line(BOOK)], more))).body.statusCode).toBe(code)
  })

  it('refuses an address that the courier does not serve, with a price', async () => {
    const buyer = await buyers.next()
    const addressId = await addressIn(buyer, 'unserved')
    expect((await priced(buyer, [line(BOOK)], { addressId })).goodsDelivery.isServed).toBe(false)
    const { body } = await buyer.order(shop([line(BOOK)], { addressId }))
    expect(body.statusCode).toBe(EXPRESS_CODES.addressUnfit)
    expect(body.comments).toBe('该地址暂不支持配送')
  })

  it('refuses a parcel for goods that are only picked up', async () => {
    const { body } = await (await buyers.next()).order(shop([line(COUNTER_ONLY)], { deliverMethod: 'EXPRESS' }))
    expect(body.statusCode).toBe(EXPRESS_CODES.expressUnfit)
  })

  it('refuses the address of another buyer', async () => {
    const addressId = await addressIn(await buyers.next(), 'near')
    expect((await (await buyers.next()).preOrder(shop([line(BOOK)], { addressId }))).status).toBe(404)
  })
})

describe('a parcel of goods', () => {
  it('is sent and delivered, which completes the order', async () => {
    const buyer = await buyers.next()
    const addressId = await addressIn(buyer, 'near')
    const orderId = await bought(buyer, [line(BOOK)], { addressId })
    const { deliveries } = await read(buyer, orderId)
    expect(deliveries).toMatchObject([{ state: 'WAITING', express: null, address: { recipient: '林夏' } }])
    expect(deliveries[0].sendsAt).toBeGreaterThanOrEqual(START + 12 * HOUR)
    test.clock.advance(13 * HOUR)
    const sent = await read(await buyers.again(), orderId)
    expect(sent).toMatchObject({
      orderStatus: 'PAID',
      deliveries: [{ state: 'SENT' }],
      refund: { blockReason: 'TOO_LATE' },
    })
    expect(sent.deliveries[0].express.expressNo).toMatch(/^LX\d{11}$/)
    test.clock.advance(28 * HOUR)
    expect(await read(await buyers.again(), orderId)).toMatchObject({
      ...{ orderStatus: 'SUCCEEDED', deliveries: [{ state: 'DONE' }] },
    })
  })

  it('is listed in the console, which sends it', async () => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, [line(BOOK)], { addressId: await addressIn(buyer, 'near') })
    const list = (await test.ask('console/api/parcels')).body.data as { orderId: string; state: string }[]
    expect(list.find((each) => each.orderId === orderId)).toMatchObject({ state: 'PACKING', isGoods: true })
    await test.ask(`console/api/parcels/${orderId}`, { method: 'POST', body: { action: 'next' } })
    expect((await read(buyer, orderId)).deliveries[0].state).toBe('SENT')
  })

  it('is refunded with its fee before it is sent, and is not sent any more', async () => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, [line(BOOK)], { addressId: await addressIn(buyer, 'near') })
    await refund(buyer, orderId)
    test.clock.advance(13 * HOUR)
    const order = await read(await buyers.again(), orderId)
    expect(order).toMatchObject({ refund: { amount: 9800 + 1200 }, deliveries: [{ state: 'VOID', express: null }] })
  })
})

describe('a pick-up of goods', () => {
  const picked = async () => {
    const buyer = await buyers.next()
    const orderId = await bought(buyer, [line(COUNTER_ONLY)], { pickupId: 'PC01' })
    const { pickupCode } = (await read(buyer, orderId)).deliveries[0]
    return { buyer, orderId, pickupCode: pickupCode as string }
  }

  it('has no code before the payment', async () => {
    const buyer = await buyers.next()
    const { orderId } = (await buyer.order(shop([line(COUNTER_ONLY)]))).body.data
    expect((await read(buyer, orderId)).deliveries[0].pickupCode).toBe('')
  })

  it('hands the goods out once, and completes the order', async () => {
    const { buyer, orderId, pickupCode } = await picked()
    expect(await scan(pickupCode.toLowerCase(), 'PC01')).toMatchObject({
      ...{ verified: true, reason: null, pickup: { goods: [{ quantity: 1 }] } },
    })
    expect(await scan(pickupCode, 'PC01')).toMatchObject({ verified: false, reason: 'picked-up' })
    expect(await read(buyer, orderId)).toMatchObject({ orderStatus: 'SUCCEEDED', refund: { blockReason: 'TOO_LATE' } })
  })

  it('hands the goods out once at two counters at the same time', async () => {
    const { pickupCode } = await picked()
    const verdicts = await Promise.all([scan(pickupCode, 'PC01'), scan(pickupCode, 'PC01')])
    expect(verdicts.filter(({ verified }) => verified)).toHaveLength(1)
  })

  it('is refused at another counter, which names the right one', async () => {
    const { pickupCode } = await picked()
    const verdict = await scan(pickupCode, 'PC04')
    expect(verdict).toMatchObject({ verified: false, reason: 'elsewhere' })
    expect(verdict.pickup.place).toContain('浮光大剧院')
  })

  it('is refused after a refund', async () => {
    const { buyer, orderId, pickupCode } = await picked()
    await refund(buyer, orderId)
    expect(await scan(pickupCode, 'PC01')).toMatchObject({ verified: false, reason: 'refunded' })
  })

  it('is refused for an unknown code', async () => {
    expect(await scan('G00000000000', 'PC01')).toMatchObject({ verified: false, reason: 'unknown-pickup' })
  })

  it('prevents its buyer from closing the account', async () => {
    const { buyer, pickupCode } = await picked()
    const kinds = async () =>
      ((await buyer.get('user/buyer/v3/account/closing')).body.data as Closing).obstacles.map(({ kind }) => kind)
    const before = await kinds()
    await scan(pickupCode, 'PC01')
    expect([before, await kinds()]).toEqual([['COMING_GOODS'], []])
  })
})
