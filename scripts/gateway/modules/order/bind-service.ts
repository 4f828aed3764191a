import type { Db } from '../../core/database/database'
import { found } from '../../core/envelope'
import type { OrderTable } from './tables'

/** What a bind id binds: one order, or the children of a parent. Throws `Refusal` notFound, for another buyer's as well. */
export const boundOrders = async (
  db: Db,
  userId: string,
  bindId: string,
): Promise<{ orderId: string; orders: [OrderTable, ...OrderTable[]] }> => {
  const orders = await db
    .selectFrom('orders as o')
    .leftJoin('order_parents as g', 'g.parent_id', 'o.parent_id')
    .selectAll('o')
    .where('o.user_id', '=', userId)
    .where((row) => row.or([row('o.bind_id', '=', bindId), row('g.bind_id', '=', bindId)]))
    .orderBy('o.order_id')
    .execute()
  const first = found(orders[0])
  return {
    orderId: first.bind_id === bindId ? first.order_id : (first.parent_id ?? ''),
    orders: [first, ...orders.slice(1)],
  }
}
