import { applyForInvoice, invoiceDetail, itemInvoiceOffer } from '@/api/invoice'
import { itemOrder } from '@/api/item-order'
import { INVOICE_CODES as CODES } from '@/domain/business-codes/invoice'
import { MAX_INVOICED_ORDERS } from '@/domain/invoice/state'
import { forgetPlates } from '../../../../../scripts/gateway/modules/after-sale/parking/settle'
import { moveItemOrder } from '../../../../../scripts/gateway/modules/trade/item-order/lifecycle-service'
import { START, useGateway } from '../../../support/gateway'
import { linesOfPdf } from '../../../support/read-pdf'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, type Shopper } from '../../../support/shopper'
import { BAND, goods, goodsOrders, withGoods } from '../../trade/goods-order/support'
import { packagesOf } from '../../trade/item-order/packages'
import { carPark, HOUR } from '../parking/support'

const BASE = 'trade/buyer/v3/invoices'
const DAY = 24 * HOUR

const test = useGateway()
const buyers = newBuyers(test, '1395910')
const cars = carPark(test, buyers)
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
const offerOf = async (buyer: Shopper, ids: readonly string[]) =>
  (await buyer.get(`trade/buyer/v3/invoice_offers?itemOrderIds=${ids.join(',')}`)).body
const titleOf = async (buyer: Shopper): Promise<string> => {
  const title = { invoiceTitleType: 'INDIVIDUAL_OR_INSTITUTION', invoiceTitle: '林晚', taxpayerId: '' }
  const more = { bankName: '', bankAccount: '', address: '', phoneNo: '' }
  return (await buyer.post('user/buyer/v3/user/invoice_titles', { ...title, ...more })).body.data.titleId
}
const formOf = async (buyer: Shopper, ids: readonly string[], content = 'PARKING') => ({
  ...{ itemOrderIds: ids, invoiceType: 'VAT_E_ORDINARY', titleId: await titleOf(buyer), addressId: '' },
  ...{ invoiceContentType: content, email: 'accounts@example.com' },
  invoiceAmount: (await offerOf(buyer, ids)).data?.invoiceAmount ?? 0,
})
const apply = async (buyer: Shopper, ids: readonly string[], more: object = {}) =>
  (await buyer.post(BASE, { ...(await formOf(buyer, ids)), ...more })).body
const read = async (buyer: Shopper, invoiceId: string) => (await buyer.get(`${BASE}/${invoiceId}`)).body.data
const orderOf = async (buyer: Shopper, orderId: string) =>
  (await buyer.get(`trade/buyer/v2/items/orders/${orderId}`)).body.data

/** A buyer with two payments of one stay: 8 yuan for the first hour, then 16 yuan for two more. */
const paidTwice = async () => {
  const car = await cars.parked(1)
  const query = `plateId=${car.plateId}`
  const first = await cars.pay(car.buyer, (await cars.stayOf(car.buyer, query)).fee.stayToken)
  await test.clock.advance(2 * HOUR)
  const buyer = await buyers.again()
  const second = await cars.pay(buyer, (await cars.stayOf(buyer, query)).fee.stayToken)
  return { ...car, buyer, ids: [first, second] }
}
const refund = async (buyer: Shopper, orderId: string) => {
  const base = `trade/buyer/v2/items/orders/${orderId}`
  const { quote } = (await buyer.post(`${base}/refund_quote`, {})).body.data
  await buyer.post(`${base}/refund`, { quote, idempotencyKey: `back-${orderId}` })
}

/** A buyer with paid tickets and a bag. Returns the order of the bag. */
const bagged = async () => {
  const buyer = await buyers.next()
  const { orderId, unPaidTransactionIds } = (await buyer.order(withGoods(BAND, goods('G1001', 1, ['sand', 'l'])))).body
    .data
  await goodsOrders(test).payAll(buyer, unPaidTransactionIds)
  const [items] = await goodsOrders(test).itemsOf(orderId)
  return { buyer, orderId: items?.order_id ?? '' }
}
const handOver = (orderId: string) =>
  db()
    .transaction()
    .execute((tx) => moveItemOrder(tx, orderId, ['PAID', 'SUCCEEDED'], START))

