import type { Row, Tx } from '../../../core/database/database'
import { lockRow } from '../../../core/database/rows'
import { lockOrder } from './lifecycle-service'

/**
 * Locks an order's tickets, including transferred tickets, so that no gate can use a ticket while it is being
 * returned.
 */
export const lockOrderTickets = async (
  tx: Tx,
  { order_id, session_id }: Pick<Row<'orders'>, 'order_id' | 'session_id'>,
): Promise<void> => {
  await lockRow(tx, 'sessions', { session_id })
  await tx
    .selectFrom('tickets as t')
    .innerJoin('vouchers as u', 'u.voucher_id', 't.voucher_id')
    .select('t.ticket_id')
    .where((where) =>
      where.or([
        where('u.order_id', '=', order_id),
        where('t.ticket_id', 'in', (given) =>
          given
            .selectFrom('transfer_tickets as x')
            .innerJoin('transfers as g', 'g.transfer_id', 'x.transfer_id')
            .innerJoin('vouchers as v', 'v.voucher_id', 'g.voucher_id')
            .select('x.ticket_id')
            .where('v.order_id', '=', order_id)
            .where('x.moved', '=', true),
        ),
      ]),
    )
    .orderBy('t.ticket_id')
    .forNoKeyUpdate('t')
    .execute()
}

/** Locks the sellers' orders of listed tickets, and the tickets of these orders. */
export const lockSellers = async (
  tx: Tx,
  rows: readonly Pick<Row<'resales'>, 'order_id'>[],
): Promise<Row<'orders'>[]> => {
  const orders: Row<'orders'>[] = []
  for (const id of [...new Set(rows.map((row) => row.order_id))].sort()) orders.push(await lockOrder(tx, id))
  for (const order of orders) await lockOrderTickets(tx, order)
  return orders
}

/**
 * Locks the sellers' orders of the tickets that are offered to a buyer in some tiers. A free order needs this lock,
 * because it completes the resale immediately.
 * @returns the ids of the sellers, in any order
 */
export const lockSellersOf = async (tx: Tx, userId: string, seatPlanIds: readonly string[]): Promise<string[]> => {
  const rows = await tx
    .selectFrom('resales as r')
    .innerJoin('waits as w', 'w.wait_id', 'r.wait_id')
    .selectAll('r')
    .where('w.user_id', '=', userId)
    .where('r.seat_plan_id', 'in', ['', ...seatPlanIds])
    .where('r.state', '=', 'OFFERED')
    .execute()
  const orders = await lockSellers(tx, rows)
  return [...new Set(orders.map(({ user_id }) => user_id))]
}
