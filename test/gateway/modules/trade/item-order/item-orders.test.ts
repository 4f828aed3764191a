import { createItemOrder, itemOrder, itemOrders, preOrderItem } from '@/api/item-order'
import { recentlyOrder } from '@/api/recent-order'
import { ITEM_ORDER_CODES as CODES } from '../../../../../src/domain/business-codes/item-order'
import { takeOver } from '../../../../../scripts/gateway/modules/trade/provider/service'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { EXHIBITION, newBuyers, newKey, PLAY, press, type Shopper } from '../../../support/shopper'
import { of, packagesOf, readItems } from './packages'

const MINUTE = 60_000
const test = useGateway()
const buyers = newBuyers(test, '1393900')
afterEach(() => test.clock.set(START))
checkBooks(test)

const packages = packagesOf(test)

describe('the purchase of an item', () => {
  it('matches the contract at each step, and delivers the item once', async () => {
    const buyer = await buyers.next()
    const id = await packages.add({ stock: 5 })
    const priced = (await buyer.preOrder(of(id, 2))).body.data
    expect(madeUp(preOrderItem.read(priced), priced)).toEqual([])
    expect(priced).toMatchObject({ payAmount: 2000, most: 5, identity: null, itemKind: 'COUPON_PACKAGE' })
    const created = (await buyer.order(of(id, 2))).body.data
    expect(createItemOrder.read(created)).toMatchObject({ type: 'PRODUCT', payAmount: 2000 })
    const unpaid = await readItems(buyer, created.orderId)
    expect(madeUp(itemOrder.read(unpaid), unpaid)).toEqual([])
    // This time is in seconds, unlike all other times in the contract.
    expect(unpaid.paidDeadlineTime).toBe(Math.floor((START + 15 * MINUTE) / 1000))
    expect(await packages.stock(id)).toBe(3)
    await press(await buyer.cashier(created.unPaidTransactionIds[0]), 'pay')
    const paid = await readItems(buyer, created.orderId)
    expect(paid).toMatchObject({ orderStatus: 'SUCCEEDED', payMethod: '支付宝' })
    expect(paid.progress.map(({ state }: { state: string }) => state)).toEqual(['UNPAID', 'PAID', 'SUCCEEDED'])
    expect(await packages.coupons(id)).toHaveLength(4)
    const list = (await buyer.get('trade/buyer/v2/items/orders?offset=0&length=20')).body.data
    expect(madeUp(itemOrders.read(list), list)).toEqual([])
    expect(list.items.map(({ orderId }: { orderId: string }) => orderId)).toEqual([created.orderId])
  })

  it('restores stock and coupon when canceled or expired', async () => {
    const buyer = await buyers.next()
    const id = await packages.add({ stock: 1 })
    const first = (await buyer.order(of(id))).body.data.orderId
    expect((await buyer.post(`trade/buyer/v2/items/orders/${first}/cancel`, {})).body.statusCode).toBe(200)
    expect(await packages.stock(id)).toBe(1)
    const second = (await buyer.order(of(id))).body.data.orderId
    expect(await packages.stock(id)).toBe(0)
    test.clock.advance(16 * MINUTE)
    expect((await readItems(buyer, second)).orderStatus).toBe('CLOSED')
    expect(await packages.stock(id)).toBe(1)
    const late = await buyer.post(`trade/buyer/v2/items/orders/${second}/cancel`, {})
    expect(late.body.statusCode).toBe(PURCHASE_CODES.orderExpired)
  })

  it('creates one order for a repeated key, and for the same contents on another device', async () => {
    const buyer = await buyers.next()
    const id = await packages.add()
    const key = { idempotencyKey: newKey() }
    const orders = [await buyer.order(of(id), key), await buyer.order(of(id), key), await buyer.order(of(id))]
    expect(new Set(orders.map(({ body }) => body.data.orderId)).size).toBe(1)
    const other = await buyer.order(of(id, 2), key)
    expect(other.body.statusCode).toBe(PURCHASE_CODES.keyReused)
  })

  it('sells the last item to only one of eight concurrent buyers', async () => {
    const id = await packages.add({ stock: 1 })
    const many: Shopper[] = []
    for (let at = 0; at < 8; at += 1) many.push(await buyers.next())
    const codes = (await Promise.all(many.map((buyer) => buyer.order(of(id))))).map(({ body }) => body.statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === CODES.itemSoldOut)).toHaveLength(7)
  })

  it('rejects a changed price, too many items, and an item not for sale', async () => {
    const buyer = await buyers.next()
    const id = await packages.add({ per_person: 1 })
    const cheaper = await buyer.order(of(id), { paymentParam: { payAmount: 1 } })
    expect(cheaper.body).toMatchObject({
      statusCode: PURCHASE_CODES.priceChanged,
      data: { payAmount: 1000, oldPayAmount: 1 },
    })
    expect((await buyer.preOrder(of(id, 2))).body.statusCode).toBe(CODES.itemLimitReached)
    await buyer.order(of(id))
    expect((await buyer.preOrder(of(id))).body.statusCode).toBe(CODES.itemOwned)
    expect((await buyer.preOrder(of('CP1'))).body.statusCode).toBe(CODES.itemNotOnSale)
    expect((await buyer.preOrder(of('NOTHING'))).status).toBe(404)
  })

  it('hides the order of another buyer', async () => {
    const [owner, other] = [await buyers.next(), await buyers.next()]
    const { orderId, unPaidTransactionIds } = (await owner.order(of(await packages.add()))).body.data
    expect((await other.get(`trade/buyer/v2/items/orders/${orderId}`)).status).toBe(404)
    expect((await other.post(`trade/buyer/v2/items/orders/${orderId}/cancel`, {})).status).toBe(404)
    expect((await other.startPayment(unPaidTransactionIds[0])).status).toBe(404)
  })

  it('delivers nothing for a payment that arrives after the order closed', async () => {
    const buyer = await buyers.next()
    const id = await packages.add({ stock: 1 })
    const { orderId, unPaidTransactionIds } = (await buyer.order(of(id))).body.data
    const cashier = await buyer.cashier(unPaidTransactionIds[0])
    test.clock.advance(16 * MINUTE)
    await press(cashier, 'pay')
    expect(await readItems(buyer, orderId)).toMatchObject({ orderStatus: 'CLOSED' })
    expect(await packages.coupons(id)).toEqual([])
  })
})

