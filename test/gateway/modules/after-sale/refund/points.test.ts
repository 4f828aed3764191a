import { previewRefund } from '@/api/refund'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { DAY } from '../../../../../src/domain/schedule/local-time'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { checkLockOrder } from '../../../support/lock-order'
import { madeUp } from '../../../support/same-shape'
import { PLAY, type Shopper } from '../../../support/shopper'
import { pointBuyers } from '../../trade/points/point-buyers'
import { rebooking } from '../rebook/support'
import { join, offer, pay, place, setStock } from '../resale/house'

const test = useGateway()
const { accountOf, again, lotsOf, paidBy, refund, setRule, withPoints } = pointBuyers(test, '1393950')
beforeAll(async () => {
  await setRule()
  const { refund_rule: rule } = await getRow(db(), 'shows', { show_id: PLAY.showId })
  const often = json({ ...rule, perSession: 3 })
  await db().updateTable('shows').set({ refund_rule: often }).where('show_id', '=', PLAY.showId).execute()
})
afterEach(() => test.clock.set(START))
checkBooks(test)

const db = () => test.gateway.context.db
const three = { ...PLAY, items: [{ ...PLAY.items[0], quantity: 3 }] }
const usable = async (buyer: Shopper): Promise<number> => (await accountOf(buyer)).usable
const endLots = () =>
  db()
    .updateTable('point_lots')
    .set({ end_time: test.clock.now() - 1 })
    .execute()

describe('a refund of tickets that points paid', () => {
  it('returns each ticket’s points to their lots, and refunds only the paid money', async () => {
    const buyer = await withPoints(100, 5_000)
    const orderId = await paidBy(buyer, 10_00, three)
    expect(await lotsOf(buyer)).toEqual([4_100])
    const { payAmount } = await buyer.detail(orderId)
    const { quote: one, refund: first } = await refund(buyer, orderId, 1)
    expect(madeUp(previewRefund.read(one), one)).toEqual([])
    expect(one.pointsBack).toEqual([{ amount: 334, endTime: expect.any(Number) }])
    expect(first.pointBack).toBe(334)
    expect(await lotsOf(buyer)).toEqual([4_434])
    const { quote: rest, refund: last } = await refund(buyer, orderId)
    expect(rest.pointsBack.map(({ amount }: { amount: number }) => amount)).toEqual([100, 566])
    expect(last.pointBack).toBe(666)
    expect(await lotsOf(buyer)).toEqual([100, 5_000])
    expect(one.tickets + rest.tickets).toBe(payAmount)
  })

  it('cancels the points and the growth that were earned for the money, as previewed', async () => {
    const buyer = await withPoints(100_000)
    const orderId = await paidBy(buyer, 100_00)
    const growthOf = async () => (await buyer.get('user/buyer/v3/growth/account')).body.data.pending
    const { pending } = await accountOf(buyer)
    const growth = await growthOf()
    const { quote } = await refund(buyer, orderId, 1)
    expect(growth).toBeGreaterThan(0)
    expect(quote).toMatchObject({ pointsNotEarned: pending / 2, growthNotCounted: growth / 2 })
    expect((await accountOf(buyer)).pending).toBe(pending / 2)
    expect(await growthOf()).toBe(growth / 2)
  })

  it.each([
    ['7 days', null, 7],
    ['30 days for a postponed show', 'DELAY', 30],
  ])('returns the used points of an ended lot for %s, but no unused points', async (_, state, days) => {
    const buyer = await withPoints(5_000)
    const orderId = await paidBy(buyer, 10_00)
    await endLots()
    const { show_id: showId, state: before } = await getRow(db(), 'shows', { show_id: PLAY.showId })
    const change = (value: string) =>
      db().updateTable('shows').set({ state: value }).where('show_id', '=', showId).execute()
    if (state) await change(state)
    const { quote } = await refund(buyer, orderId)
    await change(before)
    const [{ amount, endTime }, ...others] = quote.pointsBack
    expect([amount, others]).toEqual([1_000, []])
    expect((endTime - test.clock.now()) / DAY).toBeCloseTo(days, 3)
    expect(await usable(buyer)).toBe(1_000)
    test.clock.advance(days * DAY)
    expect(await usable(await again())).toBe(0)
  })

  it('is completed at once if it returns no money', async () => {
    await setRule(100)
    const buyer = await withPoints(10_000_000)
    const orderId = await paidBy(buyer, 99_999_00)
    const { refund: refunded } = await refund(buyer, orderId)
    await setRule()
    expect(refunded).toMatchObject({ state: 'REFUNDED', amount: 0, ways: [] })
    expect((await buyer.detail(orderId)).orderState).toBe('REFUNDED')
    expect(await usable(buyer)).toBe(10_000_000)
  })
})

