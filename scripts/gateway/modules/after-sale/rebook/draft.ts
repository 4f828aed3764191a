import { addFen, type Fen, fen, minFen, sumFen } from '../../../../../src/domain/money'
import { movedPoints } from '../../../../../src/domain/points/lot'
import { serviceFeeOf } from '../../../../../src/domain/order/service-fee'
import type { Db, Row, Tx } from '../../../core/database/database'
import { getRow } from '../../../core/database/rows'
import { insertOrderRow } from '../../trade/order/insert-order-service'
import { pointsOfUnits } from '../../trade/points/uses-service'
import type { RefundFacts, UnitFacts } from '../../trade/units/facts-service'
import { ticketCountOf } from './facts'
import { namesOfUnits } from './names'
import type { PriceLineRow } from '../../trade/pricing/service'

/** Amounts of the old tickets' price that the coupon and points paid, in fen, and the number of points. */
interface Granted {
  COUPON: Fen
  POINTS: Fen
  points: number
}

/**
 * Returns the price reductions by coupon and points that move to the new tickets. Their sum is the rebooking's
 * `carried` amount.
 */
const carriedLines = (
  { price_lines: lines }: Row<'orders'>,
  { carried }: Row<'rebooks'>,
  granted: Granted,
): PriceLineRow[] => {
  let left = carried
  return lines.flatMap((line) => {
    if (line.kind !== 'COUPON' && line.kind !== 'POINTS') return []
    const part = minFen(granted[line.kind], fen(left))
    left -= part
    if (part === 0) return []
    const points = line.kind === 'POINTS' && { points: movedPoints(granted.points, granted.POINTS, part) }
    return [{ ...line, amount: -part, ...points }]
  })
}

const grantedOf = async (
  tx: Db | Tx,
  { order, shares }: RefundFacts,
  units: readonly UnitFacts[],
): Promise<Granted> => {
  const unitIds = units.map(({ unitId }) => unitId)
  const own = shares.filter(({ unitId }) => unitIds.includes(unitId))
  return {
    COUPON: sumFen(own.map(({ coupon }) => coupon)),
    POINTS: sumFen(own.map(({ points }) => points)),
    points: await pointsOfUnits(tx, order.order_id, { shares, unitIds }),
  }
}

/**
 * Returns the points that paid for the old tickets and are not needed for the new tickets. The rebooking returns them
 * to the buyer.
 */
export const returnedPoints = async (
  db: Db,
  rebook: Row<'rebooks'>,
  facts: RefundFacts,
  units: readonly UnitFacts[],
): Promise<number> => {
  const granted = await grantedOf(db, facts, units)
  const lines = carriedLines(facts.order, rebook, granted)
  return granted.points - lines.reduce((sum, { points = 0 }) => sum + points, 0)
}

/** Inserts the unpaid order of a rebooking with the same attendees and contact. Its units are already held. */
export const insertRebookOrder = async (
  tx: Tx,
  {
    rebook,
    facts,
    units,
    now,
  }: { rebook: Row<'rebooks'>; facts: RefundFacts; units: readonly UnitFacts[]; now: number },
): Promise<Row<'orders'>> => {
  const before = facts.order
  const { seat_plan_id: seatPlanId, quantity, price, moved } = rebook
  const { unit_qty: unitQty } = await getRow(tx, 'seat_plans', { seat_plan_id: seatPlanId })
  // The service fee of the original tickets also covers the new tickets.
  const service = serviceFeeOf({ lines: before.price_lines, ticketCount: before.ticket_count }, ticketCountOf(units))
  const movedIn = addFen(fen(moved), service)
  const lines = [
    { kind: 'TICKETS', amount: price },
    ...(service > 0 ? [{ kind: 'SERVICE', amount: service }] : []),
    ...carriedLines(before, rebook, await grantedOf(tx, facts, units)),
    ...(movedIn > 0 ? [{ kind: 'REBOOK', amount: -movedIn }] : []),
  ]
  const { utc_offset: utcOffset } = await tx
    .selectFrom('shows')
    .select('utc_offset')
    .where('show_id', '=', before.show_id)
    .executeTakeFirstOrThrow()
  const { user_id, show_id, deliver_method, contact, plan_distributor_id, distributor_user_id, remark } = before
  const { privilege_id } = before
  const order = await insertOrderRow(tx, {
    ...{ user_id, show_id, deliver_method, contact, plan_distributor_id, distributor_user_id, remark, delivery: null },
    session_id: rebook.session_id,
    idempotency_key: `rebook ${rebook.rebook_id}`,
    request_hash: '',
    ticket_count: ticketCountOf(units),
    total: addFen(fen(price), service),
    pay_amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    card_amount: 0,
    price_lines: lines,
    coupon_id: rebook.carried > 0 ? before.coupon_id : null,
    promotion_id: null,
    privilege_id,
    ...{ rebook_of: before.order_id, moved_in: movedIn, now, utcOffset },
    // The buyer must select and pay before the same deadline.
    reserveUntil: rebook.expires_at,
  })
  await tx
    .insertInto('order_items')
    .values({
      ...{ order_id: order.order_id, seat_plan_id: seatPlanId, quantity, unit_qty: unitQty },
      ...{ unit_price: price / quantity, amount: price, sort: 0 },
    })
    .execute()
  const people = await namesOfUnits(tx, before, units)
  if (people.length > 0)
    await tx
      .insertInto('order_audiences')
      .values(people.map((row, sort) => ({ ...row, order_id: order.order_id, sort })))
      .execute()
  await tx.insertInto('order_events').values({ order_id: order.order_id, state: 'UNPAID', at: now }).execute()
  return order
}
