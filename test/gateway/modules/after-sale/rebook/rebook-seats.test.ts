import { REBOOK_CODES } from '@/domain/business-codes/rebook'
import { checkLockOrder } from '../../../support/lock-order'
import { SEAT_CODES } from '@/domain/business-codes/seat'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { getRow } from '../../../../../scripts/gateway/core/database/rows'
import { giveCoupon, openCoupons } from '../../../../bench/refund/coupons'
import type { Player } from '../../../../bench/refund/played'
import { checkBooks } from '../../../support/books'
import { useGateway } from '../../../support/gateway'
import { seatHall } from '../../../support/seats'
import { seatsOf, shopper, useShopper } from '../../../support/shopper'
import { rebooking } from './support'

const DAY = 86_400_000
const test = useGateway()
const PHONE = '13910009998'
const buyer = useShopper(test, PHONE)
checkBooks(test)

const { payFor, bought, itemsOf, unitsOf, hold, apply } = rebooking(() => buyer)
const box = seatHall(() => test)
const count = (bits: Uint8Array) => bits.reduce((sum, bit) => sum + bit, 0)
const BOX = { sessionId: 'S2101N01' }
/** Buys two seats in a theater that allows rebooking. */
const boughtSeats = async (couponId = ''): Promise<string> => {
  await test.gateway.context.db
    .updateTable('shows')
    .set({ rebook_rule: json({ before: DAY }) })
    .where('show_id', '=', 'S2101')
    .execute()
  return bought({ showId: 'S2101', ...BOX, items: [{ seatPlanId: 'S2101N01P2', quantity: 2 }], couponId })
}

it('holds a tier’s best seats for a rebooking, and then releases the old seats', async () => {
  const orderId = await boughtSeats()
  const taken = async () => count(await box.taken())
  const before = await taken()
  const { data: held } = await hold(orderId, await unitsOf(orderId), 'S2101N01P1', BOX)
  expect(held.after.labels).toHaveLength(2)
  expect(await taken()).toBe(before + 2)
  const { data: created } = await apply(held.rebookId)
  if (created.payAmount > 0) await payFor(created)
  expect(await taken()).toBe(before)
  expect(seatsOf(await buyer.detail(created.orderId))).toEqual(held.after.labels)
  expect(seatsOf(await buyer.detail(orderId))).toEqual([])
})

it('moves a coupon to the new tickets of a rebooking', async () => {
  const { db } = test.gateway.context
  const player = { gateway: test.gateway.context, key: () => 'SEATS' } as unknown as Player
  await openCoupons(player)
  const { user_id: userId } = await getRow(db, 'users', { cellphone: PHONE })
  const orderId = await boughtSeats(await giveCoupon(player, userId))
  const { data: held } = await hold(orderId, await unitsOf(orderId), 'S2101N01P1', BOX)
  const { data: created } = await apply(held.rebookId)
  await payFor(created)
  expect(await getRow(db, 'coupons', { user_id: userId, used_order_id: created.orderId })).toBeDefined()
})

it('holds selected seats for a rebooking, and rejects invalid selections with a reason', async () => {
  const orderId = await boughtSeats()
  const units = await unitsOf(orderId)
  const [first, other] = [
    await box.best('count=2&seatPlanId=S2101N01P2'),
    await box.best('count=2&seatPlanId=S2101N01P1'),
  ]
  const pick = (seatIds: readonly string[], { seatPlanId = 'S2101N01P2', version = '1' } = {}) =>
    hold(orderId, units, seatPlanId, { ...BOX, picked: { seatIds, version } })
  const before = { stocks: await box.stocks(), taken: await box.taken() }
  const path = 'show/buyer/v5/show/S2101/show_user'
  const offer = (await buyer.post(`${path}?orderId=${orderId}`, { rebookTicketItems: itemsOf(units) })).body.data
  expect(offer.rebook.sessions[0]).toMatchObject({ sessionId: BOX.sessionId, seated: true })
  expect((await hold(orderId, units, 'S2101N01P2', BOX)).statusCode).toBe(REBOOK_CODES.rebookTierUnfit)
  expect((await pick(other)).statusCode).toBe(REBOOK_CODES.rebookTierUnfit)
  expect((await pick(first.slice(1))).statusCode).toBe(REBOOK_CODES.rebookSeats)
  expect((await pick(first, { version: '0' })).statusCode).toBe(SEAT_CODES.seatMapOld)
  const stranger = await shopper(test, '13910009999')
  await box.hold(stranger.token, first)
  expect(await pick(first)).toMatchObject({
    statusCode: SEAT_CODES.seatTaken,
    data: { seatIds: first, nearest: [expect.any(String), expect.any(String)] },
  })
  expect(await box.stocks()).toBe(before.stocks - 2)
  const free = await box.best('count=2&seatPlanId=S2101N01P2')
  const { data: held } = await pick(free)
  expect(held).toMatchObject({ due: 0, back: 0, after: { seatPlanId: 'S2101N01P2' } })
  // A new selection releases the previous hold.
  expect((await pick(free)).data.after.labels).toEqual(held.after.labels)
  const { data: created } = await apply((await pick(free)).data.rebookId)
  expect(created.payAmount).toBe(0)
  expect(seatsOf(await buyer.detail(created.orderId))).toEqual(held.after.labels)
  expect(seatsOf(await buyer.detail(orderId))).toEqual([])
  // Only two additional seats are taken, which belong to the other buyer.
  expect(await box.stocks()).toBe(before.stocks - 2)
  expect(count(await box.taken())).toBe(count(before.taken) + 2)
})

checkLockOrder()
