import type { Db, Tx } from '../../../core/database/database'
import type { PendingRebook } from '../../trade/units/facts-service'

/** Returns the unpaid rebooking of an order, or null. */
export const pendingRebook = async (db: Db | Tx, orderId: string): Promise<PendingRebook | null> => {
  const row = await db
    .selectFrom('rebooks as c')
    .innerJoin('orders as n', 'n.order_id', 'c.new_order_id')
    .select(['n.order_id', 'c.unit_ids'])
    .where('c.order_id', '=', orderId)
    .where('n.state', '=', 'UNPAID')
    .executeTakeFirst()
  return row ? { orderId: row.order_id, unitIds: row.unit_ids } : null
}
