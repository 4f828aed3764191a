import { growthRecords } from '@/api/member'
import { pointLots } from '@/api/points'
import { applyDue } from '../../../../../scripts/gateway/core/due'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { POINT_TERMS } from '../../../../../src/domain/points/lot'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, type Shopper } from '../../../support/shopper'
import { BOOK, counterVisits, line } from './shop-support'
import { BAND, goods, goodsOrders, withGoods } from './support'

const DAY = 86_400_000
const test = useGateway()
const buyers = newBuyers(test, '1396190')
checkBooks(test)
afterEach(() => test.clock.set(START))

const db = () => test.gateway.context.db
const accountsOf = async (buyer: Shopper) => ({
  points: (await buyer.get('user/buyer/v3/point/account')).body.data,
  growth: (await buyer.get('user/buyer/v3/growth/account')).body.data,
})
const refund = async (buyer: Shopper, orderId: string, unitIds?: string[]) => {
  const base = `trade/buyer/v2/items/orders/${orderId}`
  const quote = (await buyer.post(`${base}/refund_quote`, { unitIds })).body.data
  expect((await buyer.post(`${base}/refund`, { quote: quote.quote, idempotencyKey: newKey() })).body.statusCode).toBe(
    200,
  )
  return quote
}
/** Buys three books in the shop. Returns the order, and the points of one book. */
const boughtBooks = async () => {
  const buyer = await buyers.next()
  const orderId = await counterVisits(test, buyers).bought(buyer, [line(BOOK, 3)], { deliverMethod: 'SELF_TAKE' })
  const units = await db().selectFrom('item_order_units').selectAll().where('order_id', '=', orderId).execute()
  return { buyer, orderId, unitIds: units.map(({ unit_id: id }) => id), each: Math.floor(Number(units[0]?.paid) / 100) }
}

describe('goods of the shop', () => {
  it('earn points and growth for each piece, which count 30 days after the payment', async () => {
    const { buyer, orderId, each } = await boughtBooks()
    expect(each).toBeGreaterThan(0)
    const earned = { points: { pending: 3 * each }, growth: { value: 0, pending: 3 * each } }
    expect(await accountsOf(buyer)).toMatchObject(earned)
    const origin = { orderId, orderType: 'goods', title: expect.stringMatching(/./) }
    const lots = (await buyer.get('user/buyer/v3/point/lots?state=PENDING')).body.data
    expect(madeUp(pointLots.read(lots), lots)).toEqual([])
    const [lot] = lots.items
    expect(lot).toMatchObject({ ...origin, usableAt: lot.receivedTime + POINT_TERMS.goodsDays * DAY })
    const records = (await buyer.get('user/buyer/v3/growth/records')).body.data
    expect(madeUp(growthRecords.read(records), records)).toEqual([])
    expect(records.items).toMatchObject([{ ...origin, kind: 'EARNED', countsAt: lot.usableAt }])
    test.clock.set(lot.usableAt)
    await applyDue(db(), test.clock.now())
    const counted = { points: { usable: 3 * each, pending: 0 }, growth: { value: 3 * each, pending: 0 } }
    expect(await accountsOf(await buyers.again())).toMatchObject(counted)
  })

  it('earn nothing for refunded pieces, as previewed', async () => {
    const { buyer, orderId, unitIds, each } = await boughtBooks()
    const one = await refund(buyer, orderId, unitIds.slice(0, 1))
    expect(one).toMatchObject({ pointsNotEarned: each, growthNotCounted: each })
    expect(await accountsOf(buyer)).toMatchObject({ points: { pending: 2 * each }, growth: { pending: 2 * each } })
    expect(await refund(buyer, orderId)).toMatchObject({ pointsNotEarned: 2 * each, growthNotCounted: 2 * each })
    expect(await accountsOf(buyer)).toMatchObject({ points: { pending: 0, debt: 0 }, growth: { pending: 0 } })
  })
})

it('counts the earnings of goods for tickets with those of the tickets', async () => {
  const buyer = await buyers.next()
  const { data } = (await buyer.order(withGoods(BAND, goods('G1001', 1, ['sand', 'l'])))).body
  await goodsOrders(test).payAll(buyer, data.unPaidTransactionIds)
  const [bag] = await goodsOrders(test).itemsOf(data.orderId)
  const ofTickets = await getRow(db(), 'point_lots', { order_id: data.orderId })
  expect(await getRow(db(), 'point_lots', { order_id: bag?.order_id ?? '' })).toMatchObject({
    amount: 148,
    usable_at: ofTickets.usable_at,
  })
})
