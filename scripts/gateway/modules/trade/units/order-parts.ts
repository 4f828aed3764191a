import type { Fen } from '../../../../../src/domain/money'
import { stepOfRefund } from '../../../../../src/domain/order/step'
import { refundAmounts } from '../../../../../src/domain/refund/amounts'
import type { Db } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import type { OrderParts, Step } from '../order/parts-service'
import { type RefundFacts, refundFacts } from './facts-service'
import { orderTickets, type Shown } from './order-tickets'

const refundSteps = async (db: Db, orderId: string): Promise<Step[]> => {
  const rows = await db
    .selectFrom('refund_events as e')
    .innerJoin('refunds as r', 'r.refund_id', 'e.refund_id')
    .select(['r.kind', 'r.ticket_count', 'r.amount', 'e.state', 'e.at'])
    .where('r.order_id', '=', orderId)
    // A rebooking without a refund has only one step, its start.
    .where((where) => where.or([where('r.amount', '>', 0), where('e.state', '=', 'IN_PROGRESS')]))
    .orderBy('e.event_id')
    .execute()
  return rows.map(({ kind, ticket_count: qty, amount, state, at }) => ({
    ...{ state: stepOfRefund(kind, state), time: at, qty },
    amount: state === 'REFUNDED' && amount > 0 ? amount : null,
  }))
}

/** Returns the amount in fen that a refund of all remaining units would pay. Returns null for an unchanged show. */
const fullRefund = ({ change, units, shares, lines, combo }: RefundFacts): Fen | null => {
  if (change === null) return null
  const idsOf = (state: 'RETURNED' | null) =>
    new Set(units.flatMap(({ unitId, blockReason }) => (blockReason === state ? [unitId] : [])))
  const request = {
    before: idsOf('RETURNED'),
    units: idsOf(null),
    rate: 0,
    changed: true,
    sent: true,
  }
  return refundAmounts({ units, shares, lines, combo }, request).total
}

/** Returns the fields of an order's detail that describe its units and its returned units. */
export const orderParts = async (
  db: Db,
  order: Shown,
  context: { lang: Language; now: number },
): Promise<Partial<OrderParts>> => {
  const facts = await refundFacts(db, order, context.now)
  return {
    tickets: await orderTickets(db, { order, facts }, context),
    refundable: fullRefund(facts),
    steps: await refundSteps(db, order.order_id),
  }
}
