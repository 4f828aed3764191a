import { currentLevel, growthAccount, growthRecords } from '@/api/member'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { listRows } from '../../../../../scripts/gateway/core/database/rows'
import { kindRow } from '../../../../../scripts/gateway/modules/trade/coupon/kind'
import { grantCoupons } from '../../../../../scripts/gateway/modules/trade/coupon-code/grant-service'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { MEMBER_CODES } from '../../../../../src/domain/business-codes/member'
import { spuOfLevel } from '../../../../../src/domain/member/level'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newKey, PLAY, press, type Shopper } from '../../../support/shopper'
import { of, readItems } from '../item-order/packages'
import { buy, DAY, giveBack, GOLD, membersOf, NAME, SILVER, YEAR } from './support'

const EARLY = { showId: 'S4007', sessionId: 'S4007N01', items: [{ seatPlanId: 'S4007N01P1', quantity: 1 }] }

const test = useGateway()
const { buyers, db, update, levelOf, newMember, give, changesOf, noticesOf } = membersOf(test, '1393970')
afterEach(() => test.clock.set(START))
checkBooks(test)

/** Refunds all tickets of an order. */
const refundAll = async (buyer: Shopper, orderId: string): Promise<void> => {
  const base = `trade/buyer/refund/v1/orders/${orderId}`
  const { units } = (await buyer.get(base)).body.data
  const unitIds = units.map(({ unitId }: { unitId: string }) => unitId)
  const { quote } = (await buyer.post(`${base}/preview`, { unitIds })).body.data
  const body = { quote, reason: 'OTHER', idempotencyKey: newKey() }
  expect((await buyer.post(`${base}/apply`, body)).body.statusCode).toBe(200)
}

describe('growth', () => {
  it('is pending after an order, and is canceled by a refund', async () => {
    const buyer = await buyers.next()
    const created = (await buyer.order(PLAY)).body.data
    await press(await buyer.cashier(created.unPaidTransactionIds[0]), 'pay')
    const account = (await buyer.get('user/buyer/v3/growth/account')).body.data
    expect(madeUp(growthAccount.read(account), account)).toEqual([])
    expect(account).toMatchObject({ value: 0, pending: Math.floor(created.payAmount / 100) })
    await refundAll(buyer, created.orderId)
    expect((await buyer.get('user/buyer/v3/growth/account')).body.data).toMatchObject({ value: 0, pending: 0 })
    const records = (await buyer.get('user/buyer/v3/growth/records')).body.data
    expect(madeUp(growthRecords.read(records), records)).toEqual([])
    expect(records.items).toMatchObject([{ kind: 'CANCELED' }, { kind: 'EARNED', orderId: created.orderId }])
  })

  it('raises the level at once for 12 months', async () => {
    const { buyer, userId } = await newMember()
    await give(userId, 999)
    await update()
    expect(await levelOf(buyer)).toMatchObject({ level: 0, next: { level: 1, growth: 1_000 } })
    await give(userId, 1)
    await update()
    const level = await levelOf(buyer)
    expect(madeUp(currentLevel.read(level), level)).toEqual([])
    expect(level).toMatchObject({ level: 1, source: 'GROWN', review: { needed: 1_000, counted: 0, nextLevel: 0 } })
    expect(level.endTime).toBeGreaterThanOrEqual(START + YEAR)
    expect(await changesOf(userId)).toEqual([[0, 1, 'GROWTH']])
  })
})

