import { TicketIndex } from '../../../../../scripts/gateway/modules/after-sale/gate/ticket-columns'
import { checkBooks } from '../../../support/books'
import { checkLockOrder } from '../../../support/lock-order'
import { orderRefund, previewRefund } from '@/api/refund'
import { json } from '../../../../../scripts/gateway/core/database/json'
import { START, useGateway } from '../../../support/gateway'
import { madeUp } from '../../../support/same-shape'
import { seededOrder } from '../../../support/sample'
import { newKey, PLAY, press, shopper, type Shopper, newBuyers } from '../../../support/shopper'

const DAY = 86_400_000
const BASE = 'trade/buyer/refund/v1'
const [NEVER, TOO_LATE, COUNT, USED, AWAY, RETURNED] = [2, 3, 4, 5, 6, 7].map((at) => 22034100 + at)
const [UNKNOWN, WRONG, EXPIRED, CHANGED] = [8, 9, 10, 11].map((at) => 22034100 + at)

const test = useGateway()
let buyer: Shopper
let showTime: number
beforeEach(async () => {
  await test.clock.set(START)
  buyer = await buyers.next()
  await rule(2)
})
const buyers = newBuyers(test, '1390000')
checkBooks(test)

const db = () => test.gateway.context.db

const rule = (perSession: number, more: object = {}) =>
  db()
    .updateTable('shows')
    .set({
      state: 'LISTED',
      refund_rule: json({
        steps: [
          { before: 7 * DAY, fee: 1000 },
          { before: 2 * DAY, fee: 3000 },
        ],
        perSession,
        ...more,
      }),
    })
    .where('show_id', '=', PLAY.showId)
    .execute()

/** Logs the same buyer in again when the login has expired. */
const again = () => buyers.again()
const pass = async (ms: number) => {
  await test.clock.advance(ms)
  buyer = await again()
}

/** Makes a paid order of two tickets. */
const bought = async (purchase: object = PLAY, by = buyer): Promise<string> => {
  const { data } = (await by.order(purchase)).body
  await press(await by.cashier(data.unPaidTransactionIds[0]), 'pay')
  const { showTime: at, orderState } = await by.detail(data.orderId)
  expect(orderState).toBe('SUCCEEDED')
  showTime = at
  return data.orderId
}
const facts = async (orderId: string, by = buyer) => (await by.get(`${BASE}/orders/${orderId}`)).body.data
const unitsOf = async (orderId: string): Promise<string[]> =>
  (await facts(orderId)).units.map(({ unitId }: { unitId: string }) => unitId)
const preview = async (orderId: string, unitIds: string[], by = buyer) =>
  (await by.post(`${BASE}/orders/${orderId}/preview`, { unitIds })).body
const apply = async (orderId: string, quote: string, more: object = {}, by = buyer) =>
  (await by.post(`${BASE}/orders/${orderId}/apply`, { quote, reason: 'TIME', idempotencyKey: newKey(), ...more })).body
const refund = async (orderId: string, unitIds: string[]) =>
  apply(orderId, (await preview(orderId, unitIds)).data.quote)
const remaining = async (plan: string) =>
  (await db().selectFrom('stocks').select('remaining').where('seat_plan_id', '=', plan).executeTakeFirstOrThrow())
    .remaining
const answer = (refundId: string, action: string) =>
  test.ask(`console/api/refunds/${refundId}`, { method: 'POST', body: { action } })
const messages = async () =>
  (await test.ask('console/api/messages')).body.data.filter(({ kind }: { kind: string }) => kind.startsWith('REFUND'))

it('frees the stock of refunded tickets at once, and pays later', async () => {
  const orderId = await bought()
  const before = await remaining(PLAY.items[0].seatPlanId)
  const { data } = { data: await facts(orderId) }
  expect(madeUp(orderRefund.read(data), data)).toEqual([])
  const [one, two] = await unitsOf(orderId)
  const quote = await preview(orderId, [one])
  expect(madeUp(previewRefund.read(quote.data), quote.data)).toEqual([])
  expect(quote.data.amount).toBe(quote.data.tickets - quote.data.fee)
  const first = (await apply(orderId, quote.data.quote)).data
  expect(first).toMatchObject({ state: 'IN_PROGRESS', amount: quote.data.amount, fee: quote.data.fee, qty: 1 })
  expect(first.ways).toMatchObject([{ amount: quote.data.amount, state: 'IN_PROGRESS' }])
  expect(await remaining(PLAY.items[0].seatPlanId)).toBe(before + 1)
  expect(await buyer.detail(orderId)).toMatchObject({
    orderState: 'SUCCEEDED',
    orderRefundState: 'REFUNDING',
    refundedQty: 1,
    refundingAmount: quote.data.amount,
  })
  await pass(DAY)
  expect(await buyer.detail(orderId)).toMatchObject({ orderState: 'SUCCEEDED', orderRefundState: 'PARTIAL' })
  expect((await facts(orderId)).refunds[0].progress.map(({ state }: { state: string }) => state)).toEqual([
    'IN_PROGRESS',
    'REFUNDED',
  ])
  await refund(orderId, [two])
  await pass(DAY)
  const detail = await buyer.detail(orderId)
  expect(detail).toMatchObject({ orderState: 'REFUNDED', orderRefundState: 'REFUNDED', orderOperations: [] })
  expect(detail.progress.at(-1).state).toBe('REFUND_DONE')
  expect((await buyer.get(`${BASE}/refunds?offset=0&length=20`)).body.data.items).toHaveLength(2)
  const sent = (await messages()).filter(({ path }: { path: string }) => path.includes(orderId))
  expect(sent.map(({ kind }: { kind: string }) => kind)).toEqual([
    'REFUND_DONE',
    'REFUND_APPLIED',
    'REFUND_DONE',
    'REFUND_APPLIED',
  ])
})

