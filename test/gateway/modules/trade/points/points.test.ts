import { expiringPoints, pointAccount, pointLots, pointRecords, pointRule } from '@/api/points'
import { grantPoints } from '../../../../../scripts/gateway/modules/trade/points/ledger-service'
import { endPoints } from '../../../../../scripts/gateway/modules/trade/points/end-job'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, PLAY, press, type Shopper } from '../../../support/shopper'

const test = useGateway()
const buyers = newBuyers(test, '1393920')
afterEach(() => test.clock.set(START))
checkBooks(test)

const REASON = { 'zh-CN': '测试', 'zh-MO': '測試', 'en-US': 'Test' }
const raise = (error: unknown): never => {
  throw error
}
const db = () => test.gateway.context.db
const of = (spuId: string) => ({ items: [{ spu: { spuId }, quantity: 1 }] })

const userIdOf = async (buyer: Shopper): Promise<string> => (await buyer.get('user/buyer/v3/profile')).body.data.userId
const give = async (buyer: Shopper, amount: number, at = test.clock.now()): Promise<void> => {
  const userId = await userIdOf(buyer)
  await db()
    .transaction()
    .execute((tx) => grantPoints(tx, { userId, amount, reason: REASON, at }))
}
const accountOf = async (buyer: Shopper) => {
  const { data } = (await buyer.get('user/buyer/v3/point/account')).body
  const read = pointAccount.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read
}
const endingOf = async (buyer: Shopper) => {
  const { data } = (await buyer.get('user/buyer/v3/point/be_about_to_expire_point')).body
  return expiringPoints.read(data)
}
const recordsOf = async (buyer: Shopper, type = '') => {
  const { data } = (await buyer.get(`user/buyer/v3/point/records?offset=0&length=20${type && `&type=${type}`}`)).body
  const read = pointRecords.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read.items.map(({ kind, amount }) => [kind, amount])
}
const lotsOf = async (buyer: Shopper, state: string) => {
  const { data } = (await buyer.get(`user/buyer/v3/point/lots?offset=0&length=20&state=${state}`)).body
  const read = pointLots.read(data)
  expect(madeUp(read, data)).toEqual([])
  return read.items
}

/** Moves the clock, and signs the newest buyer in again. */
const atTime = (time: number): Promise<Shopper> => {
  test.clock.set(time)
  return buyers.again()
}

