import { orderResale } from '@/api/resale'
import { PURCHASE_CODES } from '@/domain/business-codes/purchase'
import { RESALE_CODES } from '@/domain/business-codes/resale'
import { REFUND_CODES } from '@/domain/business-codes/refund'
import { WAIT_OFFER_TTL } from '@/domain/waitlist'
import { json } from '../../../../../scripts/gateway/core/database/json'
import type { MessageKind } from '../../../../../scripts/gateway/modules/base/message/tables'
import { checkBooks } from '../../../support/books'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { seatsOf, shopper, type Shopper } from '../../../support/shopper'
import {
  BASE,
  clearLines,
  emptySession,
  orderOf,
  seatsTaken,
  shownOf,
  setStock,
  join,
  offer,
  pay,
  place,
  placesOf,
  resaleOf,
  SHOW,
  soldTo,
  withdrawListing,
  TIER,
  messagesOf,
  stockOf,
  ticketsOf,
} from './house'
import { applyDue } from '../../../../../scripts/gateway/core/due'

const [HOUR, DAY] = [3_600_000, 24 * 3_600_000]

const test = useGateway()
let [phones, now] = [0, START]
beforeEach(async () => {
  now = START
  await test.clock.set(START)
})
checkBooks(test)
afterEach(() => clearLines(test))

const db = () => test.gateway.context.db
const newBuyer = (): Promise<Shopper> => shopper(test, `1392000${String(1000 + (phones += 1))}`)
const sweep = async (ms: number) => {
  await test.clock.set((now += ms))
  await applyDue(db(), now)
}
const tickets = (orderId: string) => ticketsOf(test, orderId)
const states = async (orderId: string) => (await tickets(orderId)).map(({ state }) => state)
const stateOf = async (buyer: Shopper, orderId: string) => (await resaleOf(buyer, orderId)).units[0].offer?.state
const messages = (kind: MessageKind) => messagesOf(test, kind)
const stock = () => stockOf(test)

it('transfers a listed ticket to the next waitlisted buyer in one transaction', async () => {
  const [seller, buyer, behind] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const shown = { operations: ['RETURN', 'VIEW_RETURN'] }
  const orderId = await soldTo(test, seller, 2)
  await join(buyer)
  await join(behind)
  const options = await resaleOf(seller, orderId)
  expect(madeUp(orderResale.read(options), options)).toEqual([])
  const [one] = options.units
  expect(options).toMatchObject({ hindrance: 'NONE', feeRate: 1000 })
  expect(one).toMatchObject({ waiting: 2, hindrance: 'NONE', offer: null, back: one.paid - Math.floor(one.paid / 10) })
  expect(
    (await seller.post(`${BASE}/orders/${orderId}/offer`, { unitIds: [one.unitId], amount: 1 })).body,
  ).toMatchObject({
    statusCode: RESALE_CODES.resaleAmountChanged,
    data: { units: options.units },
  })
  const offered = (await offer(seller, orderId)).data
  expect(madeUp(orderResale.read(offered), offered)).toEqual([])
  expect(offered.units[0].offer).toMatchObject({ state: 'OFFERED', closedAt: null })
  // A repeated request changes nothing.
  expect((await offer(seller, orderId)).data.units).toEqual(offered.units)
  expect(await shownOf(seller, orderId)).toEqual({ ...shown, tickets: ['VALID', 'VALID'], listed: 1, news: null })
  const [mine] = await placesOf(buyer)
  expect(mine).toMatchObject({ state: 'OFFERED', offered: 1 })
  expect(mine.offerUntil - START).toBeGreaterThanOrEqual(WAIT_OFFER_TTL)
  expect((await placesOf(behind))[0]).toMatchObject({ state: 'WAITING', place: 1 })
  const { data: created } = await place(buyer)
  expect(await stateOf(seller, orderId)).toBe('ORDERED')
  expect(await states(orderId)).toEqual(['VALID', 'VALID'])
  await pay(buyer, created)
  expect(await shownOf(seller, orderId)).toEqual({
    ...shown,
    ...{ tickets: ['SOLD', 'VALID'], listed: 0, news: 'RETURN_SOLD' },
  })
  expect(await shownOf(buyer, created.orderId)).toMatchObject({ operations: ['RETURN'], tickets: ['VALID'], listed: 0 })
  expect((await tickets(created.orderId))[0].code_key).not.toBe((await tickets(orderId))[0].code_key)
  expect(await stateOf(seller, orderId)).toBe('SOLD')
  expect(await stock()).toMatchObject({ remaining: 0, waiting: 1 })
  expect((await messages('RETURN_SOLD')).at(-1)?.path).toBe(`/order/detail/${orderId}`)
  expect((await messages('RETURN_BOUGHT')).at(-1)?.path).toBe(`/order/detail/${created.orderId}`)
  const refunds = (await seller.get('trade/buyer/refund/v1/refunds?offset=0&length=20')).body.data.items
  expect(refunds).toMatchObject([{ orderId, amount: one.back, fee: one.fee, state: 'IN_PROGRESS' }])
  expect((await withdrawListing(seller, orderId)).statusCode).toBe(RESALE_CODES.resaleOver)
  await sweep(DAY)
  expect(await orderOf(test, orderId)).toMatchObject({ refund_state: 'PARTIAL' })
})

