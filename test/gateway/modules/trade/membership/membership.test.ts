import { currentLevel, growthAccount, growthRecords } from '@/api/member'
import { giveGrowth } from '../../../../../scripts/gateway/modules/trade/membership/growth-service'
import { updateLevels } from '../../../../../scripts/gateway/modules/trade/membership/due-service'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { MEMBER_CODES } from '../../../../../src/domain/business-codes/member'
import { spuOfLevel } from '../../../../../src/domain/member/level'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { newBuyers, newKey, PLAY, press, type Shopper } from '../../../support/shopper'
import { of, readItems } from '../item-order/packages'

const DAY = 86_400_000
const YEAR = 365 * DAY
const test = useGateway()
const buyers = newBuyers(test, '1393970')
afterEach(() => test.clock.set(START))
checkBooks(test)

const SILVER = of(spuOfLevel(1))
const GOLD = of(spuOfLevel(2))
const EARLY = { showId: 'S4007', sessionId: 'S4007N01', items: [{ seatPlanId: 'S4007N01P1', quantity: 1 }] }
const NAME = { 'zh-CN': '', 'zh-MO': '', 'en-US': '' }

const db = () => test.gateway.context.db
const update = () => updateLevels(db(), test.clock.now())
const levelOf = async (buyer: Shopper) => (await buyer.get('user/buyer/v3/current/level')).body.data
/** Logs in a new buyer, and returns the id for later, when the login has ended. */
const newMember = async (): Promise<{ buyer: Shopper; userId: string }> => {
  const buyer = await buyers.next()
  return { buyer, userId: (await buyer.get('user/buyer/v3/profile')).body.data.userId }
}
const give = async (userId: string, amount: number): Promise<void> => {
  await db()
    .transaction()
    .execute((tx) => giveGrowth(tx, { userId, amount, reason: NAME, at: test.clock.now() }))
}
const changesOf = async (userId: string) => {
  const rows = await db().selectFrom('level_changes').selectAll().where('user_id', '=', userId).execute()
  return rows.map(({ from_level: from, to_level: to, reason }) => [from, to, reason])
}
const noticesOf = async (userId: string): Promise<string[]> => {
  const query = db().selectFrom('messages').select('content').where('user_id', '=', userId)
  return (await query.where('kind', '=', 'LEVEL_ENDS').orderBy('message_id').execute()).map(
    ({ content }) => content['en-US'],
  )
}
const buy = async (buyer: Shopper, purchase: object): Promise<string> => {
  const { orderId, unPaidTransactionIds } = (await buyer.order(purchase)).body.data
  await press(await buyer.cashier(unPaidTransactionIds[0]), 'pay')
  return orderId
}
const giveBack = async (buyer: Shopper, orderId: string) => {
  const path = `trade/buyer/v2/items/orders/${orderId}`
  const quoted = await buyer.post(`${path}/refund_quote`, {})
  if (quoted.body.statusCode !== 200) return quoted.body.statusCode
  const { quote } = quoted.body.data
  return (await buyer.post(`${path}/refund`, { quote, idempotencyKey: newKey() })).body.statusCode
}