describe('a rebooking of tickets that points paid', () => {
  const MOST = 10_000_000

  it('moves the points to the new tickets, whose refund returns them', async () => {
    const buyer = await withPoints(MOST)
    const { unitsOf, hold, apply, payFor } = rebooking(() => buyer)
    const before = await paidBy(buyer, 30_00)
    const { data } = await hold(before, await unitsOf(before), 'S2001N02P1')
    const created = (await apply(data.rebookId)).data
    if (created.unPaidTransactionIds.length > 0) await payFor(created)
    expect((await buyer.detail(created.orderId)).priceLines).toContainEqual(
      expect.objectContaining({ kind: 'POINTS', amount: -30_00, points: 3_000 }),
    )
    expect(await usable(buyer)).toBe(MOST - 3_000)
    await refund(buyer, created.orderId)
    expect(await usable(buyer)).toBe(MOST)
  })

  it('moves only the points of the tickets that were not refunded', async () => {
    const buyer = await withPoints(MOST)
    const { unitsOf, hold, apply, payFor } = rebooking(() => buyer)
    const before = await paidBy(buyer, 10_00, three)
    await refund(buyer, before, 1)
    const units = (await unitsOf(before)).slice(1)
    const { data } = await hold(before, units, 'S2001N02P1')
    const created = (await apply(data.rebookId)).data
    if (created.unPaidTransactionIds.length > 0) await payFor(created)
    expect((await buyer.detail(created.orderId)).priceLines).toContainEqual(
      expect.objectContaining({ kind: 'POINTS', amount: -6_66, points: 666 }),
    )
  })

  it('returns the points that cheaper tickets do not need', async () => {
    await setRule(100)
    const buyer = await withPoints(MOST)
    const { unitsOf, hold, apply } = rebooking(() => buyer)
    const before = await paidBy(buyer, 99_999_00)
    await setRule()
    const used = MOST - (await usable(buyer))
    const { data } = await hold(before, await unitsOf(before), 'S2001N02P3')
    const { orderId } = (await apply(data.rebookId)).data
    const { priceLines } = await buyer.detail(orderId)
    const { points } = priceLines.find(({ kind }: { kind: string }) => kind === 'POINTS')
    expect(points).toBeLessThan((await buyer.detail(before)).total)
    expect(data.pointsBack).toBe(used - points)
    expect(await usable(buyer)).toBe(MOST - points)
    await refund(buyer, orderId)
    expect(await usable(buyer)).toBe(MOST)
  })
})

describe('a resale of tickets that points paid', () => {
  it('returns the points to the seller', async () => {
    const buyer = await withPoints(100_000)
    const next = await withPoints(1)
    const plan = 'S1004N01P1'
    const purchase = { showId: 'S1004', sessionId: 'S1004N01', items: [{ seatPlanId: plan, quantity: 1 }] }
    await setStock(test, plan, 1)
    const orderId = await paidBy(buyer, 50_00, purchase)
    await setStock(test, plan, 0)
    expect(await usable(buyer)).toBe(95_000)
    await join(next)
    await offer(buyer, orderId)
    await pay(next, (await place(next)).data)
    const { refundedAmount, total } = await buyer.detail(orderId)
    expect(refundedAmount).toBe(Math.ceil((total - 50_00) * 0.9))
    expect(await usable(buyer)).toBe(100_000)
  })
})

checkLockOrder()
