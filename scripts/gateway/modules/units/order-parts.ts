import { stepOfRefund } from '../../../../src/domain/order/step'
import type { Db } from '../../core/database/database'
import { listRows } from '../../core/database/rows'
import type { Language } from '../../core/localized-text'
import type { OrderParts, Step } from '../order/parts-service'
import { orderTickets } from './order-tickets'

const refundSteps = async (db: Db, orderId: string): Promise<Step[]> => {
  const rows = await db
    .selectFrom('refund_events as e')
    .innerJoin('refunds as r', 'r.refund_id', 'e.refund_id')
    .select(['r.kind', 'r.ticket_count', 'r.amount', 'e.state', 'e.at'])
    .where('r.order_id', '=', orderId)
    // The end of a rebooking that brought no money back is the rebooking itself.
    .where((where) => where.or([where('r.amount', '>', 0), where('e.state', '=', 'IN_PROGRESS')]))
    .orderBy('e.event_id')
    .execute()
  return rows.map(({ kind, ticket_count: qty, amount, state, at }) => ({
    ...{ state: stepOfRefund(kind, state), time: at, qty, amount: amount > 0 ? amount : null },
  }))
}

const refundsOf = async (db: Db, orderId: string): Promise<Pick<OrderParts, 'refunds' | 'rebookRefunds'>> => {
  const rows = await listRows(db, 'refunds', { order_id: orderId }, 'created_at')
  const rebooked = rows.filter(({ kind, amount }) => kind === 'REBOOK' && amount > 0)
  return {
    refunds: rows
      .filter(({ kind }) => kind === 'REFUND')
      .map(({ state, ticket_count: qty, amount }) => ({ state, qty, amount })),
    rebookRefunds: rebooked.map(({ state, amount }) => ({ state, amount })),
  }
}

/** What an order's detail shows of its units and of those that came back. */
export const orderParts = async (
  db: Db,
  order: Parameters<typeof orderTickets>[1],
  { lang, now }: { lang: Language; now: number },
): Promise<Partial<OrderParts>> => ({
  tickets: await orderTickets(db, order, lang, now),
  ...(await refundsOf(db, order.order_id)),
  steps: await refundSteps(db, order.order_id),
})
