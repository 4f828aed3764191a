import { addFen, fen, sumFen } from '../../../../../src/domain/money'
import { serviceFeeOf } from '../../../../../src/domain/order/service-fee'
import type { Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { lockOrder } from '../../trade/order/lifecycle-service'
import { carryNames } from '../real-name/carry-service'
import { refundFacts } from '../../trade/units/facts-service'
import { returnUnits } from '../../trade/units/return-service'
import { notifyRebooked } from './notice'
import { lockOrderTickets } from '../../trade/order/lock-service'

/** Locks and returns the original tickets of a rebooking. */
const replaced = async (tx: Tx, orderId: string, now: number) => {
  const rebook = await getRow(tx, 'rebooks', { new_order_id: orderId })
  const before = await lockOrder(tx, rebook.order_id)
  await lockOrderTickets(tx, before)
  const facts = await refundFacts(tx, before, now)
  return {
    rebook,
    before,
    facts,
    units: facts.units.filter(({ unitId }) => rebook.unit_ids.includes(unitId)),
  }
}

/** Locks the original tickets. Returns true if any was used, transferred or refunded since the hold. */
export const replacesNothing = async (
  tx: Tx,
  { order_id: orderId, rebook_of: before }: Pick<Row<'orders'>, 'order_id' | 'rebook_of'>,
  now: number,
): Promise<boolean> => {
  if (before === null) return false
  return (await replaced(tx, orderId, now)).units.some(({ blockReason }) => blockReason !== null)
}

/** Returns the points that pay for the new tickets. */
const pointsOf = ({ price_lines: lines }: Row<'orders'>): number =>
  lines.reduce((sum, { points = 0 }) => sum + points, 0)

/** Returns the tickets of an order in the order of issue. */
const ticketIds = async (tx: Tx, orderId: string): Promise<string[]> =>
  (
    await tx
      .selectFrom('tickets as t')
      .innerJoin('vouchers as v', 'v.voucher_id', 't.voucher_id')
      .select('t.ticket_id')
      .where('v.order_id', '=', orderId)
      .orderBy('t.sort')
      .execute()
  ).map(({ ticket_id: id }) => id)

/**
 * Replaces the original tickets of a paid rebooking, in the caller's transaction. Ends the old tickets, frees their
 * seats, moves their attendee names, and refunds the promised money. Throws if an original ticket is no longer valid.
 */
export const completeRebook = async (tx: Tx, order: Row<'orders'>, now: number): Promise<void> => {
  if (order.rebook_of === null) return
  const { rebook, before, facts, units } = await replaced(tx, order.order_id, now)
  const chosen = new Set(rebook.unit_ids)
  const shares = facts.shares.filter(({ unitId }) => chosen.has(unitId))
  const old = units.flatMap((unit) => unit.tickets.map(({ ticket_id: id }) => id))
  const service = serviceFeeOf(
    { lines: before.price_lines, ticketCount: before.ticket_count },
    units.reduce((count, { places }) => count + places.length, 0),
  )
  const sum = (kind: 'paid' | 'coupon' | 'points') => sumFen(shares.map((share) => share[kind]))
  await returnUnits(tx, {
    ...{
      kind: 'REBOOK',
      facts,
      units,
      moved: addFen(fen(rebook.moved), service),
      // The coupon moves to the new order, so a refund of the new tickets returns the coupon.
      couponTo: rebook.carried > 0 ? order.order_id : undefined,
      pointsTo: { orderId: order.order_id, points: pointsOf(order) },
      changed: false,
      reason: 'OTHER',
      now,
    },
    amounts: {
      ...{
        tickets: sum('paid'),
        fee: fen(rebook.fee),
        extras: service,
        total: fen(rebook.back),
        ...{ complete: false, couponFree: false },
      },
      ...{ coupon: sum('coupon'), points: sum('points') },
    },
    key: { idempotencyKey: `rebook ${rebook.rebook_id}`, hash: '' },
  })
  await carryNames(tx, old, await ticketIds(tx, order.order_id), order.session_id)
  await notifyRebooked(tx, order, now)
}
