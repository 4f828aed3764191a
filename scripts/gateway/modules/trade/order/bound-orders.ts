import type { Db, Row, Tx } from '../../../core/database/database'

/**
 * Returns the order with this bind id, or the child orders of a parent order with this bind id. Returns undefined for
 * an unknown id and for another buyer's id.
 */
export const boundOrders = async (
  db: Db | Tx,
  userId: string,
  bindId: string,
): Promise<{ orderId: string; orders: Row<'orders'>[] } | undefined> => {
  const orders = await db
    .selectFrom('orders as o')
    .leftJoin('order_parents as g', 'g.parent_id', 'o.parent_id')
    .selectAll('o')
    .where('o.user_id', '=', userId)
    .where((row) => row.or([row('o.bind_id', '=', bindId), row('g.bind_id', '=', bindId)]))
    .orderBy('o.order_id')
    .execute()
  const [first] = orders
  return first && { orderId: first.bind_id === bindId ? first.order_id : (first.parent_id ?? ''), orders }
}
