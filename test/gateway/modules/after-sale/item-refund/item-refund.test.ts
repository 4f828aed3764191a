import { itemOrder, quoteItemRefund } from '@/api/item-order'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { holdCoupon } from '../../../../../scripts/gateway/modules/trade/coupon/ledger-service'
import { ITEM_ORDER_CODES as CODES } from '../../../../../src/domain/business-codes/item-order'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { REFUND_CODES } from '../../../../../src/domain/business-codes/refund'
import { checkBooks } from '../../../support/books'
import { whileInsertsFail } from '../../../support/failing-writes'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, PLAY, press, type Shopper } from '../../../support/shopper'
import { of, packagesOf, readItems } from '../../trade/item-order/packages'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const test = useGateway()
const buyers = newBuyers(test, '1394000')
const packages = packagesOf(test)
afterEach(() => test.clock.set(START))
checkBooks(test)

const db = () => test.gateway.context.db
/** Advances the clock beyond the lifetime of a login, and logs the buyer in again. */
const pass = async (ms: number): Promise<Shopper> => {
  test.clock.advance(ms)
  return buyers.again()
}
const buy = async (buyer: Shopper, id: string, quantity = 1) => {
  const { orderId, unPaidTransactionIds: ids } = (await buyer.order(of(id, quantity))).body.data
  if (ids.length > 0) await press(await buyer.cashier(ids[0]), 'pay')
  return orderId as string
}
/** Creates a buyer who has paid for a package. */
const bought = async (quantity = 1, rules = {}) => {
  const id = await packages.add({ stock: 5 }, rules)
  const buyer = await buyers.next()
  return { id, buyer, orderId: await buy(buyer, id, quantity) }
}
const quote = async (buyer: Shopper, orderId: string) =>
  (await buyer.post(`trade/buyer/v2/items/orders/${orderId}/refund_quote`, {})).body
const apply = async (buyer: Shopper, orderId: string, token: string, idempotencyKey = newKey()) =>
  (await buyer.post(`trade/buyer/v2/items/orders/${orderId}/refund`, { quote: token, idempotencyKey })).body
const refund = async (buyer: Shopper, orderId: string) =>
  apply(buyer, orderId, (await quote(buyer, orderId)).data.quote)
const refundsOf = (orderId: string) => db().selectFrom('refunds').selectAll().where('order_id', '=', orderId).execute()
const answer = async (orderId: string, action: string) =>
  test.ask(`console/api/refunds/${(await refundsOf(orderId))[0].refund_id}`, { method: 'POST', body: { action } })