it('invalidates the code of a refunded ticket at once', async () => {
  const orderId = await bought()
  const [voucherId] = (await buyer.detail(orderId)).voucherIds
  const keys = (await buyer.post(`trade/buyer/v3/vouchers/${voucherId}/ticket_keys`, {})).body.data
  expect(keys).toHaveLength(2)
  const [one] = await unitsOf(orderId)
  await refund(orderId, [one])
  const { tickets, qty } = (await buyer.get(`trade/buyer/v3/vouchers/${voucherId}`)).body.data
  expect(qty).toBe(1)
  expect(tickets.map(({ state }: { state: string }) => state)).toEqual(['REFUNDED', 'VALID'])
  const list = new TicketIndex((await test.ask(`gate/api/sessions/${PLAY.sessionId}`)).body.data.tickets)
  const [dead, alive] = tickets.map(({ ticketId }: { ticketId: string }) => list.find({ ticketId }))
  expect(dead).toMatchObject({ state: 'REFUNDED', key: null })
  expect(alive).toMatchObject({ state: 'VALID' })
  expect(alive.key).not.toBeNull()
})

it.each([
  ['30 days before', 30 * DAY, 1000],
  ['a millisecond before the first deadline', 7 * DAY + 60_000, 1000],
  ['after the first deadline', 7 * DAY - 60_000, 3000],
])('calculates the fee of a refund quote %s', async (_, before, rate) => {
  const orderId = await bought()
  await test.clock.set(showTime - before)
  buyer = await again()
  const { data } = await preview(orderId, await unitsOf(orderId))
  expect(data).toMatchObject({ feeRate: rate, fee: 2 * Math.floor((data.tickets / 2) * (rate / 10_000)) })
  expect((await apply(orderId, data.quote)).data).toMatchObject({ amount: data.amount, fee: data.fee })
})
it('returns a new refund quote after a fee deadline, and charges nothing', async () => {
  const orderId = await bought()
  await test.clock.set(showTime - 7 * DAY - 60_000)
  buyer = await again()
  const ids = await unitsOf(orderId)
  const old = (await preview(orderId, ids)).data
  await test.clock.advance(61_000)
  const refused = await apply(orderId, old.quote)
  expect(refused).toMatchObject({ statusCode: CHANGED, data: { feeRate: 3000, tickets: old.tickets } })
  expect((await facts(orderId)).refunds).toEqual([])
  expect((await apply(orderId, refused.data.quote)).data.fee).toBe(refused.data.fee)
})

it('accepts a signed refund quote for ten minutes, from its buyer only', async () => {
  const orderId = await bought()
  const ids = await unitsOf(orderId)
  const { quote } = (await preview(orderId, ids)).data
  expect((await apply(orderId, `${quote.slice(0, -3)}abc`)).statusCode).toBe(WRONG)
  const other = await shopper(test, '13800000002')
  expect((await apply(orderId, quote, {}, other)).statusCode).toBe(WRONG)
  expect((await apply(seededOrder(1), quote)).statusCode).toBe(WRONG)
  await test.clock.advance(10 * 60_000)
  expect(await apply(orderId, quote)).toMatchObject({ statusCode: EXPIRED, data: { unitIds: ids } })
})

it('honors a refund quote after a fee increase, but replaces the quote after a decrease', async () => {
  const orderId = await bought()
  const [one, two] = await unitsOf(orderId)
  const first = (await preview(orderId, [one])).data
  const second = (await preview(orderId, [two])).data
  await rule(2, { steps: [{ before: 2 * DAY, fee: 9000 }] })
  expect((await apply(orderId, first.quote)).data.fee).toBe(first.fee)
  await rule(2, { steps: [{ before: 2 * DAY, fee: 0 }] })
  expect(await apply(orderId, second.quote)).toMatchObject({ statusCode: CHANGED, data: { fee: 0 } })
})

it('refunds once for the same idempotency key', async () => {
  const orderId = await bought()
  const { quote } = (await preview(orderId, await unitsOf(orderId))).data
  const idempotencyKey = newKey()
  const answers = await Promise.all([1, 2, 3].map(() => apply(orderId, quote, { idempotencyKey })))
  expect(new Set(answers.map(({ data }) => data.refundId)).size).toBe(1)
  expect((await apply(orderId, quote)).statusCode).toBe(RETURNED)
  expect((await facts(orderId)).refunds).toHaveLength(1)
})

