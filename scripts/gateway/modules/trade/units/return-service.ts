import type { RefundAmounts } from '../../../../../src/domain/refund/amounts'
import type { RefundKind, RefundReason } from '../../../../../src/domain/refund/state'
import { subtractFen } from '../../../../../src/domain/money'
import type { Row, Tx } from '../../../core/database/database'
import { json } from '../../../core/database/json'
import { newId } from '../../../core/ids'
import { runHooks } from '../../../core/run-hooks'
import { book } from '../payment/journal-service'
import { freeSomeSeats } from '../seat/hold-state-service'
import { moveStock } from '../stock/service'
import { returnCash } from '../card/cash-service'
import { returnTimes } from '../card/cover-service'
import { couponReturn, giveBackCoupon, type CouponReturn } from '../coupon/give-back-service'
import { moveCoupon } from '../coupon/ledger-service'
import { movePoints, pointsOfUnits, returnPoints } from '../points/uses-service'
import { moveWithinCombo } from './combo-money'
import { paidOfUnits } from './paid-service'
import { labelsOf, type RefundFacts, type UnitFacts } from './facts-service'
import { cashOf, enterRefund, startRefund } from './money-service'
import { type WayBack, waysBack } from './ways-service'
import { endTickets } from './end-tickets-service'

declare module '../../../core/hooks' {
  interface Hooks {
    /**
     * Runs when the last units of an order are returned. The transaction has not locked coupons or stock yet
     * (DESIGN.md).
     */
    'units.returning': (tx: Tx, order: Row<'orders'>, kind: RefundKind, at: number) => Promise<void>
  }
}

/** Units to return, and the reason. The buyer was shown the amounts before. */
export interface UnitReturn {
  kind: RefundKind
  facts: RefundFacts
  units: readonly UnitFacts[]
  /** `total` is refunded to payments and cash cards: tickets and extras, minus the fee and moved money. */
  amounts: RefundAmounts
  /** Money that pays for the tickets of another order, fen. */
  moved: number
  /** Id of the order to which the coupon moves. If undefined, the coupon is returned with the last ticket. */
  couponTo?: string | undefined
  /** The order that gets some points of the units. The remaining points return to their lots. */
  pointsTo?: { orderId: string; points: number } | undefined
  changed: boolean
  reason: RefundReason
  key: { idempotencyKey: string; hash: string }
  now: number
}

const ticketsOf = (units: readonly UnitFacts[]): number => units.reduce((sum, { places }) => sum + places.length, 0)

const insertRefund = async (
  tx: Tx,
  { kind, facts, units, amounts, moved, changed, reason, key, now }: UnitReturn,
  { refundId, released, ways }: { refundId: string; released: Released; ways: readonly WayBack[] },
): Promise<Row<'refunds'>> => {
  const { coupon: couponReturned, points: pointBack } = released
  const { order } = facts
  const { tickets, fee, extras, total, coupon, points } = amounts
  const values = {
    ...{ refund_id: refundId, order_id: order.order_id, user_id: order.user_id, session_id: order.session_id },
    ...{ idempotency_key: key.idempotencyKey, request_hash: key.hash, kind, moved, reason, changed },
    ticket_count: ticketsOf(units),
    ...{ tickets, fee, extras, amount: total, coupon, points, created_at: now },
    ...{ coupon_back: couponReturned.outcome === 'BACK', coupon_compensation: couponReturned.compensation },
    point_back: pointBack,
  }
  const refund = await enterRefund(tx, values, ways)
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
  return refund
}

/** Returns the points of the units to their lots, except points that move to another order. */
const releasePoints = async (
  tx: Tx,
  { facts: { order, shares }, units, pointsTo, changed, now }: UnitReturn,
): Promise<number> => {
  const { order_id: orderId } = order
  const unitIds = units.map(({ unitId }) => unitId)
  const points = await pointsOfUnits(tx, orderId, { shares, unitIds })
  if (pointsTo) await movePoints(tx, orderId, pointsTo.orderId, pointsTo.points)
  return returnPoints(tx, orderId, { points: points - (pointsTo?.points ?? 0), changed, now })
}

