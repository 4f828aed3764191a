import { holdRebook, rebookCheck, rebookShowUser } from '@/api/rebook'
import { checkBooks } from '../../../support/books'
import { checkLockOrder } from '../../../support/lock-order'
import { REBOOK_CODES } from '@/domain/business-codes/rebook'
import { TRANSFER_CODES } from '@/domain/business-codes/transfer'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { PLAY, type Shopper, newBuyers } from '../../../support/shopper'
import { rebooking } from './support'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A later session of the same show. */
const OTHER = 'S2001N03'
const PLAN = PLAY.items[0].seatPlanId

const test = useGateway()
let buyer: Shopper
const buyers = newBuyers(test, '1391000')
beforeEach(async () => {
  await test.clock.set(START)
  buyer = await buyers.next()
})
checkBooks(test)

const db = () => test.gateway.context.db
const pass = async (ms: number) => {
  await test.clock.advance(ms)
  buyer = await buyers.again()
}
const { payFor, bought, check, itemsOf, unitsOf, hold, apply } = rebooking(() => buyer)
const stock = async (plan: string): Promise<number> =>
  (await db().selectFrom('stocks').select('remaining').where('seat_plan_id', '=', plan).executeTakeFirstOrThrow())
    .remaining
/** Returns the states of an order's tickets. */
const tickets = async (orderId: string): Promise<string[]> =>
  (
    await db()
      .selectFrom('tickets as t')
      .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
      .select('t.state')
      .where('v.order_id', '=', orderId)
      .orderBy('t.sort')
      .execute()
  ).map(({ state }) => state)

it('offers sessions and tiers with price differences, and holds the selected tickets', async () => {
  const orderId = await bought()
  const checked = await check(orderId)
  expect(madeUp(rebookCheck.read(checked), checked)).toEqual([])
  expect(checked).toMatchObject({ hindrance: 'NONE', together: false, pendingOrderId: '' })
  const [one] = await unitsOf(orderId)
  const offer = (
    await buyer.post(`show/buyer/v5/show/${PLAY.showId}/show_user?orderId=${orderId}`, {
      rebookTicketItems: itemsOf([one]),
    })
  ).body.data
  expect(madeUp(rebookShowUser.read(offer), offer)).toEqual([])
  const session = offer.rebook.sessions.find(({ sessionId }: { sessionId: string }) => sessionId === PLAY.sessionId)
  const tierOf = (plan: string) => session.tiers.find(({ seatPlanId }: { seatPlanId: string }) => seatPlanId === plan)
  expect(tierOf(PLAN)).toMatchObject({ state: 'CURRENT', difference: 0 })
  const dearer = tierOf('S2001N02P1')
  expect(dearer).toMatchObject({ state: 'OPEN', difference: dearer.price - offer.rebook.credit })
  const before = await stock('S2001N02P1')
  const { data } = await hold(orderId, [one], 'S2001N02P1')
  expect(madeUp(holdRebook.read(data), data)).toEqual([])
  expect(data).toMatchObject({ due: dearer.difference, back: 0, qty: 1 })
  expect(data.expireTime - START).toBeGreaterThanOrEqual(15 * MINUTE)
  expect(data.expireTime - START).toBeLessThan(16 * MINUTE)
  expect(await stock('S2001N02P1')).toBe(before - 1)
  // A second selection replaces the first.
  await hold(orderId, [one], 'S2001N02P3')
  expect(await stock('S2001N02P1')).toBe(before)
  await pass(16 * MINUTE)
  await check(orderId)
  expect(await stock('S2001N02P1')).toBe(before)
  expect((await apply(data.rebookId)).statusCode).toBe(REBOOK_CODES.rebookHoldOver)
})

it('shows a session that is not on sale, but not as sold out', async () => {
  const orderId = await bought()
  const [unitId] = await unitsOf(orderId)
  const statesOf = async (session: object): Promise<string[]> => {
    await db().updateTable('sessions').set(session).where('session_id', '=', OTHER).execute()
    const path = `show/buyer/v5/show/${PLAY.showId}/show_user?orderId=${orderId}`
    const { sessions } = (await buyer.post(path, { rebookTicketItems: itemsOf([unitId]) })).body.data.rebook
    const { tiers } = sessions.find(({ sessionId }: { sessionId: string }) => sessionId === OTHER)
    return tiers.map(({ state }: { state: string }) => state)
  }
  const { state } = await db()
    .selectFrom('sessions')
    .select('state')
    .where('session_id', '=', OTHER)
    .executeTakeFirstOrThrow()
  expect(new Set(await statesOf({ state: 'DELAY' }))).toEqual(new Set(['UNFIT']))
  expect(await statesOf({ state })).toContain('OPEN')
})