/** Buys two tickets of a play and returns the order. */
const played = async (buyer: Shopper) => {
  const { orderId, unPaidTransactionIds } = (await buyer.order()).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  return orderId as string
}
const refund = async (buyer: Shopper, orderId: string, unitIds: string[]) => {
  const path = `trade/buyer/refund/v1/orders/${orderId}`
  const { quote } = (await buyer.post(`${path}/preview`, { unitIds })).body.data
  return buyer.post(`${path}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey() })
}

describe('the points of tickets', () => {
  it('become usable three days after the session, and expire after twelve months', async () => {
    const buyer = await buyers.next()
    await played(buyer)
    const { pending, usable } = await accountOf(buyer)
    expect(pending).toBeGreaterThan(0)
    expect(usable).toBe(0)
    expect(await recordsOf(buyer)).toEqual([['EARNED', pending]])
    const [lot] = await lotsOf(buyer, 'PENDING')
    expect(lot).toMatchObject({ source: 'ORDER', state: 'PENDING', left: pending })
    expect(await accountOf(await atTime(lot.usableAt))).toMatchObject({ pending: 0, usable: pending })
    expect(await endingOf(await atTime(lot.endTime - DAY))).toEqual({
      amount: pending,
      endTime: lot.endTime,
    })
    const ended = await atTime(lot.endTime)
    expect((await accountOf(ended)).usable).toBe(0)
    await endPoints(db(), test.clock.now(), raise)
    await endPoints(db(), test.clock.now(), raise)
    expect(await recordsOf(ended)).toEqual([
      ['ENDED', -pending],
      ['EARNED', pending],
    ])
    expect(await recordsOf(ended, 'IN')).toEqual([['EARNED', pending]])
    expect(await lotsOf(ended, 'ENDED')).toMatchObject([{ state: 'ENDED', ended: pending, left: 0 }])
  })

  it('are canceled only for refunded tickets', async () => {
    const buyer = await buyers.next()
    const orderId = await played(buyer)
    const { pending } = await accountOf(buyer)
    const first = `${PLAY.items[0].seatPlanId}_1`
    expect((await refund(buyer, orderId, [first])).body.statusCode).toBe(200)
    expect(await accountOf(buyer)).toMatchObject({ pending: pending / 2, debt: 0 })
    expect(await recordsOf(buyer, 'OUT')).toEqual([['CANCELED', -pending / 2]])
  })
})

describe('a card bought with points', () => {
  it('is refused if the buyer has too few points', async () => {
    const buyer = await buyers.next()
    await give(buyer, 899)
    const priced = (await buyer.preOrder(of('BC10'))).body.data
    expect(priced).toMatchObject({ payAmount: 0, payPoints: 900, usablePoints: 899 })
    expect((await buyer.order(of('BC10'))).body.statusCode).toBe(ITEM_ORDER_CODES.pointsShort)
    expect((await accountOf(buyer)).usable).toBe(899)
  })

  it('is delivered without a payment, and a refund returns the points', async () => {
    const buyer = await buyers.next()
    await give(buyer, 400)
    await give(buyer, 1000, test.clock.now() - 40 * DAY)
    const { orderId } = (await buyer.order(of('BC10'))).body.data
    const path = `trade/buyer/v2/items/orders/${orderId}`
    expect((await buyer.get(path)).body.data).toMatchObject({ orderStatus: 'SUCCEEDED', payAmount: 0, payPoints: 900 })
    expect((await accountOf(buyer)).usable).toBe(500)
    // The older points expire first.
    expect((await lotsOf(buyer, 'USABLE')).map(({ left }) => left)).toEqual([100, 400])
    const { quote } = (await buyer.post(`${path}/refund_quote`, {})).body.data
    expect((await buyer.post(`${path}/refund`, { quote, idempotencyKey: 'points-back' })).body.statusCode).toBe(200)
    expect((await buyer.get(path)).body.data.orderStatus).toBe('REFUNDED')
    expect((await accountOf(buyer)).usable).toBe(1400)
    expect(await recordsOf(buyer, 'RETURNED')).toEqual([['RETURNED', 900]])
  })

  it('reserves its points until the order is paid or canceled', async () => {
    const buyer = await buyers.next()
    await give(buyer, 500)
    const { orderId } = (await buyer.order(of('BC11'))).body.data
    expect((await accountOf(buyer)).usable).toBe(0)
    await buyer.post(`trade/buyer/v2/items/orders/${orderId}/cancel`, {})
    expect((await accountOf(buyer)).usable).toBe(500)
  })

  it('is sold only once when two orders use the same points', async () => {
    const buyer = await buyers.next()
    await give(buyer, 900)
    const orders = await Promise.all([buyer.order(of('BC10')), buyer.order(of('BC11'))])
    expect(orders.filter(({ body }) => body.statusCode === 200)).toHaveLength(1)
    expect(orders.filter(({ body }) => body.statusCode === ITEM_ORDER_CODES.pointsShort)).toHaveLength(1)
  })
})

describe('a refund after the points were used', () => {
  it('deducts remaining points, and leaves a debt to deduct from later points', async () => {
    const before = await buyers.next()
    const orderId = await played(before)
    const { pending } = await accountOf(before)
    const [lot] = await lotsOf(before, 'PENDING')
    const buyer = await atTime(lot.usableAt)
    await db().updateTable('card_templates').set({ point_price: pending }).where('card_id', '=', 'BC10').execute()
    await buyer.order(of('BC10'))
    await db().updateTable('card_templates').set({ point_price: 900 }).where('card_id', '=', 'BC10').execute()
    await give(buyer, 10)
    await db().updateTable('shows').set({ state: 'CANCELED' }).where('show_id', '=', PLAY.showId).execute()
    try {
      const units = [1, 2].map((number) => `${PLAY.items[0].seatPlanId}_${number}`)
      expect((await refund(buyer, orderId, units)).body.statusCode).toBe(200)
    } finally {
      await db().updateTable('shows').set({ state: 'LISTED' }).where('show_id', '=', PLAY.showId).execute()
    }
    expect(await accountOf(buyer)).toMatchObject({ usable: 0, debt: pending - 10 })
    await give(buyer, pending)
    expect((await accountOf(buyer)).usable).toBe(10)
    await endPoints(db(), test.clock.now(), raise)
    expect(await accountOf(buyer)).toMatchObject({ usable: 10, debt: 0 })
    expect((await recordsOf(buyer, 'OUT'))[0]).toEqual(['OWED', 10 - pending])
  })
})

describe('the endpoints for points', () => {
  it('return zeros if no points end soon, and a factor for each level', async () => {
    const buyer = await buyers.next()
    expect(await endingOf(buyer)).toEqual({ amount: 0, endTime: 0 })
    const rule = (await test.ask('user/pub/v3/point/rule')).body.data
    expect(pointRule.read(rule).levels.map(({ factor }) => factor)).toEqual([100, 120, 150, 200])
  })
})
