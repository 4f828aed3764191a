import { pointRule } from '@/api/points'
import { preOrder } from '@/api/purchase'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { PURCHASE_CODES } from '../../../../../src/domain/business-codes/purchase'
import { invoicedMoney } from '../../../../../scripts/gateway/modules/after-sale/invoice/money-service'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { madeUp } from '../../../support/same-shape'
import { PLAY, type Shopper } from '../../../support/shopper'
import { pointBuyers } from './point-buyers'

const test = useGateway()
const { accountNameOf, accountOf, give, lotsOf, paidBy, pay, setAuto, setRule, withPoints } = pointBuyers(
  test,
  '1393940',
)
beforeEach(() => setRule())
afterEach(async () => {
  await setAuto(false)
  test.clock.set(START)
})
checkBooks(test)

const db = () => test.gateway.context.db
const priced = async (buyer: Shopper, more: object = {}) =>
  (await buyer.preOrder({ ...PLAY, couponId: '', ...more })).body.data
const halfOf = ({ total }: { total: number }): number => Math.floor(total / 200) * 100

describe('the price of tickets for a buyer with points', () => {
  it('offers the highest amount that rule and balance allow, and uses no points', async () => {
    const buyer = await withPoints(1_000_000)
    const price = await priced(buyer)
    const { pointUsage, total } = price
    expect(madeUp(preOrder.read(price), price)).toEqual([])
    expect(pointUsage).toEqual({
      ...{ usable: 1_000_000, rate: 100, limitProportion: 50, most: halfOf(price) },
      ...{ amount: 0, points: 0, left: 1_000_000 },
    })
    expect(price.payAmount).toBe(total)
  })

  it('uses the highest amount if the merchant applies points automatically', async () => {
    await setAuto(true)
    const buyer = await withPoints(2_050)
    expect(await priced(buyer)).toMatchObject({ pointUsage: { most: 20_00, amount: 20_00, points: 2_000, left: 50 } })
    expect(await priced(buyer, { pointAmount: 0 })).toMatchObject({ pointUsage: { amount: 0 } })
  })

  it('shows the chosen amount as a price line with the number of points', async () => {
    const price = await priced(await withPoints(9_000), { pointAmount: 30_00 })
    expect(price.payAmount).toBe(price.total - 30_00)
    expect(price.priceLines).toContainEqual({ kind: 'POINTS', amount: -30_00, points: 3_000, title: '积分抵扣' })
  })

  it.each([
    ['a rate of 0', 50, 0],
    ['a rate of 1e9', 50, 1e9],
    ['a rate of 0.5', 50, 0.5],
    ['a share of 0', 0, 100],
  ])('offers no points at %s', async (_, limitProportion, rate) => {
    await setRule(limitProportion, rate)
    expect((await priced(await withPoints(1_000_000))).pointUsage).toBeNull()
  })

  it.each([100, 101])('lets points pay the whole order at a share of %i percent', async (share) => {
    await setRule(share)
    const price = await priced(await withPoints(10_000_000))
    expect(price.pointUsage.most).toBe(Math.floor(price.total / 100) * 100)
  })
})

describe('a points rule that is set in the console', () => {
  it('applies to prices, and is shown to buyers', async () => {
    const set = (body: object) => test.ask('console/api/points', { method: 'POST', body: { action: 'RULE', ...body } })
    const rulesOf = async () => pointRule.read((await test.ask('user/pub/v3/point/rule')).body.data).rules
    const buyer = await withPoints(1_000)
    await set({ rate: 200, limitProportion: 80 })
    expect(await rulesOf()).toEqual([{ rate: 200, limitProportion: 80 }])
    expect((await priced(buyer)).pointUsage).toMatchObject({ rate: 200, most: 5_00 })
    await set({ rate: 0.5 })
    expect((await priced(buyer)).pointUsage).toBeNull()
  })
})

describe('points that the merchant deducts', () => {
  it('leave a debt if the balance is too low; later points pay the debt', async () => {
    const buyer = await withPoints(500)
    const account = await accountNameOf(buyer)
    await test.ask('console/api/points', { method: 'POST', body: { action: 'TAKE', account, value: 800 } })
    expect(await accountOf(buyer)).toMatchObject({ usable: 0, debt: 300 })
    await give(buyer, 1_000)
    expect(await accountOf(buyer)).toMatchObject({ usable: 700 })
  })
})