it('offers a ticket to the next buyer if the first does not pay', async () => {
  const [seller, buyer, behind] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const orderId = await soldTo(test, seller)
  await offer(seller, orderId)
  expect(await stateOf(seller, orderId)).toBe('OFFERED')
  // A buyer who joins the waitlist later is offered the ticket at once.
  expect(await join(buyer)).toMatchObject({ state: 'OFFERED', offered: 1 })
  await join(behind)
  await sweep(WAIT_OFFER_TTL + 60_000)
  const [later] = [await shopper(test, `1392000${1000 + phones}`)]
  expect((await placesOf(later))[0]).toMatchObject({ state: 'OFFERED', offered: 1 })
  // If an order is not paid, its ticket is offered to the next buyer on the waitlist. The waitlist is empty here.
  const { data: created } = await place(later)
  await sweep(16 * 60_000)
  expect(await stock()).toMatchObject({ remaining: 0, waiting: 0 })
  expect(await states(orderId)).toEqual(['VALID'])
  expect(await orderOf(test, created.orderId)).toMatchObject({ state: 'CLOSED' })
  const { until } = await db()
    .selectFrom('resales')
    .select('until')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await sweep(until - now)
  const row = await db().selectFrom('resales').select('state').where('order_id', '=', orderId).executeTakeFirstOrThrow()
  expect(row.state).toBe('ENDED')
  expect(await states(orderId)).toEqual(['VALID'])
  expect((await messages('RETURN_ENDED')).at(-1)?.path).toBe(`/order/detail/${orderId}`)
})

it('withdraws a resale listing, and restores the buyer’s waitlist position', async () => {
  const [seller, buyer, behind] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const orderId = await soldTo(test, seller)
  const { waitId } = await join(buyer)
  await join(behind)
  await offer(seller, orderId)
  expect((await withdrawListing(seller, orderId)).data.units[0].offer.state).toBe('TAKEN_BACK')
  expect((await placesOf(buyer))[0]).toMatchObject({ waitId, state: 'WAITING', place: 1 })
  expect((await placesOf(behind))[0]).toMatchObject({ place: 2 })
  expect(await stock()).toMatchObject({ remaining: 0, waiting: 2 })
  await offer(seller, orderId)
  const { data: created } = await place(buyer)
  await withdrawListing(seller, orderId)
  expect((await buyer.detail(created.orderId)).orderState).toBe('CLOSED')
  const { statusCode } = (await buyer.startPayment(created.unPaidTransactionIds[0])).body
  expect(statusCode).toBe(PURCHASE_CODES.orderNotPayable)
  expect((await placesOf(buyer))[0]).toMatchObject({ waitId, state: 'WAITING', place: 1 })
  expect(await stock()).toMatchObject({ remaining: 0, waiting: 2 })
  expect((await messages('RETURN_WITHDRAWN')).length).toBe(2)
  // Each new offer sends a new message.
  const before = (await messages('WAIT_OFFER')).length
  await offer(seller, orderId)
  expect((await messages('WAIT_OFFER')).length).toBe(before + 1)
  // The withdrawal is refused while a buyer pays.
  const { data: again } = await place(buyer)
  await pay(buyer, again, 'silent')
  expect((await withdrawListing(seller, orderId)).statusCode).toBe(RESALE_CODES.resalePaying)
  await sweep(2 * 60_000)
  expect(await states(orderId)).toEqual(['REFUNDED'])
  expect(await states(again.orderId)).toEqual(['VALID'])
})