describe('growth', () => {
  it('of an order is pending, and is canceled by its refund', async () => {
    const buyer = await buyers.next()
    const created = (await buyer.order(PLAY)).body.data
    await press(await buyer.cashier(created.unPaidTransactionIds[0]), 'pay')
    const account = (await buyer.get('user/buyer/v3/growth/account')).body.data
    expect(madeUp(growthAccount.read(account), account)).toEqual([])
    expect(account).toMatchObject({ value: 0, pending: Math.floor(created.payAmount / 100) })
    const base = `trade/buyer/refund/v1/orders/${created.orderId}`
    const { units } = (await buyer.get(base)).body.data
    const unitIds = units.map(({ unitId }: { unitId: string }) => unitId)
    const { quote } = (await buyer.post(`${base}/preview`, { unitIds })).body.data
    const body = { quote, reason: 'OTHER', idempotencyKey: newKey() }
    expect((await buyer.post(`${base}/apply`, body)).body.statusCode).toBe(200)
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

describe('the review of a level', () => {
  it('lowers it at its date, after two notices', async () => {
    const { userId } = await newMember()
    await give(userId, 6_000)
    await update()
    test.clock.advance(200 * DAY)
    await give(userId, 1_500)
    await update()
    expect(await noticesOf(userId)).toEqual([])
    test.clock.set(START + YEAR - 29 * DAY)
    await update()
    await update()
    expect(await noticesOf(userId)).toEqual([expect.stringContaining('3500 more growth')])
    test.clock.set(START + YEAR - 6 * DAY)
    await update()
    expect(await noticesOf(userId)).toHaveLength(2)
    expect(await changesOf(userId)).toEqual([[0, 2, 'GROWTH']])
    test.clock.set(START + YEAR + DAY)
    await update()
    expect(await changesOf(userId)).toEqual([
      [0, 2, 'GROWTH'],
      [2, 1, 'REVIEW'],
    ])
  })

  it('has the same result if the job did not run for three years', async () => {
    const { userId } = await newMember()
    await give(userId, 1_000)
    test.clock.advance(3 * YEAR)
    await update()
    expect(await changesOf(userId)).toEqual([
      [0, 1, 'GROWTH'],
      [1, 0, 'REVIEW'],
    ])
    expect(await noticesOf(userId)).toHaveLength(2)
  })
})

describe('a membership', () => {
  it('gives the level until the end of 12 months', async () => {
    const buyer = await buyers.next()
    const orderId = await buy(buyer, SILVER)
    expect(await readItems(buyer, orderId)).toMatchObject({ orderStatus: 'SUCCEEDED', itemKind: 'MEMBERSHIP' })
    expect(await levelOf(buyer)).toMatchObject({ level: 1, source: 'BOUGHT' })
    test.clock.advance(YEAR + DAY)
    await update()
    expect(await levelOf(await buyers.again())).toMatchObject({ level: 0, source: 'NONE' })
  })

  it('is renewed from its end, 60 days before at the earliest', async () => {
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

  it('changes to a higher level for the price less unused days', async () => {
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

  it('has one unpaid order at a time', async () => {
    const buyer = await buyers.next()
    await buyer.order(SILVER)
    expect((await buyer.order(GOLD)).body.statusCode).toBe(MEMBER_CODES.memberOrderOpen)
  })

  it('is not sold for the highest level', async () => {
    const buyer = await buyers.next()
    expect((await buyer.preOrder(of(spuOfLevel(3)))).body.statusCode).toBe(ITEM_ORDER_CODES.itemNotOnSale)
  })

  it('goes back within 7 days, and leaves the level of growth', async () => {
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

  it('restores the level that it replaced, when it goes back', async () => {
    const buyer = await buyers.next()
    await buy(buyer, SILVER)
    const { endTime } = await levelOf(buyer)
    const changed = await buy(buyer, GOLD)
    expect(await giveBack(buyer, changed)).toBe(200)
    expect(await levelOf(buyer)).toMatchObject({ level: 1, endTime })
  })

  it('does not go back after 7 days, or if another one replaced it', async () => {
    const buyer = await buyers.next()
    const silver = await buy(buyer, SILVER)
    const gold = await buy(buyer, GOLD)
    expect(await giveBack(buyer, silver)).toBe(ITEM_ORDER_CODES.itemRefundUsed)
    test.clock.advance(7 * DAY + 1_000)
    expect(await giveBack(await buyers.again(), gold)).toBe(ITEM_ORDER_CODES.itemRefundTooLate)
  })

  it('does not go back after an order in an early sale', async () => {
    const buyer = await buyers.next()
    const orderId = await buy(buyer, SILVER)
    const early = { ...EARLY, privilegeId: 'PVS4007' }
    expect((await buyer.order(early)).body.statusCode).toBe(200)
    expect(await giveBack(buyer, orderId)).toBe(ITEM_ORDER_CODES.itemRefundUsed)
  })
})

describe('the subscribe message', () => {
  const subscribe = (buyer: Shopper, templateIds: string[]) =>
    buyer.post('user/buyer/v3/prime/subscribe_wx_mini_app_msg', { templateIds, openId: 'x' })

  it('carries the next notice once', async () => {
    const { buyer, userId } = await newMember()
    const { templateIds } = (await buyer.get('user/buyer/v3/prime/find_wx_mini_app_msg_template')).body.data
    expect((await subscribe(buyer, templateIds)).body.data).toEqual({ subscribed: false })
    await db()
      .insertInto('host_accounts')
      .values({ platform: 'WEIXIN_MINI', open_id: 'oLevel', user_id: userId, asked_at: START })
      .execute()
    expect((await subscribe(buyer, ['unknown'])).body.data).toEqual({ subscribed: false })
    expect((await subscribe(buyer, templateIds)).body.data).toEqual({ subscribed: true })
    await give(userId, 1_000)
    test.clock.advance(YEAR + DAY)
    await update()
    const query = db().selectFrom('messages').select('channel').where('user_id', '=', userId)
    const channels = await query.where('kind', '=', 'LEVEL_ENDS').orderBy('message_id').execute()
    expect(channels.map(({ channel }) => channel)).toEqual(['SUBSCRIBE_MESSAGE', 'SMS'])
  })
})