describe('an order with points', () => {
  it('uses the points that expire first, and returns them when it is canceled', async () => {
    const buyer = await withPoints(1_000, 5_000)
    const { orderId } = (await buyer.order({ ...PLAY, pointAmount: 30_00 })).body.data
    expect(await accountOf(buyer)).toMatchObject({ usable: 3_000 })
    expect(await lotsOf(buyer)).toEqual([3_000])
    await buyer.post(`trade/buyer/order/v5/orders/${orderId}/cancel`, {})
    expect(await lotsOf(buyer)).toEqual([1_000, 5_000])
  })

  it('returns its points when its payment deadline has passed', async () => {
    const buyer = await withPoints(5_000)
    const { orderId } = (await buyer.order({ ...PLAY, pointAmount: 30_00 })).body.data
    test.clock.advance(16 * 60_000)
    expect((await buyer.detail(orderId)).orderState).toBe('CLOSED')
    expect(await accountOf(buyer)).toMatchObject({ usable: 5_000 })
  })

  it('can be paid entirely by points, and then earns no points', async () => {
    await setRule(100)
    const buyer = await withPoints(10_000_000)
    const orderId = await paidBy(buyer, 99_999_00)
    const { orderState, payAmount, priceLines, total } = await buyer.detail(orderId)
    expect({ orderState, payAmount }).toEqual({ orderState: 'SUCCEEDED', payAmount: 0 })
    expect(priceLines).toContainEqual(expect.objectContaining({ kind: 'POINTS', amount: -total, points: total }))
    expect(await accountOf(buyer)).toMatchObject({ usable: 10_000_000 - total, pending: 0 })
    expect(await invoicedMoney(db(), orderId)).toBe(0)
  })

  it('earns points only for the part that is paid with money', async () => {
    const rich = await withPoints(1_000_000)
    const { most } = (await priced(rich)).pointUsage
    await paidBy(rich, 0)
    const { pending: whole } = await accountOf(rich)
    const buyer = await withPoints(1_000_000)
    const orderId = await paidBy(buyer, most)
    expect((await accountOf(buyer)).pending).toBe(whole - most / 100)
    const { payAmount } = await buyer.detail(orderId)
    expect(await invoicedMoney(db(), orderId)).toBe(payAmount)
  })

  it('is refused if a concurrent order uses the points, and returns the new price', async () => {
    const buyer = await withPoints(5_000)
    const price = await priced(buyer, { pointAmount: 50_00 })
    const { payAmount, priceToken } = price
    const agreed = { paymentParam: { payAmount }, priceToken }
    const one = { ...PLAY, pointAmount: 50_00 }
    const orders = await Promise.all([
      buyer.order(one, agreed),
      buyer.order({ ...one, deliverMethod: 'E_TICKET' }, agreed),
    ])
    const [refused, ...others] = orders.filter(({ body }) => body.statusCode !== 200)
    expect(others).toEqual([])
    expect(refused.body).toMatchObject({
      statusCode: ITEM_ORDER_CODES.pointsShort,
      data: { oldPayAmount: payAmount, payAmount: price.total },
    })
    expect(await accountOf(buyer)).toMatchObject({ usable: 0 })
  })

  it('is refused if the points rule has changed, even if the sum is unchanged', async () => {
    const buyer = await withPoints(500_000)
    const purchase = { ...PLAY, pointAmount: 50_00 }
    const { payAmount, priceToken } = await priced(buyer, purchase)
    const send = async () => (await buyer.order(purchase, { paymentParam: { payAmount }, priceToken })).body.statusCode
    await setRule(50, 200)
    expect(await send()).toBe(PURCHASE_CODES.pointsChanged)
    await setRule(1, 100)
    expect(await send()).toBe(PURCHASE_CODES.pointsChanged)
    await setRule()
    expect(await send()).toBe(200)
  })

  it('can be paid with reserved points that expired after the order', async () => {
    const buyer = await withPoints(5_000)
    const { data } = (await buyer.order({ ...PLAY, pointAmount: 50_00 })).body
    await db()
      .updateTable('point_lots')
      .set({ end_time: test.clock.now() + 60_000 })
      .where('used', '=', 5_000)
      .where('amount', '=', 5_000)
      .execute()
    test.clock.advance(120_000)
    await pay(buyer, data)
    expect((await buyer.detail(data.orderId)).orderState).toBe('SUCCEEDED')
  })
})

checkLockOrder()