it('refunds the buyer if the seller’s ticket is used during the payment', async () => {
  const [seller, buyer] = [await newBuyer(), await newBuyer()]
  const orderId = await soldTo(test, seller)
  const { waitId } = await join(buyer)
  await offer(seller, orderId)
  const { data: created } = await place(buyer)
  await pay(buyer, created, 'silent')
  const [{ ticket_id: id }] = await tickets(orderId)
  await db().updateTable('tickets').set({ state: 'USED' }).where('ticket_id', '=', id).execute()
  await applyDue(db(), test.clock.now())
  // The payment may have succeeded, so the order stays open until the provider reports the result.
  expect((await buyer.detail(created.orderId)).orderState).toBe('UNPAID')
  await sweep(2 * 60_000)
  expect(await states(orderId)).toEqual(['USED'])
  expect(await states(created.orderId)).toEqual([])
  const { payment } = await buyer.detail(created.orderId)
  expect(payment.state).toBe('RETURNED')
  expect((await buyer.detail(created.orderId)).orderState).toBe('CLOSED')
  expect((await placesOf(buyer))[0]).toMatchObject({ waitId, state: 'WAITING', place: 1 })
  expect((await resaleOf(seller, orderId)).units[0]).toMatchObject({ hindrance: 'USED', offer: { state: 'ENDED' } })
})

it('sells the earliest listed ticket first', async () => {
  const [first, second, buyer] = [await newBuyer(), await newBuyer(), await newBuyer()]
  const one = await soldTo(test, first)
  const two = await soldTo(test, second)
  await offer(first, one)
  await offer(second, two)
  expect(await join(buyer, 2)).toMatchObject({ state: 'OFFERED', offered: 2 })
  const { data: created } = await place(buyer, 1)
  // The ticket that the first buyer declined is offered to the next buyer.
  expect([await stateOf(first, one), await stateOf(second, two)]).toEqual(['ORDERED', 'OFFERED'])
  await pay(buyer, created)
  expect([await states(one), await states(two)]).toEqual([['REFUNDED'], ['VALID']])
  const other = await newBuyer()
  await offer(first, one)
  expect(await join(other, 2)).toMatchObject({ state: 'OFFERED', offered: 1 })
  expect((await place(other, 2)).statusCode).not.toBe(200)
  await pay(other, (await place(other)).data)
  expect(await states(two)).toEqual(['REFUNDED'])
})