describe('a membership', () => {
  it('gives its level for 12 months', async () => {
    const buyer = await buyers.next()
    const orderId = await buy(buyer, SILVER)
    expect(await readItems(buyer, orderId)).toMatchObject({ orderStatus: 'SUCCEEDED', itemKind: 'MEMBERSHIP' })
    expect(await levelOf(buyer)).toMatchObject({ level: 1, source: 'BOUGHT' })
    test.clock.advance(YEAR + DAY)
    await update()
    expect(await levelOf(await buyers.again())).toMatchObject({ level: 0, source: 'NONE' })
  })

  it('can be renewed in its last 60 days, and then ends a year later', async () => {
    const { buyer, userId } = await newMember()
    await buy(buyer, SILVER)
    const { endTime } = await levelOf(buyer)
    expect((await buyer.preOrder(SILVER)).body.statusCode).toBe(MEMBER_CODES.memberTooEarly)
    test.clock.advance(YEAR - 50 * DAY)
    const later = await buyers.again()
    await buy(later, SILVER)
    expect((await levelOf(later)).endTime).toBeGreaterThanOrEqual(endTime + YEAR - DAY)
    test.clock.advance(51 * DAY)
    await update()
    expect(await noticesOf(userId)).toEqual([])
    expect(await changesOf(userId)).toEqual([[0, 1, 'BOUGHT']])
  })

  it('can be changed to a higher level; unused days reduce the price', async () => {
    const buyer = await buyers.next()
    await buy(buyer, SILVER)
    test.clock.advance(100 * DAY + 1_000)
    const later = await buyers.again()
    const { offers } = await levelOf(later)
    const credit = Math.floor((9_900 * 264) / 365)
    expect(offers[1]).toMatchObject({ kind: 'CHANGE', credit, amount: 29_900 - credit })
    expect(offers[0]).toMatchObject({ blockReason: 'TOO_EARLY' })
    await buy(later, GOLD)
    expect(await levelOf(later)).toMatchObject({ level: 2, source: 'BOUGHT' })
    expect((await later.preOrder(SILVER)).body.statusCode).toBe(MEMBER_CODES.memberHigher)
  })

  it('costs less with a coupon for items; the coupon also reduces a later credit', async () => {
    const { buyer, userId } = await newMember()
    const kind = kindRow({
      id: 'CT900',
      title: NAME,
      rules: { couponType: 'CASH', amount: 900, couponBizTypes: ['ITEM'], useCouponRule: 'ALL_PRODUCT' },
    })
    await db().insertInto('coupon_templates').values(kind).execute()
    const templates = await listRows(db(), 'coupon_templates', { template_id: 'CT900' })
    const [couponId] = await db()
      .transaction()
      .execute((tx) => grantCoupons(tx, { userId, templates, packageId: null, ref: '' }, START))
    const order = await buyer.order({ ...SILVER, couponId })
    expect(order.body.data.payAmount).toBe(9_000)
    await press(await buyer.cashier(order.body.data.unPaidTransactionIds[0]), 'pay')
    expect((await levelOf(buyer)).offers[1]).toMatchObject({ credit: Math.floor((9_000 * 364) / 365) })
  })

  it('allows only one unpaid order at a time', async () => {
    const buyer = await buyers.next()
    await buyer.order(SILVER)
    expect((await buyer.order(GOLD)).body.statusCode).toBe(MEMBER_CODES.memberOrderOpen)
  })

  it('is not sold for the highest level', async () => {
    const buyer = await buyers.next()
    expect((await buyer.preOrder(of(spuOfLevel(3)))).body.statusCode).toBe(ITEM_ORDER_CODES.itemNotOnSale)
  })

  it('can be refunded within 7 days; the level by growth remains', async () => {
    const { buyer, userId } = await newMember()
    await give(userId, 1_000)
    await update()
    const orderId = await buy(buyer, GOLD)
    expect(await giveBack(buyer, orderId)).toBe(200)
    expect(await levelOf(buyer)).toMatchObject({ level: 1, source: 'GROWN' })
    expect(await changesOf(userId)).toEqual([
      [0, 1, 'GROWTH'],
      [1, 2, 'BOUGHT'],
      [2, 1, 'RETURNED'],
    ])
  })

  it('restores the replaced membership when it is refunded', async () => {
    const buyer = await buyers.next()
    await buy(buyer, SILVER)
    const { endTime } = await levelOf(buyer)
    const changed = await buy(buyer, GOLD)
    expect(await giveBack(buyer, changed)).toBe(200)
    expect(await levelOf(buyer)).toMatchObject({ level: 1, endTime })
  })

  it('cannot be refunded after 7 days, or after another membership has replaced it', async () => {
    const buyer = await buyers.next()
    const silver = await buy(buyer, SILVER)
    const gold = await buy(buyer, GOLD)
    expect(await giveBack(buyer, silver)).toBe(ITEM_ORDER_CODES.itemRefundUsed)
    test.clock.advance(7 * DAY + 1_000)
    expect(await giveBack(await buyers.again(), gold)).toBe(ITEM_ORDER_CODES.itemRefundTooLate)
  })

  it('requires the consent to its agreement once, and stores the consent', async () => {
    const buyer = await buyers.next()
    const linksOf = async () =>
      (await buyer.preOrder(SILVER)).body.data.agreement.placeHolders.map(({ url }: { url: string }) => url)
    expect(await linksOf()).toContainEqual(expect.stringMatching(/^\/member-center\/agreement\?version=/))
    expect((await buyer.get('user/buyer/v3/prime/agreement')).body.data.agreedTime).toBeNull()
    await giveBack(buyer, await buy(buyer, SILVER))
    expect((await buyer.get('user/buyer/v3/prime/agreement')).body.data.agreedTime).toBeGreaterThanOrEqual(START)
    expect(await linksOf()).not.toContainEqual(expect.stringContaining('member-center'))
  })

  it('cannot be refunded after a birthday package was collected', async () => {
    const { buyer, userId } = await newMember()
    const orderId = await buy(buyer, SILVER)
    const taken = { user_id: userId, year: 2026, level: 1, idempotency_key: newKey(), taken_at: test.clock.now() }
    await db().insertInto('birthday_packages').values(taken).execute()
    expect(await giveBack(buyer, orderId)).toBe(ITEM_ORDER_CODES.itemRefundUsed)
  })

  it('cannot be refunded after an order in an early sale', async () => {
    const buyer = await buyers.next()
    const orderId = await buy(buyer, SILVER)
    const early = { ...EARLY, privilegeId: 'PVS4007' }
    expect((await buyer.order(early)).body.statusCode).toBe(200)
    expect(await giveBack(buyer, orderId)).toBe(ITEM_ORDER_CODES.itemRefundUsed)
  })

  it('cannot be refunded after tickets that earned more points, unless they are refunded', async () => {
    const buyer = await buyers.next()
    const orderId = await buy(buyer, SILVER)
    const tickets = await buy(buyer, PLAY)
    expect((await buyer.detail(tickets)).priceLines).not.toContainEqual(expect.objectContaining({ kind: 'MEMBER' }))
    expect(await giveBack(buyer, orderId)).toBe(ITEM_ORDER_CODES.itemRefundUsed)
    await refundAll(buyer, tickets)
    expect(await giveBack(buyer, orderId)).toBe(200)
  })

  it('cannot be refunded after an order at a member price, unless that order is canceled', async () => {
    const buyer = await buyers.next()
    const orderId = await buy(buyer, SILVER)
    const tickets = (await buyer.order(PLAY)).body.data.orderId
    const lines = [{ kind: 'MEMBER', amount: -100, source: 'LEVEL1' }]
    await db()
      .updateTable('orders')
      .set({ price_lines: json(lines) })
      .where('order_id', '=', tickets)
      .execute()
    expect(await giveBack(buyer, orderId)).toBe(ITEM_ORDER_CODES.itemRefundUsed)
    await buyer.post(`trade/buyer/order/v5/orders/${tickets}/cancel`, {})
    expect(await giveBack(buyer, orderId)).toBe(200)
  })
})