it('counts the permitted refunds of a session across orders (decision 52)', async () => {
  await rule(1)
  const [first, second] = [await bought(), await bought()]
  const quotes = [await preview(first, await unitsOf(first)), await preview(second, await unitsOf(second))]
  const answers = await Promise.all([first, second].map((orderId, at) => apply(orderId, quotes[at].data.quote)))
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, COUNT])
  const left = answers[0].statusCode === 200 ? second : first
  expect(await facts(left)).toMatchObject({ hindrance: 'COUNT', countLeft: 0 })
})

it.each([
  ['cancelled', 'CANCELED'],
  ['postponed', 'DELAY'],
])('refunds all tickets without a fee if the show is %s', async (_, state) => {
  await rule(1)
  const orderId = await bought()
  const [one, two] = await unitsOf(orderId)
  await refund(orderId, [one])
  await test.clock.set(showTime - DAY)
  buyer = await again()
  expect((await preview(orderId, [two])).statusCode).toBe(TOO_LATE)
  await db().updateTable('shows').set({ state }).where('show_id', '=', PLAY.showId).execute()
  const { data } = await preview(orderId, [two])
  expect(data).toMatchObject({ fee: 0, deadline: null })
  expect((await buyer.detail(orderId)).showChange).toBe(state)
  expect((await apply(orderId, data.quote)).data).toMatchObject({ fee: 0, amount: data.tickets })
})

it.each([
  ['is used at the gate', USED, { state: 'USED' }],
  ['was given away', AWAY, { sort: 900 }],
])('rejects the refund of a ticket that %s', async (_, code, change) => {
  const orderId = await bought()
  const [one, two] = await unitsOf(orderId)
  const [voucherId] = (await buyer.detail(orderId)).voucherIds
  await db().updateTable('tickets').set(change).where('voucher_id', '=', voucherId).where('sort', '=', 0).execute()
  expect((await preview(orderId, [one, two])).statusCode).toBe(code)
  expect((await preview(orderId, [two])).statusCode).toBe(200)
})

it.each([
  ['not in the order', async () => ['X_1'], UNKNOWN],
  ['repeated', async (ids: string[]) => [ids[0], ids[0], 'X_1'], UNKNOWN],
])('rejects a refund of units that are %s', async (_, choose, code) => {
  const orderId = await bought()
  expect((await preview(orderId, await choose(await unitsOf(orderId)))).statusCode).toBe(code)
})

it('refuses the refund of refunded, unpaid or nonrefundable tickets', async () => {
  const orderId = await bought()
  const [one] = await unitsOf(orderId)
  await refund(orderId, [one])
  expect((await preview(orderId, [one])).statusCode).toBe(RETURNED)
  const unpaid = (await buyer.order({ ...PLAY, items: [{ ...PLAY.items[0], quantity: 1 }] })).body.data.orderId
  expect((await preview(unpaid, ['S2001N02P2_1'])).statusCode).toBe(22034101)
  expect((await buyer.detail(unpaid)).orderOperations).not.toContain('REFUND')
  await rule(1, { steps: [] })
  expect((await preview(orderId, (await unitsOf(orderId)).slice(1))).statusCode).toBe(NEVER)
  expect((await buyer.detail(orderId)).orderOperations).not.toContain('REFUND')
})

it('retries a failed payout daily or when the console requests it', async () => {
  const orderId = await bought()
  const { refundId } = (await refund(orderId, await unitsOf(orderId))).data
  await answer(refundId, 'fail')
  expect(await buyer.detail(orderId)).toMatchObject({ orderRefundState: 'FAILED' })
  await answer(refundId, 'pass')
  expect(await buyer.detail(orderId)).toMatchObject({ orderRefundState: 'FAILED' })
  await answer(refundId, 'repeat')
  await answer(refundId, 'later')
  await pass(DAY)
  expect(await buyer.detail(orderId)).toMatchObject({ orderRefundState: 'REFUNDING' })
  await answer(refundId, 'fail')
  await pass(DAY + 1000)
  await buyer.detail(orderId)
  await test.clock.advance(600_000)
  expect(await buyer.detail(orderId)).toMatchObject({ orderState: 'REFUNDED' })
  const { progress, ways } = (await facts(orderId)).refunds[0]
  expect(progress.map(({ state }: { state: string }) => state)).toEqual([
    ...['IN_PROGRESS', 'FAILED', 'REPEATED', 'FAILED', 'REPEATED', 'REFUNDED'],
  ])
  expect(progress.every(({ time }: { time: number }, at: number) => at === 0 || time >= progress[at - 1].time)).toBe(
    true,
  )
  expect(ways).toMatchObject([{ state: 'REFUNDED' }])
  await answer(refundId, 'pass')
  expect((await facts(orderId)).refunds[0].progress).toHaveLength(6)
})

checkLockOrder()
