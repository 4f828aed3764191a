import { sql } from 'kysely'
import { fen, subtractFen } from '../../../../../src/domain/money'
import { orderTicketState } from '../../../../../src/domain/order/ticket-state'
import { allocate } from '../../../../../src/domain/pricing/allocate'
import type { Db, Row } from '../../../core/database/database'
import type { Language } from '../../../core/localized-text'
import { type RefundFacts, unitIn } from './facts-service'
import { withGivenSeats } from './given-seats-service'
import { endOf } from '../../catalogue/show/status-service'
import type { OrderTicket } from '../order/parts-service'

type Back = Pick<Row<'refunds'>, 'refund_id' | 'kind' | 'state' | 'amount' | 'extras'> & {
  unit_id: string
  /** Id of the order that a rebooking created, or null for other refunds. */
  new_order_id: string | null
}

/** Returns the refunds that ended units of an order, one row per unit. */
const refundsOf = (db: Db, orderId: string): Promise<Back[]> =>
  db
    .selectFrom('refund_units as u')
    .innerJoin('refunds as r', 'r.refund_id', 'u.refund_id')
    .leftJoin('rebooks as c', (join) =>
      join.onRef('c.order_id', '=', 'r.order_id').on('r.idempotency_key', '=', sql<string>`'rebook ' || c.rebook_id`),
    )
    .select(['u.unit_id', 'r.refund_id', 'r.kind', 'r.state', 'r.amount', 'r.extras', 'c.new_order_id'])
    .where('u.order_id', '=', orderId)
    .orderBy('u.unit_id')
    .execute()

/**
 * Returns the refunded amount of each unit in fen. Splits each refund in proportion to the paid amounts. The delivery
 * and service fees are excluded.
 */
const amountsOf = (back: readonly Back[], paid: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const amounts = new Map<string, number>()
  // Excludes rebookings, because their refund is a price difference of the whole order, not of single tickets.
  const refunds = back.filter(({ kind }) => kind !== 'REBOOK')
  for (const refundId of new Set(refunds.map((row) => row.refund_id))) {
    const rows = refunds.filter((row) => row.refund_id === refundId)
    const [{ amount, extras }] = rows
    const weights = rows.map((row) => fen(paid.get(row.unit_id) ?? 0))
    const parts = allocate(subtractFen(fen(amount), fen(extras)), weights)
    for (const [at, row] of rows.entries()) amounts.set(row.unit_id, parts[at])
  }
  return amounts
}

export type Shown = Row<'orders'> & Parameters<typeof endOf>[0]

/** Serializes the tickets of an order, one entry per unit (contract: api/order OrderDetail `tickets`). */
export const orderTickets = async (
  db: Db,
  { order, facts }: { order: Shown; facts: RefundFacts },
  { lang, now }: { lang: Language; now: number },
): Promise<OrderTicket[]> => {
  const back = await refundsOf(db, order.order_id)
  const paid = new Map(facts.shares.map((share) => [share.unitId, share.paid]))
  const amounts = amountsOf(back, paid)
  const units = await withGivenSeats(db, facts.voucherId, facts.units)
  return units.map((unit) => {
    const refund = back.find((row) => row.unit_id === unit.unitId) ?? null
    const state = orderTicketState({
      issued: facts.voucherId !== null,
      over: endOf(order) < now,
      canceled: facts.change === 'CANCELED',
      blockReason: unit.blockReason ?? (unit.given ? 'AWAY' : null),
      refund,
    })
    const amount = state === 'CANCELED' ? paid.get(unit.unitId) : amounts.get(unit.unitId)
    return {
      ...unitIn(unit, lang),
      state,
      amount: amount ?? null,
      rebookedTo: refund?.new_order_id ?? '',
    }
  })
}