describe('an invoice of several parking payments', () => {
  it('has the sum and the numbers of the payments, and one item', async () => {
    const { buyer, ids } = await paidTwice()
    const offered = (await offerOf(buyer, ids)).data
    expect(madeUp(itemInvoiceOffer.read(offered), offered)).toEqual([])
    expect(offered).toMatchObject({ invoiceKind: 'PARKING', invoiceAmount: 2_400, obstacle: '', fee: 0 })
    expect(offered.invoiceContentTypes).toEqual(['PARKING'])
    const { data } = await apply(buyer, ids)
    expect(madeUp(applyForInvoice.read(data), data)).toEqual([])
    await cars.command(`invoices/${data.invoiceId}`, { action: 'issue' })
    const detail = await read(buyer, data.invoiceId)
    expect(madeUp(invoiceDetail.read(detail), detail)).toEqual([])
    expect(detail.orders.map((order: { invoiceAmount: number }) => order.invoiceAmount)).toEqual([800, 1_600])
    const { url } = (await buyer.post(`${BASE}/${data.invoiceId}/document`, {})).body.data
    const file = await fetch(`${test.gateway.url}${url}`)
    const lines = linesOfPdf(Buffer.from(await file.arrayBuffer()))
    expect(lines).toEqual(expect.arrayContaining(['经营租赁·停车费', '24.00', '2']))
    for (const { orderNumber } of detail.orders) expect(lines.join('')).toContain(orderNumber)
  })

  it('is requested once if two equal requests arrive concurrently', async () => {
    const { buyer, ids } = await paidTwice()
    const form = await formOf(buyer, ids)
    const other = { ...form, itemOrderIds: [ids[1]], invoiceAmount: 1_600 }
    const answers = await Promise.all([buyer.post(BASE, form), buyer.post(BASE, form), buyer.post(BASE, other)])
    const codes = answers.map(({ body }) => body.statusCode).sort()
    expect(codes).toEqual([200, CODES.invoiceExists, CODES.invoiceExists])
  })

  it('is canceled when one of the payments is refunded, and leaves the other one open', async () => {
    const { buyer, ids } = await paidTwice()
    const { invoiceId } = (await apply(buyer, ids)).data
    expect((await orderOf(buyer, ids[0])).invoice).toMatchObject({ invoiceId, state: 'APPLYING', canApply: false })
    await refund(buyer, ids[1])
    expect(await read(buyer, invoiceId)).toMatchObject({ invoiceState: 'CANCELED', canApply: false })
    expect((await offerOf(buyer, ids)).data.obstacle).toBe('订单退款处理中，暂不能开票')
    const order = await orderOf(buyer, ids[0])
    expect(madeUp(itemOrder.read(order), order)).toEqual([])
    expect(order.invoice).toMatchObject({ state: 'CANCELED', canApply: true })
    expect((await apply(buyer, [ids[0]])).data.invoiceAmount).toBe(800)
  })

  it('shows in the list the payments that can be invoiced', async () => {
    const { buyer, ids } = await paidTwice()
    await apply(buyer, [ids[0]])
    expect((await cars.records(buyer)).items).toMatchObject([{ invoiceAmount: 1_600 }, { invoiceAmount: null }])
  })

  it('covers the rest after the refund of unused time', async () => {
    const { buyer, plateId, stayId } = await cars.parked(1)
    const stay = await cars.stayOf(buyer, `plateId=${plateId}&until=${START + 4 * HOUR}`)
    const orderId = await cars.pay(buyer, stay.fee.stayToken)
    await test.clock.advance(HOUR)
    await cars.act(stayId, 'LEAVE')
    await cars.records(await buyers.again())
    // The money of the refund arrives.
    await test.clock.advance(DAY)
    const again = await buyers.again()
    await cars.records(again)
    expect((await apply(again, [orderId])).data).toMatchObject({ invoiceAmount: 1_600, invoiceState: 'APPLYING' })
  })
})

