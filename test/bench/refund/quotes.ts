import fc from 'fast-check'
import type { Row } from '../../../scripts/gateway/core/database/database'
import { getRow } from '../../../scripts/gateway/core/database/rows'
import type { Clock } from '../../../scripts/gateway/core/clock'
import type { Gateway } from '../../../scripts/gateway/core/context'
import { Refusal } from '../../../scripts/gateway/core/envelope'
import { applyRefund } from '../../../scripts/gateway/modules/after-sale/refund/apply-service'
import { type Quote, sealQuote } from '../../../scripts/gateway/modules/after-sale/refund/quote'
import { previewRefund } from '../../../scripts/gateway/modules/after-sale/refund/service'
import { unbalanced } from '../faults/audit'
import { DAY, type Drawn, insertDrawn } from './orders'
import { applyDue } from '../../../scripts/gateway/core/due'
import { booksOff } from '../../../scripts/gateway/modules/trade/order/books-service'

const QUOTE_TTL = 10 * 60_000

const LATE = ['refundQuoteChanged', 'refundQuoteExpired', 'refundTooLate']

/**
 * Time between the preview and the buyer's tap: none, in time, after the quote's deadline, or after its ten minutes.
 */
const GAPS = ['none', 'minute', 'deadline', 'ttl'] as const
type Gap = (typeof GAPS)[number]

interface Act {
  /** Bit mask that selects from the remaining units; 0 selects all. */
  mask: number
  /** Index of the fee step at the time of the preview, from 0. After the last step, refunds are closed. */
  step: number
  /** Position of the preview within the fee step, 0 to 1. */
  into: number
  gap: Gap
}

/** Numbers of the tested cases. */
export interface QuotesSeen {
  orders: number
  /** Number of taps for which the previewed amount was refunded. */
  honoured: number
  /** Number of cases by fee step. */
  bySteps: number[]
  /** Taps after a deadline or the quote's time: refused, with a new quote if there is one. */
  late: number
  /** Number of late taps after a deadline of a fee step. */
  afterDeadline: number
  refused: number
  ofTwoPayments: number
  ofBundles: number
  withCoupon: number
  withPoints: number
}

export const noneSeen = (): QuotesSeen => ({
  ...{ orders: 0, honoured: 0, bySteps: [0, 0, 0], late: 0, afterDeadline: 0, refused: 0 },
  ...{ ofTwoPayments: 0, ofBundles: 0, withCoupon: 0, withPoints: 0 },
})

/** Generates numbers from 0 to 1, uniformly. */
const share = fc.integer({ min: 0, max: 1000 }).map((each) => each / 1000)
const cut = fc.oneof(
  fc.constant(0),
  share.map((each) => each * 0.7),
)

const drawnOrders: fc.Arbitrary<Drawn> = fc.record({
  steps: fc
    .uniqueArray(fc.integer({ min: 0, max: 15 * DAY }), { minLength: 1, maxLength: 3 })
    .chain((leads) =>
      fc
        .array(fc.integer({ min: 0, max: 10_000 }), { minLength: leads.length, maxLength: leads.length })
        .map((fees) => [...leads].sort((a, b) => b - a).map((before, at) => ({ before, fee: fees[at] }))),
    ),
  ahead: fc.integer({ min: 5 * DAY, max: 40 * DAY }),
  tiers: fc.array(
    fc.record({
      unitQty: fc.integer({ min: 1, max: 3 }),
      price: fc.integer({ min: 1, max: 150_001 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  cuts: fc.record({ promotion: cut, coupon: cut, points: cut }),
  delivery: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 })),
  service: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900 })),
  rebookedTo: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 150_001 })),
})

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    mask: fc.oneof(
      { weight: 1, arbitrary: fc.constant(0) },
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 511 }) },
    ),
    step: fc.nat(3),
    into: share,
    gap: fc.constantFrom(...GAPS),
  }),
  { minLength: 3, maxLength: 6 },
)

const expect = (holds: boolean, rule: string, facts: unknown): void => {
  if (!holds) throw new Error(`${rule}: ${JSON.stringify(facts)}`)
}