describe('the order on the home screen', () => {
  it('is the newest unpaid order of tickets or items', async () => {
    const buyer = await buyers.next()
    const home = async () => (await buyer.post('home/buyer/v3/recently_order_info', { source: 'HOME' })).body.data
    const unpaid = async () => {
      const { unpaid, unpaidItems } = (await buyer.get('trade/buyer/order/v5/orders/news')).body.data
      return [unpaid, unpaidItems]
    }
    const end = (orderId: string, base: string) => buyer.post(`trade/buyer/${base}/orders/${orderId}/cancel`, {})
    const tickets = (await buyer.order(EXHIBITION)).body.data.orderId
    test.clock.advance(MINUTE)
    const item = (await buyer.order(of(await packages.add()))).body.data.orderId
    expect([(await home()).orderId, await unpaid()]).toEqual([item, [1, 1]])
    const onHome = await home()
    expect(madeUp(recentlyOrder.read(onHome), onHome)).toEqual([])
    expect(onHome).toMatchObject({ orderType: 'goods', orderState: 'UNPAID' })
    test.clock.advance(MINUTE)
    const next = (await buyer.order(PLAY)).body.data.orderId
    expect((await home()).orderId).toBe(next)
    await end(next, 'order/v5')
    await end(item, 'v2/items')
    expect([(await home()).orderId, await unpaid()]).toEqual([tickets, [1, 0]])
  })

  it('is an ended item order for a week after its late payment was refunded', async () => {
    const buyer = await buyers.next()
    const { orderId, unPaidTransactionIds } = (await buyer.order(of(await packages.add()))).body.data
    const paymentId = (await buyer.cashier(unPaidTransactionIds[0])).split('/').at(-1) ?? ''
    test.clock.advance(16 * MINUTE)
    await readItems(buyer, orderId)
    const charge = { paymentId, orderId, outcome: 'PAID' as const, amount: 1000, at: test.clock.now(), reason: '' }
    await test.gateway.context.db.transaction().execute((tx) => takeOver(tx, charge, [charge.at]))
    const home = async (at: Shopper) =>
      (await at.post('home/buyer/v3/recently_order_info', { source: 'HOME' })).body.data
    expect(await home(buyer)).toMatchObject({ orderId, orderState: 'CLOSED', payment: { state: 'RETURNED' } })
    test.clock.advance(7 * 24 * 60 * MINUTE)
    expect(await home(await buyers.again())).toBeNull()
  })
})