/** Effects of returned units on the coupon and the points of their order. */
interface Released {
  coupon: CouponReturn
  /** Points that returned to their lots. */
  points: number
}

/** Releases tickets, seats, coupon, cards, points and stock of the units, in the general lock order. */
const release = async (
  tx: Tx,
  returned: UnitReturn,
  { refundId, ways }: { refundId: string; ways: readonly WayBack[] },
): Promise<Released> => {
  const { kind, facts, units, amounts, couponTo, changed, now } = returned
  const { order, voucherId } = facts
  const unitIds = units.map(({ unitId }) => unitId)
  await endTickets(tx, { kind, order, voucherId, units, now })
  const seats = units.flatMap((unit) => unit.seats.map(({ seat }) => seat))
  // In a resale, the next holder receives the same seats and units, so they are not released.
  if (kind !== 'RETURN') await freeSomeSeats(tx, order.order_id, seats)
  if (amounts.complete) await runHooks('units.returning', tx, order, kind, now)
  if (couponTo !== undefined) await moveCoupon(tx, order.order_id, couponTo, now)
  const couponReturned: CouponReturn =
    kind === 'REBOOK'
      ? { outcome: 'NONE', compensation: null }
      : await couponReturn(tx, order, amounts, { changed, now })
  await giveBackCoupon(tx, order, couponReturned, { refundId, changed, now })
  const cash = ways.flatMap(({ cashId, amount }) => (cashId === null ? [] : [{ cashId, amount }]))
  await returnCash(tx, order.order_id, cash, now)
  if (kind === 'REFUND') await returnTimes(tx, order.order_id, unitIds, { changed, now })
  const released = { coupon: couponReturned, points: await releasePoints(tx, returned) }
  const paid = await paidOfUnits(tx, order, unitIds)
  await runHooks('units.left', tx, { orderId: order.order_id, userId: order.user_id, paid }, now)
  if (kind === 'RETURN') return released
  const moves = new Map<string, number>()
  for (const { seatPlanId } of units) moves.set(seatPlanId, (moves.get(seatPlanId) ?? 0) + 1)
  await moveStock(tx, moves)
  return released
}

/**
 * Returns units of an order in the caller's transaction. Ends the codes, frees seats and stock, starts the refund of
 * the money, and updates the ledger. The caller has locked order and tickets (`lockOrderTickets`), and checked that
 * nothing blocks the return.
 * @returns the id of the refund
 */
export const returnUnits = async (tx: Tx, returned: UnitReturn): Promise<string> => {
  const { kind, facts, units, amounts, moved, now } = returned
  const { order_id: orderId } = facts.order
  const refundId = newId('R')
  const ways = await waysBack(tx, orderId, amounts.total)
  const released = await release(tx, returned, { refundId, ways })
  const refund = await insertRefund(tx, returned, { refundId, released, ways })
  const cash = cashOf(ways)
  await moveWithinCombo(tx, facts.order, amounts.total + moved, now)
  const { tickets, fee, extras, total, coupon, points } = amounts
  await tx
    .updateTable('orders')
    .set((order) => ({
      refunded_count: order('refunded_count', '+', ticketsOf(units)),
      refunded_amount: order('refunded_amount', '+', total),
      moved_out: order('moved_out', '+', moved),
    }))
    .where('order_id', '=', orderId)
    .execute()
  await book(tx, {
    orderId,
    kind: kind === 'REFUND' ? 'REFUND_DUE' : kind === 'RETURN' ? 'RETURN_DUE' : 'REBOOK',
    at: now,
    lines: {
      MERCHANT: -(tickets + extras + coupon + points),
      COUPONS: coupon + points,
      FEES: fee,
      MOVED: moved,
      PROVIDER: subtractFen(total, cash),
      CARDS: cash,
    },
  })
  await startRefund(tx, refund, now)
  return refund.refund_id
}