it('blocks gifts of tickets in an unpaid rebooking until the rebooking is canceled', async () => {
  const orderId = await bought()
  const [one] = await unitsOf(orderId)
  const { data: created } = await apply((await hold(orderId, [one], 'S2001N02P1')).data.rebookId)
  const { pendingOrderId, voucherIds } = await buyer.detail(orderId)
  expect(pendingOrderId).toBe(created.orderId)
  const [voucherId] = voucherIds
  const voucher = (await buyer.get(`trade/buyer/v3/vouchers/${voucherId}`)).body.data
  expect(voucher).toMatchObject({ pendingOrderId, tickets: [{ rebooking: true }, { rebooking: false }] })
  const offer = async () => (await buyer.get(`trade/buyer/v3/ticket_transfers/offers/${voucherId}`)).body.data
  expect(await offer()).toMatchObject({ pendingOrderId, tickets: [{ refusal: 'REBOOKING' }, { refusal: '' }] })
  const gift = { voucherId, countryCode: '86', cellphone: '13800000002', message: '', card: 'stars' }
  const [{ ticketId }] = voucher.tickets
  const give = async () =>
    (await buyer.post('trade/buyer/v3/ticket_transfers', { ...gift, ticketIds: [ticketId] })).body
  expect(await give()).toMatchObject({
    ...{ statusCode: TRANSFER_CODES.giftRefused, data: { ticketId, reason: 'REBOOKING' } },
  })

  await buyer.post(`trade/buyer/order/v5/orders/${pendingOrderId}/cancel`, {})
  expect(await buyer.detail(orderId)).toMatchObject({ pendingOrderId: '' })
  expect(await offer()).toMatchObject({ pendingOrderId: '', tickets: [{ refusal: '' }, { refusal: '' }] })
  expect((await give()).statusCode).toBe(200)
})

it('replaces the old ticket after the buyer pays the price difference', async () => {
  const orderId = await bought()
  const [one] = await unitsOf(orderId)
  const plan = await stock(PLAN)
  const { data: held } = await hold(orderId, [one], 'S2001N02P1')
  const { data: created } = await apply(held.rebookId)
  expect(created.payAmount).toBe(held.due)
  expect((await apply(held.rebookId)).data).toEqual(created)
  expect(await tickets(orderId)).toEqual(['VALID', 'VALID'])
  expect(await check(orderId)).toMatchObject({ hindrance: 'PENDING', pendingOrderId: created.orderId })
  expect((await hold(orderId, [one], 'S2001N02P3')).statusCode).toBe(REBOOK_CODES.rebookPending)
  await payFor(created)
  expect(await tickets(orderId)).toEqual(['REFUNDED', 'VALID'])
  expect(await tickets(created.orderId)).toEqual(['VALID'])
  expect(await stock(PLAN)).toBe(plan + 1)
  const detail = await buyer.detail(created.orderId)
  expect(detail).toMatchObject({ orderState: 'SUCCEEDED', payAmount: held.due, news: 'REBOOK_DONE' })
  expect(detail.priceLines.map(({ kind }: { kind: string }) => kind)).toEqual(['TICKETS', 'REBOOK'])
  expect((await check(created.orderId)).hindrance).toBe('TWICE')
  expect((await apply(held.rebookId)).data).toEqual(created)
})

it('closes an unpaid rebooking after the deadline, and preserves the old tickets', async () => {
  const orderId = await bought()
  const before = await stock('S2001N02P1')
  const { data: held } = await hold(orderId, await unitsOf(orderId), 'S2001N02P1')
  const { data: created } = await apply(held.rebookId)
  expect(await stock('S2001N02P1')).toBe(before - 2)
  expect((await buyer.detail(created.orderId)).orderDetailState).toBe('rebookUnpaid')
  await pass(16 * MINUTE)
  expect(await buyer.detail(created.orderId)).toMatchObject({ orderState: 'CLOSED', orderStatusTitle: '改签未完成' })
  expect(await stock('S2001N02P1')).toBe(before)
  expect(await tickets(orderId)).toEqual(['VALID', 'VALID'])
  expect((await check(orderId)).hindrance).toBe('NONE')
})