describe('an invoice of goods', () => {
  it('is possible from the handover, for 90 days', async () => {
    const { buyer, orderId } = await bagged()
    expect((await offerOf(buyer, [orderId])).data.obstacle).toBe('订单完成后才能开票')
    await handOver(orderId)
    const { obstacle, until, invoiceAmount } = (await offerOf(buyer, [orderId])).data
    expect([obstacle, until, invoiceAmount]).toEqual(['', START + 90 * DAY, 14_800])
    await test.clock.set(START + 90 * DAY)
    expect((await offerOf(await buyers.again(), [orderId])).data.obstacle).toBe('已超过订单完成后 90 天的开票期限')
  })

  it('adds the part that cash cards paid', async () => {
    const { buyer, orderId } = await bagged()
    await handOver(orderId)
    const moved = { pay_amount: 10_000, card_amount: 4_800 }
    await db().updateTable('item_orders').set(moved).where('order_id', '=', orderId).execute()
    await db().updateTable('ledger').set({ amount: 10_000 }).where('order_id', '=', orderId).execute()
    expect((await apply(buyer, [orderId], { invoiceContentType: 'GOODS' })).data.invoiceAmount).toBe(14_800)
  })
})

describe('a wrong request', () => {
  it('is refused for other items, two kinds of orders, and a wrong content', async () => {
    const { buyer, orderId } = await bagged()
    const packages = packagesOf(test)
    const { data } = (await buyer.order(cars.item(await packages.add()))).body
    const refused = { statusCode: CODES.invoiceNotNow, comments: expect.stringContaining('只能包含商品订单或停车订单') }
    expect(await offerOf(buyer, [data.orderId])).toMatchObject(refused)
    expect(await offerOf(buyer, [orderId, data.orderId])).toMatchObject(refused)
    await handOver(orderId)
    const body = await apply(buyer, [orderId], { invoiceContentType: 'PARKING' })
    expect([body.statusCode, body.comments]).toEqual([400, expect.stringContaining('invoiceContentType')])
  })

  it.each([
    ['no order', { itemOrderIds: undefined }],
    ['both kinds of orders', { orderId: 'O1' }],
    ['an empty list', { itemOrderIds: [] }],
    ['an order twice', { itemOrderIds: ['M1', 'M1'] }],
    ['too many orders', { itemOrderIds: Array.from({ length: MAX_INVOICED_ORDERS + 1 }, (_, at) => `M${at}`) }],
  ])('is refused with %s', async (_, more) => {
    const buyer = await buyers.next()
    expect((await buyer.post(BASE, { ...(await formOf(buyer, ['M1'])), ...more })).status).toBe(400)
  })

  it('finds no orders of other buyers', async () => {
    const { ids } = await paidTwice()
    const other = await buyers.next()
    expect((await offerOf(other, ids)).statusCode).toBe(404)
    expect((await apply(other, ids)).statusCode).toBe(404)
  })
})

it('preserves the plate of an invoiced stay after 90 days', async () => {
  const { buyer, ids, stayId } = await paidTwice()
  await apply(buyer, ids)
  const { stayId: otherId } = await paidTwice()
  for (const id of [stayId, otherId]) await cars.act(id, 'LEAVE')
  await forgetPlates(db(), test.clock.now() + 91 * DAY)
  const stays = db().selectFrom('parking_stays').select('stay_id').where('digest', 'is', null)
  expect(await stays.where('stay_id', 'in', [stayId, otherId]).execute()).toEqual([{ stay_id: otherId }])
})