it('assigns the seller’s numbered seat to the buyer', async () => {
  const [plan, show] = ['S2101N01P2', 'S2101']
  const rule = {
    resale_rule: json({ fee: 1000, before: 2 * HOUR }),
    wait_list: true,
    refund_rule: json({ steps: [], perSession: 1 }),
  }
  await db().updateTable('shows').set(rule).where('show_id', '=', show).execute()
  await db().updateTable('seat_plans').set({ wait_list: true }).where('seat_plan_id', '=', plan).execute()
  const [seller, buyer] = [await newBuyer(), await newBuyer()]
  const { data: order } = await place(seller, 2, plan, show)
  await pay(seller, order)
  const all = await emptySession(test, 'S2101N01')
  const taken = () => seatsTaken(test, 'S2101N01')
  const before = await taken()
  await join(buyer, 1, plan, show)
  await offer(seller, order.orderId)
  const [{ seat_desc: seat }] = await tickets(order.orderId)
  const { data: created } = await place(buyer, 1, plan, show)
  expect(await taken()).toEqual(before)
  await pay(buyer, created)
  expect((await taken()).map((row) => row.seat)).toEqual(before.map((row) => row.seat))
  expect((await tickets(created.orderId)).map((row) => row.seat_desc)).toEqual([seat])
  expect(await states(order.orderId)).toEqual(['REFUNDED', 'VALID'])
  expect(seatsOf(await buyer.detail(created.orderId))).toEqual([seat['zh-CN']])
  for (const row of all) await setStock(test, row.seat_plan_id, row.remaining)
})

it('refuses a resale listing for each obstacle, and locks a listed ticket', async () => {
  const seller = await newBuyer()
  const orderId = await soldTo(test, seller)
  const code = async () => (await offer(seller, orderId)).statusCode
  const rule = (row: object) => db().updateTable('shows').set(row).where('show_id', '=', SHOW).execute()
  await rule({ refund_rule: json({ steps: [{ before: DAY, fee: 0 }], perSession: 1 }) })
  expect(await code()).toBe(RESALE_CODES.resaleRefundable)
  await rule({ refund_rule: json({ steps: [], perSession: 1 }), resale_rule: null })
  expect(await code()).toBe(RESALE_CODES.resaleNever)
  await rule({ resale_rule: json({ fee: 1000, before: 3650 * DAY }) })
  expect(await code()).toBe(RESALE_CODES.resaleTooLate)
  await rule({ resale_rule: json({ fee: 1000, before: 2 * HOUR }) })
  const plans = (row: object) => db().updateTable('seat_plans').set(row).where('seat_plan_id', '=', TIER).execute()
  await plans({ wait_list: false })
  expect(await code()).toBe(RESALE_CODES.resaleNoLine)
  await plans({ wait_list: true })
  await setStock(test, TIER, 3)
  expect(await code()).toBe(RESALE_CODES.resaleOnSale)
  await setStock(test, TIER, 0)
  expect(
    (await seller.post(`${BASE}/orders/${orderId}/offer`, { unitIds: ['nothing'], amount: 0 })).body.statusCode,
  ).toBe(RESALE_CODES.resaleUnknown)
  expect((await (await newBuyer()).get(`${BASE}/orders/${orderId}`)).status).toBe(404)
  expect(await code()).toBe(200)
  // The fee at the time of the listing still applies after a change of the rule.
  await rule({
    resale_rule: json({ fee: 5000, before: 2 * HOUR }),
    refund_rule: json({ steps: [{ before: DAY, fee: 0 }], perSession: 9 }),
  })
  const [unit] = (await resaleOf(seller, orderId)).units
  expect(unit.fee).toBe(Math.floor(unit.paid / 10))
  const refund = await seller.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds: [unit.unitId] })
  expect(refund.body.statusCode).toBe(REFUND_CODES.refundOffered)
  const { voucher_id: voucherId } = await db()
    .selectFrom('vouchers')
    .select('voucher_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const gift = (await seller.get(`trade/buyer/v3/ticket_transfers/offers/${voucherId}`)).body.data
  expect(gift.tickets[0].refusal).toBe('OFFERED')
  // If the show is canceled, the listing ends, and all tickets can be refunded.
  await rule({ state: 'CANCELED' })
  expect((await resaleOf(seller, orderId)).units[0].offer.state).toBe('ENDED')
  expect(
    (await seller.post(`trade/buyer/refund/v1/orders/${orderId}/preview`, { unitIds: [unit.unitId] })).body.data.fee,
  ).toBe(0)
  await rule({
    state: 'LISTED',
    resale_rule: json({ fee: 1000, before: 2 * HOUR }),
    refund_rule: json({ steps: [], perSession: 1 }),
  })
})