it('completes a cheaper rebooking at once, and refunds the price difference', async () => {
  const orderId = await bought()
  const { data: held } = await hold(orderId, await unitsOf(orderId), 'S2001N02P3')
  expect(held.due).toBe(0)
  expect(held.ways).toMatchObject([{ amount: held.back }])
  const { data: created } = await apply(held.rebookId)
  expect(created).toMatchObject({ payAmount: 0, unPaidTransactionIds: [] })
  expect(await tickets(orderId)).toEqual(['REFUNDED', 'REFUNDED'])
  expect(await tickets(created.orderId)).toEqual(['VALID', 'VALID'])
  await pass(DAY)
  expect((await buyer.detail(orderId)).orderState).toBe('REFUNDED')
  const REFUND = 'trade/buyer/refund/v1'
  const listed = (await buyer.get(`${REFUND}/refunds?offset=0&length=20`)).body.data.items
  expect(listed).toMatchObject([{ orderId, amount: held.back, state: 'REFUNDED' }])
  // The amount that was carried over to the new order is refunded to the original payment.
  const facts = (await buyer.get(`${REFUND}/orders/${created.orderId}`)).body.data
  expect(facts).toMatchObject({ hindrance: 'NONE', countLeft: 1 })
  const unitIds = facts.units.map(({ unitId }: { unitId: string }) => unitId)
  const quote = (await buyer.post(`${REFUND}/orders/${created.orderId}/preview`, { unitIds })).body.data
  expect(quote.tickets).toBe(held.price)
  const body = { quote: quote.quote, reason: 'TIME', idempotencyKey: `rebook-${orderId}` }
  expect((await buyer.post(`${REFUND}/orders/${created.orderId}/apply`, body)).body.data.amount).toBe(quote.amount)
  await pass(DAY)
  expect((await buyer.detail(created.orderId)).orderState).toBe('REFUNDED')
  const holder = 'trade/buyer/v3/vouchers'
  const { items } = (await buyer.get(`${holder}?history=true&offset=0&length=20`)).body.data
  const states = items.map((voucher: { orderId: string; state: string }) => [voucher.orderId, voucher.state])
  expect(Object.fromEntries(states)).toEqual({ [orderId]: 'REBOOKED', [created.orderId]: 'REFUNDED' })
  const { voucherId } = items.find((voucher: { orderId: string }) => voucher.orderId === orderId)
  expect((await buyer.get(`${holder}/${voucherId}`)).body.data.tickets).toMatchObject([
    { state: 'REBOOKED' },
    { state: 'REBOOKED' },
  ])
})

it('refunds the price difference if the old ticket is used before the payment', async () => {
  const orderId = await bought()
  const [one] = await unitsOf(orderId)
  const before = await stock('S2001N02P1')
  const { data: created } = await apply((await hold(orderId, [one], 'S2001N02P1')).data.rebookId)
  await db()
    .updateTable('tickets')
    .set({ state: 'USED' })
    .where('sort', '=', 0)
    .where('voucher_id', 'in', db().selectFrom('vouchers').select('voucher_id').where('order_id', '=', orderId))
    .execute()
  await payFor(created)
  const detail = await buyer.detail(created.orderId)
  expect(detail).toMatchObject({ orderState: 'CLOSED', payment: { state: 'RETURNED' } })
  expect(await tickets(orderId)).toEqual(['USED', 'VALID'])
  expect(await tickets(created.orderId)).toEqual([])
  expect(await stock('S2001N02P1')).toBe(before)
})

it('refuses a rebooking with a specific reason for each obstacle', async () => {
  const orderId = await bought()
  const units = await unitsOf(orderId)
  const code = async (...wanted: Parameters<typeof hold>) => (await hold(...wanted)).statusCode
  expect(await code(orderId, units, PLAN)).toBe(REBOOK_CODES.rebookTierUnfit)
  expect(await code(orderId, ['nothing'], 'S2001N02P1')).toBe(REBOOK_CODES.rebookUnknown)
  const held = await hold(orderId, [units[0]], 'S2001N02P3')
  await apply(held.data.rebookId)
  expect(await code(orderId, [units[0]], 'S2001N02P1')).toBe(REBOOK_CODES.rebookReturned)
  const rule = (row: object) => db().updateTable('shows').set(row).where('show_id', '=', PLAY.showId).execute()
  await rule({ rebook_rule: null })
  expect(await code(orderId, [units[1]], 'S2001N02P1')).toBe(REBOOK_CODES.rebookNever)
  await rule({ rebook_rule: json({ before: 3650 * DAY }) })
  expect(await code(orderId, [units[1]], 'S2001N02P1')).toBe(REBOOK_CODES.rebookTooLate)
  await rule({ rebook_rule: json({ before: DAY }), state: 'DELAY' })
  expect(await code(orderId, [units[1]], 'S2001N02P1')).toBe(REBOOK_CODES.rebookShowChanged)
  await rule({ state: 'LISTED' })
  const set = (remaining: number) =>
    db().updateTable('stocks').set({ remaining }).where('seat_plan_id', '=', 'S2001N02P1').execute()
  const before = await stock('S2001N02P1')
  await set(0)
  expect(await code(orderId, [units[1]], 'S2001N02P1')).toBe(PURCHASE_CODES.soldOut)
  await set(before)
})

checkLockOrder()
