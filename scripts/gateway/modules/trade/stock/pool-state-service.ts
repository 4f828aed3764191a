import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'
import { listRows } from '../../../core/database/rows'

/** Returns the ids of an order's units that are currently listed for resale. */
export const offeredUnitIds = async (db: Db | Tx, orderId: string): Promise<ReadonlySet<string>> => {
  const rows = await listRows(db, 'resales', { order_id: orderId, state: ['OFFERED', 'ORDERED'] })
  return new Set(rows.map((row) => row.unit_id))
}

/** Returns the ids of a voucher's tickets that are currently listed for resale. */
export const offeredTicketIds = async (db: Db | Tx, voucherId: string): Promise<ReadonlySet<string>> => {
  const rows = await listRows(db, 'resales', { voucher_id: voucherId, state: ['OFFERED', 'ORDERED'] })
  return new Set(rows.flatMap((row) => row.ticket_ids))
}

/** Selects the seats of the resale tickets in an order by tier, the oldest listing first. */
export const handedSeats = (tx: Tx, orderId: string) =>
  tx
    .selectFrom('resales as r')
    .innerJoin('tickets as t', 't.voucher_id', 'r.voucher_id')
    .select(['r.seat_plan_id', 't.seat_desc', 't.entrance'])
    .where('r.new_order_id', '=', orderId)
    .where('r.state', '=', 'SOLD')
    .where(sql<boolean>`r.ticket_ids ? t.ticket_id`)
    .orderBy('r.sequence')
    .orderBy('t.sort')
    .execute()