describe('the refund of an item order', () => {
  it('withdraws coupons at once, and pays after the provider’s response', async () => {
    const { id, buyer, orderId } = await bought(2)
    const { data } = await quote(buyer, orderId)
    expect(madeUp(quoteItemRefund.read(data), data)).toEqual([])
    expect(data).toMatchObject({ amount: 2000, fee: 0, quantity: 2, coupon: 'NONE' })
    expect(data.ways).toEqual([{ method: '支付宝', amount: 2000 }])
    expect((await apply(buyer, orderId, data.quote)).statusCode).toBe(200)
    const order = await readItems(buyer, orderId)
    expect(madeUp(itemOrder.read(order), order)).toEqual([])
    expect(order).toMatchObject({ orderStatus: 'REFUNDING', refund: { blockReason: 'NOT_PAID', amount: 2000 } })
    const ways = [{ method: '支付宝', amount: 2000, state: 'IN_PROGRESS' }]
    expect(order.refund.made).toEqual({ state: 'IN_PROGRESS', ways, arriveDays: 3 })
    const coupons = await packages.coupons(id)
    expect(coupons.map(({ withdrawn_at: at }) => at !== null)).toEqual([true, true, true, true])
    expect(await packages.stock(id)).toBe(5)
    const later = await pass(DAY)
    expect(await readItems(later, orderId)).toMatchObject({ orderStatus: 'REFUNDED', refund: { amount: 2000 } })
    const sent = (await test.ask('console/api/messages')).body.data
      .filter(({ path }: { path: string }) => path.endsWith(orderId))
      .map(({ content }: { content: string }) => content.replace(/^.*”/, ''))
    expect(sent).toEqual(['的退款 ¥20 已原路退回支付宝', '的退款已受理，¥20 将原路退回支付宝，预计 3 个工作日内到账'])
  })

  it('repeats a payout that the provider rejected', async () => {
    const { buyer, orderId } = await bought()
    await refund(buyer, orderId)
    await answer(orderId, 'fail')
    expect(await refundsOf(orderId)).toMatchObject([{ state: 'FAILED' }])
    expect(await readItems(buyer, orderId)).toMatchObject({ orderStatus: 'REFUNDING' })
    await answer(orderId, 'repeat')
    await answer(orderId, 'pass')
    expect(await readItems(buyer, orderId)).toMatchObject({ orderStatus: 'REFUNDED' })
  })

  it('is made once per idempotency key, and once for concurrent keys', async () => {
    const { buyer, orderId } = await bought()
    const { quote: token } = (await quote(buyer, orderId)).data
    const key = newKey()
    const same = await Promise.all([apply(buyer, orderId, token, key), apply(buyer, orderId, token, key)])
    expect(same.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await apply(buyer, orderId, token)).statusCode).toBe(CODES.itemRefundNotPaid)
    const other = await buy(buyer, await packages.add())
    const second = (await quote(buyer, other)).data.quote
    expect((await apply(buyer, other, second, key)).statusCode).toBe(PURCHASE_CODES.keyReused)
    expect(await refundsOf(orderId)).toHaveLength(1)
    expect(await refundsOf(other)).toEqual([])
  })

  it('is refused after 7 days, even with a quote from before', async () => {
    const { orderId } = await bought()
    const early = await pass(7 * DAY - MINUTE)
    const { data } = await quote(early, orderId)
    const { payTime } = await readItems(early, orderId)
    expect(data.expireTime).toBe(payTime + 7 * DAY)
    const late = await pass(MINUTE)
    expect((await apply(late, orderId, data.quote)).statusCode).toBe(CODES.itemRefundTooLate)
    expect(await readItems(late, orderId)).toMatchObject({ refund: { blockReason: 'TOO_LATE', until: null } })
  })

  it('returns a new quote if the submitted quote has expired', async () => {
    const { orderId, buyer } = await bought()
    const old = (await quote(buyer, orderId)).data.quote
    const later = await pass(11 * MINUTE)
    const refused = await apply(later, orderId, old)
    expect(refused.statusCode).toBe(REFUND_CODES.refundQuoteExpired)
    expect((await apply(later, orderId, refused.data.quote)).statusCode).toBe(200)
  })

  it('is refused while an order uses a coupon of the package', async () => {
    const { id, buyer, orderId } = await bought()
    const [{ coupon_id: couponId }] = await packages.coupons(id)
    const { quote: token } = (await quote(buyer, orderId)).data
    const play = (await buyer.order({ ...PLAY, couponId })).body.data
    expect((await apply(buyer, orderId, token)).statusCode).toBe(CODES.itemRefundUsed)
    await press(await buyer.cashier(play.unPaidTransactionIds[0]), 'pay')
    expect((await quote(buyer, orderId)).statusCode).toBe(CODES.itemRefundUsed)
    expect(await refundsOf(orderId)).toEqual([])
  })

  it('is refused after a counter has accepted one use of a coupon', async () => {
    const { id, buyer, orderId } = await bought(1, { useWay: 'OFFLINE', qty: 2 })
    const [{ coupon_id: couponId }] = await packages.coupons(id)
    expect((await quote(buyer, orderId)).statusCode).toBe(200)
    const shown = { orderId: '', source: 'SINGLE_COUPON', couponId, couponTemplateId: id }
    const [{ verifyCode: text }] = (await buyer.post('user/buyer/v5/coupons/verify/code', shown)).body.data
    const scanned = await test.ask('counter/api/verifications', { method: 'POST', body: { text, counter: 'A' } })
    expect(scanned.body.data.verified).toBe(true)
    expect((await quote(buyer, orderId)).statusCode).toBe(CODES.itemRefundUsed)
  })

  it('prevents a concurrent order from using a coupon of the package', async () => {
    const { id, buyer, orderId } = await bought()
    const [{ coupon_id: couponId }] = await packages.coupons(id)
    const { quote: token } = (await quote(buyer, orderId)).data
    const [refunded, ordered] = await Promise.all([apply(buyer, orderId, token), buyer.order({ ...PLAY, couponId })])
    expect([refunded.statusCode, ordered.body.statusCode].filter((code) => code === 200)).toHaveLength(1)
  })

  it('returns the coupon that was used for the purchase', async () => {
    const { id, buyer, orderId } = await bought()
    const [{ coupon_id: couponId }] = await packages.coupons(id)
    const { orderId: second, unPaidTransactionIds: ids } = (await buyer.order(of(await packages.add()))).body.data
    // Coupons do not apply to packages, so the test adds a coupon to the order in the database.
    await db()
      .transaction()
      .execute(async (tx) => {
        await holdCoupon(tx, couponId, second, test.clock.now())
        const lines = json([
          { kind: 'ITEMS', amount: 1000 },
          { kind: 'COUPON', amount: -500 },
        ])
        const priced = { coupon_id: couponId, pay_amount: 500, price_lines: lines }
        await tx.updateTable('item_orders').set(priced).where('order_id', '=', second).execute()
      })
    await press(await buyer.cashier(ids[0]), 'pay')
    expect((await quote(buyer, second)).data).toMatchObject({ amount: 500, coupon: 'BACK' })
    await refund(buyer, second)
    const [coupon] = await packages.coupons(id)
    expect(coupon).toMatchObject({ used_order_id: null, withdrawn_at: null })
    // The coupon is unused again, so its package can be refunded, too.
    expect((await quote(buyer, orderId)).statusCode).toBe(200)
  })

  it('is completed at once for an order of 0 yuan', async () => {
    const buyer = await buyers.next()
    const orderId = await buy(buyer, await packages.add({ price: 0 }))
    await refund(buyer, orderId)
    expect(await readItems(buyer, orderId)).toMatchObject({ orderStatus: 'REFUNDED', payAmount: 0 })
  })

  it('requires a paid order of the same buyer and a matching quote', async () => {
    const [one, two] = [await bought(), await bought()]
    expect((await one.buyer.post(`trade/buyer/v2/items/orders/${two.orderId}/refund_quote`, {})).status).toBe(404)
    const { quote: token } = (await quote(two.buyer, two.orderId)).data
    expect((await apply(one.buyer, two.orderId, token)).statusCode).toBe(REFUND_CODES.refundQuoteWrong)
    expect((await apply(one.buyer, one.orderId, token)).statusCode).toBe(REFUND_CODES.refundQuoteWrong)
    const unpaid = (await one.buyer.order(of(await packages.add()))).body.data.orderId
    expect((await quote(one.buyer, unpaid)).statusCode).toBe(CODES.itemRefundNotPaid)
  })

  it.each(['refund_parts', 'journal', 'refund_events'])(
    'changes nothing if a write to the table %s fails',
    async (table) => {
      const { id, buyer, orderId } = await bought()
      const { quote: token } = (await quote(buyer, orderId)).data
      await whileInsertsFail(test, table, () => apply(buyer, orderId, token))
      expect(await readItems(buyer, orderId)).toMatchObject({ orderStatus: 'SUCCEEDED', refund: { amount: 0 } })
      expect((await packages.coupons(id)).every(({ withdrawn_at: at }) => at === null)).toBe(true)
      expect((await apply(buyer, orderId, token)).statusCode).toBe(200)
    },
  )
})