/** Returns the result of an action, or the refusal. Any other failure is an error of the gateway. */
const tried = async <T>(work: Promise<T>): Promise<{ done: T; refusal: null } | { done: null; refusal: Refusal }> => {
  try {
    return { done: await work, refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { done: null, refusal: error }
  }
}

/** Reads all rows that a refund could change. */
const stored = async ({ db }: Gateway, orderId: string) => ({
  order: await getRow(db, 'orders', { order_id: orderId }),
  refunds: await db.selectFrom('refunds').selectAll().where('order_id', '=', orderId).orderBy('refund_id').execute(),
  journal: await db.selectFrom('journal').selectAll().where('order_id', '=', orderId).orderBy('line_id').execute(),
  tickets: await db
    .selectFrom('tickets as t')
    .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
    .select(['t.ticket_id', 't.state'])
    .where('v.order_id', '=', orderId)
    .orderBy('t.ticket_id')
    .execute(),
})

const partsOf = ({ db }: Gateway, refundId: string) =>
  db
    .selectFrom('refund_parts')
    .select(['payment_id as paymentId', 'product', 'amount'])
    .where('refund_id', '=', refundId)
    .orderBy('sort')
    .execute()

/** Returns the ids of the units that have not been refunded. */
const unitsLeft = async ({ db }: Gateway, orderId: string): Promise<string[]> => {
  const items = await db
    .selectFrom('order_items')
    .select(['seat_plan_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  const back = await db.selectFrom('refund_units').select('unit_id').where('order_id', '=', orderId).execute()
  const gone = new Set(back.map((row) => row.unit_id))
  return items
    .flatMap((item) => Array.from({ length: item.quantity }, (_, at) => `${item.seat_plan_id}_${at + 1}`))
    .filter((id) => !gone.has(id))
}

const passGap = async ({ clock }: Gateway, gap: Gap, { deadline }: Quote): Promise<void> => {
  if (gap === 'minute') await clock.advance(60_000)
  if (gap === 'ttl') await clock.advance(QUOTE_TTL)
  if (gap === 'deadline' && deadline !== null) await clock.set(deadline)
}

interface Walk {
  gateway: Gateway
  order: Row<'orders'>
  drawn: Drawn
  seen: QuotesSeen
  key: string
}

/**
 * Returns the fee at a moment by the generated rules; null after the last step. The fee of rebooked tickets never falls
 * below the fee at the time of the rebooking.
 */
const rateAt = ({ steps, ahead, rebookedTo }: Drawn, opened: number, at: number): number | null => {
  const feeAt = (moment: number) => steps.find(({ before }) => moment < opened + ahead - before)?.fee
  const fee = feeAt(at)
  if (fee === undefined) return null
  return rebookedTo === null ? fee : Math.max(fee, feeAt(opened) ?? 0)
}

/** Moves the clock into the fee step of the act if that step has not begun. */
const moveInto = async (clock: Clock, { steps }: Drawn, showTime: number, { step, into }: Act): Promise<void> => {
  const deadlines = steps.map(({ before }) => showTime - before)
  const from = Math.max(clock.now(), step === 0 ? 0 : (deadlines[step - 1] ?? showTime))
  const until = deadlines[step] ?? showTime
  await clock.set(Math.max(clock.now(), from + Math.floor(into * (until - 1 - from))))
}

const previewAndTap = async ({ gateway, order, drawn, seen, key }: Walk, opened: number, act: Act): Promise<void> => {
  const { order_id: orderId, user_id: userId } = order
  const { clock, refundKey } = gateway
  const showTime = opened + drawn.ahead
  const left = await unitsLeft(gateway, orderId)
  if (left.length === 0) return
  await moveInto(clock, drawn, showTime, act)
  const unitIds = left.filter((_, at) => (act.mask >> at) % 2 === 1)
  await applyDue(gateway.db, clock.now(), { userId })
  const previewed = await tried(
    previewRefund(gateway, userId, { orderId, unitIds: unitIds.length > 0 ? unitIds : left }),
  )
  const rate = rateAt(drawn, opened, clock.now())
  if (previewed.done === null) {
    expect(rate === null, 'only what is too late is not quoted', previewed.refusal.code)
    return void (seen.refused += 1)
  }
  const { quote, ways } = previewed.done
  expect(quote.rate === rate, 'the fee of the step that holds', quote)
  await passGap(gateway, act.gap, quote)
  // Before the step, applies the changes that have become due, so that they are not attributed to the step.
  await applyDue(gateway.db, clock.now())
  const before = await stored(gateway, orderId)
  const request = { orderId, quote: sealQuote(refundKey, quote), reason: 'TIME' as const, idempotencyKey: key }
  const tap = await tried(applyRefund(gateway, userId, request, 'zh-CN'))
  const after = await stored(gateway, orderId)
  if (tap.done === null) {
    const { code, facts } = tap.refusal
    const offered = facts.data as { feeRate: number } | undefined
    expect(LATE.includes(code), 'only what is late is refused', code)
    expect((offered?.feeRate ?? null) === rateAt(drawn, opened, clock.now()), 'what is late has the new fee', {
      code,
      offered,
    })
    expect(clock.now() >= quote.expires, 'what is in time is not refused', { now: clock.now(), quote })
    expect(JSON.stringify(after) === JSON.stringify(before), 'what is refused changes nothing', { before, after })
    seen.late += 1
    if (quote.deadline !== null && clock.now() >= quote.deadline) seen.afterDeadline += 1
    return
  }
  const refund = after.refunds.find(({ refund_id: id }) => id === tap.done)
  const { tickets, fee, extras, total, coupon, points } = quote.amounts
  const brought = refund && [refund.tickets, refund.fee, refund.extras, refund.amount, refund.coupon, refund.points]
  expect(
    JSON.stringify(brought) === JSON.stringify([tickets, fee, extras, total, coupon, points]),
    'previewed is refunded',
    {
      ...{ quote, refund },
    },
  )
  expect((refund?.created_at ?? 0) < (quote.deadline ?? Infinity), 'nothing is charged after its deadline', {
    quote,
    refund,
  })
  const parts = await partsOf(gateway, tap.done)
  const promised = ways.map(({ paymentId, product, amount }) => ({ paymentId, product, amount }))
  expect(JSON.stringify(parts) === JSON.stringify(promised), 'it goes back the previewed ways', { ways, parts })
  seen.honoured += 1
  const step = drawn.steps.findIndex(({ before: lead }) => (refund?.created_at ?? 0) < showTime - lead)
  seen.bySteps[step] += 1
  if (parts.length > 1) seen.ofTwoPayments += 1
  if (coupon > 0) seen.withCoupon += 1
  if (points > 0) seen.withPoints += 1
  if (order.rebook_of === null && drawn.tiers.some(({ unitQty }) => unitQty > 1)) seen.ofBundles += 1
}

const lineOf = ({ price_lines: lines }: Row<'orders'>, ...kinds: string[]): number =>
  lines.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0)

/** Checks after all steps that refunds add up to the fen, and never exceed the paid amount by order and by payment. */
const requireSums = async ({ gateway, order }: Walk): Promise<void> => {
  const { order_id: orderId } = order
  const { refunds, order: left } = await stored(gateway, orderId)
  const sum = (kind: 'tickets' | 'fee' | 'extras' | 'amount' | 'coupon' | 'points') =>
    refunds.reduce((all, row) => all + row[kind], 0)
  const paid = order.pay_amount + order.moved_in
  expect(sum('amount') <= paid, 'refunds do not exceed the paid amount', { refunds, order })
  expect(sum('amount') === sum('tickets') - sum('fee') + sum('extras'), 'tickets less fees and extras', refunds)
  if (left.refunded_count === left.ticket_count) {
    const extras = lineOf(order, 'DELIVERY', 'SERVICE')
    expect(sum('tickets') === paid - extras, 'all tickets are all their money', { refunds, order })
    expect(sum('coupon') === -lineOf(order, 'COUPON'), 'all tickets are the whole coupon', { refunds, order })
    expect(sum('points') === -lineOf(order, 'POINTS'), 'all tickets are all points', { refunds, order })
  }
  const payments = await gateway.db
    .selectFrom('payments as p')
    .innerJoin('refund_parts as t', 't.payment_id', 'p.payment_id')
    .select(['p.payment_id', 'p.amount'])
    .select((row) => row.fn.sum<number>('t.amount').as('back'))
    .where('p.order_id', 'in', [orderId, order.rebook_of ?? orderId])
    .groupBy(['p.payment_id', 'p.amount'])
    .execute()
  for (const { amount, back, payment_id: id } of payments)
    expect(Number(back) <= amount, 'refunds do not exceed the payment', { id, amount, back })
}

/**
 * Creates the property of random shows, orders and partial refunds. A tap in time refunds the previewed amount, and a
 * late tap changes nothing.
 */
export const quotesProperty = (gateway: Gateway, seen: QuotesSeen) =>
  fc.asyncProperty(fc.noBias(drawnOrders), fc.noBias(acts), async (drawn, tapped) => {
    seen.orders += 1
    const opened = gateway.clock.now()
    const order = await insertDrawn(gateway, drawn, seen.orders)
    const { show_time: showTime } = await getRow(gateway.db, 'sessions', { session_id: order.session_id })
    const walk = { gateway, order, drawn, seen, key: '' }
    for (const [at, act] of [...tapped].sort((one, other) => one.step - other.step).entries())
      await previewAndTap({ ...walk, key: `quotes-${seen.orders}-${at}` }, showTime - drawn.ahead, act)
    expect(opened <= showTime - drawn.ahead, 'the clock runs forwards', opened)
    await gateway.clock.advance(QUOTE_TTL)
    await applyDue(gateway.db, gateway.clock.now())
    await requireSums(walk)
    const books = [...(await unbalanced({ db: gateway.db })), ...(await booksOff(gateway.db))]
    expect(books.length === 0, 'the books balance', books)
  })
