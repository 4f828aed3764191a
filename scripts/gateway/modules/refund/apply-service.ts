import { createHash } from 'node:crypto'
import type { RefundReason } from '../../../../src/domain/refund/state'
import type { Gateway } from '../../core/context'
import type { Tx } from '../../core/database/database'
import { json } from '../../core/database/json'
import { found, Refusal } from '../../core/envelope'
import { newId } from '../../core/ids'
import type { Language } from '../../core/localized-text'
import { lockOrder } from '../order/lifecycle-service'
import { book } from '../payment/journal-service'
import { freeSomeSeats } from '../seat/hold-state-service'
import { moveStock } from '../session/stock-service'
import { lockBuyer } from '../user/account-service'
import { rollLines } from '../waitlist/line-service'
import { giveBackCoupon } from './coupon'
import { labelsOf, type RefundFacts, refundFacts, type UnitFacts } from './facts'
import { openQuote, type Quote, requireHonoured } from './quote'
import { serializeQuote } from './serializer'
import { enterEvent, PROVIDER_TAKES, updateOrder } from './settle-service'
import { endTickets } from './tickets'
import { quoteSight, waysBack } from './ways'

export interface RefundRequest {
  orderId: string
  /** The token of a quote. */
  quote: string
  reason: RefundReason
  idempotencyKey: string
}

const hashOf = ({ orderId, quote, reason }: RefundRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([orderId, quote, reason]))
    .digest('hex')

/** The refund that this key made before. Throws `Refusal` keyReused for another request with it. */
const repeated = async (tx: Tx, userId: string, request: RefundRequest): Promise<string | null> => {
  const row = await tx
    .selectFrom('refunds')
    .select(['refund_id', 'request_hash'])
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', request.idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  if (row.request_hash !== hashOf(request)) throw new Refusal('keyReused')
  return row.refund_id
}

/** A gate that is at work on the session comes first or after: a ticket is either used or back. */
const lockSession = (tx: Tx, sessionId: string) =>
  tx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

interface Accepted {
  facts: RefundFacts
  quote: Quote
  units: UnitFacts[]
  request: RefundRequest
  now: number
}

const insertRefund = async (tx: Tx, { facts, quote, units, request, now }: Accepted, couponBack: boolean) => {
  const { order } = facts
  const { tickets, fee, extras, total, coupon, points } = quote.amounts
  const refund = await tx
    .insertInto('refunds')
    .values({
      refund_id: newId('R'),
      order_id: order.order_id,
      user_id: order.user_id,
      session_id: order.session_id,
      idempotency_key: request.idempotencyKey,
      request_hash: hashOf(request),
      state: total === 0 ? 'REFUNDED' : 'IN_PROGRESS',
      reason: request.reason,
      changed: quote.changed,
      ticket_count: units.reduce((sum, { places }) => sum + places.length, 0),
      ...{ tickets, fee, extras, amount: total, coupon, points, coupon_back: couponBack, created_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('refund_units')
    .values(
      units.map((unit) => ({
        order_id: order.order_id,
        unit_id: unit.unitId,
        refund_id: refund.refund_id,
        seat_plan_id: unit.seatPlanId,
        ticket_count: unit.places.length,
        seats: json(unit.seats.map(({ seat }) => seat)),
        labels: json(labelsOf(unit)),
      })),
    )
    .execute()
  const parts = (await waysBack(tx, order.order_id, total)).map(({ paymentId, product, amount }, sort) => ({
    ...{ part_id: newId('G'), refund_id: refund.refund_id, payment_id: paymentId, product, amount },
    ...{ state: 'IN_PROGRESS' as const, due_at: now + PROVIDER_TAKES, sort },
  }))
  if (parts.length > 0) await tx.insertInto('refund_parts').values(parts).execute()
  return refund
}

/** Tickets, seats, coupon and stock of the units are free again, in the order in which they are locked everywhere. */
const release = async (tx: Tx, { facts, quote, units, now }: Accepted): Promise<boolean> => {
  const { order, voucherId } = facts
  await endTickets(tx, { order, voucherId, units, now })
  await freeSomeSeats(
    tx,
    order.order_id,
    units.flatMap(({ seats }) => seats.map(({ seat }) => seat)),
  )
  const couponBack = quote.amounts.complete && (await giveBackCoupon(tx, order, { changed: quote.changed, now }))
  const moves = new Map<string, number>()
  for (const { seatPlanId } of units) moves.set(seatPlanId, (moves.get(seatPlanId) ?? 0) + 1)
  await moveStock(tx, moves)
  return couponBack
}

const accept = async (tx: Tx, accepted: Accepted): Promise<string> => {
  const { facts, quote, units, now } = accepted
  const { order_id: orderId } = facts.order
  const couponBack = await release(tx, accepted)
  const refund = await insertRefund(tx, accepted, couponBack)
  const { tickets, fee, extras, total, coupon, points } = quote.amounts
  await tx
    .updateTable('orders')
    .set((order) => ({
      refunded_count: order(
        'refunded_count',
        '+',
        units.reduce((sum, { places }) => sum + places.length, 0),
      ),
      refunded_amount: order('refunded_amount', '+', total),
    }))
    .where('order_id', '=', orderId)
    .execute()
  await book(tx, {
    orderId,
    kind: 'REFUND_DUE',
    at: now,
    lines: {
      MERCHANT: -(tickets + extras + coupon + points),
      COUPONS: coupon + points,
      FEES: fee,
      PROVIDER: total,
    },
  })
  await enterEvent(tx, refund, 'IN_PROGRESS', now)
  if (total === 0) await enterEvent(tx, refund, 'REFUNDED', now)
  await updateOrder(tx, orderId, now)
  return refund.refund_id
}

/**
 * Gives tickets back as they were quoted, once for a key; their codes open no gate from then on. Throws `Refusal`: notFound, keyReused,
 * refundQuoteWrong, refundQuoteExpired and refundQuoteChanged with a new quote, and all that stands against a refund.
 *
 * @returns the id of the refund
 */
export const applyRefund = async (
  { db, clock, refundKey }: Gateway,
  userId: string,
  request: RefundRequest,
  lang: Language,
): Promise<string> => {
  const quote = openQuote(refundKey, request.quote, userId)
  if (quote.orderId !== request.orderId) throw new Refusal('refundQuoteWrong')
  const now = clock.now()
  const refundId = await db.transaction().execute(async (tx) => {
    await lockBuyer(tx, userId)
    const before = await repeated(tx, userId, request)
    if (before) return before
    const own = await tx
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', request.orderId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const order = await lockOrder(tx, found(own).order_id)
    await lockSession(tx, order.session_id)
    await tx
      .selectFrom('tickets as t')
      .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
      .select('t.ticket_id')
      .where('u.order_id', '=', order.order_id)
      .orderBy('t.ticket_id')
      .forNoKeyUpdate('t')
      .execute()
    const facts = await refundFacts(tx, order, now)
    await requireHonoured(quote, facts, now, async (fresh) =>
      serializeQuote(fresh, { ...(await quoteSight(tx, fresh)), key: refundKey, facts, lang, now }),
    )
    const units = facts.units.filter(({ unitId }) => quote.unitIds.includes(unitId))
    return accept(tx, { facts, quote, units, request, now })
  })
  // What came back goes to those who wait for it.
  await rollLines(db, now)
  return refundId
}
