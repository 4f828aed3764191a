import { grantPoints } from '../../../../../scripts/gateway/modules/trade/points/ledger-service'
import { ITEM_ORDER_CODES } from '../../../../../src/domain/business-codes/item-order'
import { spuOfLevel } from '../../../../../src/domain/member/level'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { of } from '../item-order/packages'
import { buy, DAY, giveBack, membersOf, NAME, SILVER, YEAR } from './support'

const BY_POINTS = of(spuOfLevel(1, 'POINTS'))
const TICKETS = { showId: 'S2007', sessionId: 'S2007N01', items: [{ seatPlanId: 'S2007N01P1', quantity: 1 }] }

const test = useGateway()
const { db, give, levelOf, newMember } = membersOf(test, '1393972')
afterEach(() => test.clock.set(START))
checkBooks(test)

/** Logs in a new buyer with points. */
const withPoints = async (amount: number) => {
  const member = await newMember()
  await db()
    .transaction()
    .execute((tx) => grantPoints(tx, { userId: member.userId, amount, reason: NAME, at: test.clock.now() }))
  const usable = async () => (await member.buyer.get('user/buyer/v3/point/account')).body.data.usable
  return { ...member, usable }
}

describe('a membership for points', () => {
  it('gives the level, and returns the points when the membership is refunded', async () => {
    const { buyer, usable } = await withPoints(10_000)
    expect((await buyer.preOrder(BY_POINTS)).body.data).toMatchObject({ payAmount: 0, payPoints: 9_900 })
    const { orderId } = (await buyer.order(BY_POINTS)).body.data
    expect(await levelOf(buyer)).toMatchObject({ level: 1, source: 'BOUGHT' })
    expect(await usable()).toBe(100)
    expect(await giveBack(buyer, orderId)).toBe(200)
    expect(await levelOf(buyer)).toMatchObject({ level: 0 })
    expect(await usable()).toBe(10_000)
  })

  it('is refused with too few points', async () => {
    const { buyer } = await withPoints(9_899)
    expect((await buyer.preOrder(BY_POINTS)).body.data).toMatchObject({ payPoints: 9_900, usablePoints: 9_899 })
    expect((await buyer.order(BY_POINTS)).body.statusCode).not.toBe(200)
    expect(await levelOf(buyer)).toMatchObject({ level: 0 })
  })

  it('does not change to a higher level, and is not credited', async () => {
    const { buyer } = await withPoints(60_000)
    await buyer.order(BY_POINTS)
    expect((await levelOf(buyer)).offers[1]).toMatchObject({ kind: 'CHANGE', credit: 0, points: null })
    const gold = await buyer.preOrder(of(spuOfLevel(2, 'POINTS')))
    expect(gold.body.statusCode).toBe(ITEM_ORDER_CODES.itemNotOnSale)
  })
})

describe('the level of a price', () => {
  const hasMemberPrice = async ({ buyer }: Awaited<ReturnType<typeof newMember>>) => {
    const { priceLines } = (await buyer.post('trade/buyer/order/v3/pre_order', { ...TICKETS, couponId: '' })).body.data
    return priceLines.some(({ kind }: { kind: string }) => kind === 'MEMBER')
  }

  it('rises with counted growth before the job has run', async () => {
    const member = await newMember()
    expect(await hasMemberPrice(member)).toBe(false)
    await give(member.userId, 1_000)
    expect(await hasMemberPrice(member)).toBe(true)
  })

  it('ends with the period before the job has run', async () => {
    const member = await newMember()
    await buy(member.buyer, SILVER)
    expect(await hasMemberPrice(member)).toBe(true)
    await db()
      .updateTable('level_periods')
      .set({ start_time: START - YEAR, end_time: START - DAY })
      .where('user_id', '=', member.userId)
      .execute()
    expect(await hasMemberPrice(member)).toBe(false)
  })
})
