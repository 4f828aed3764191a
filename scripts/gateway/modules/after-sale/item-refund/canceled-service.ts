import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'
import { eachRow, type OnRowError } from '../../../core/each-row'
import { lockBuyer } from '../../base/user/account-service'
import { lockItemOrder } from '../../trade/item-order/lifecycle-service'
import { refundOf } from '../../trade/item-order/kind-service'
import { REFUND_AFTER } from '../refund/canceled-service'
import { refundUnasked } from './merchant-service'

/** Maximum number of orders refunded in one run. The next run continues. */
const MAX_ORDERS = 50

const refundGoods = async (tx: Tx, { orderId, userId }: { orderId: string; userId: string }, now: number) => {
  await lockBuyer(tx, userId)
  const order = await lockItemOrder(tx, orderId)
  if ((await refundOf(tx, order, now)).blockReason === null) await refundUnasked(tx, order, now)
}

/**
 * Refunds the goods for tickets of canceled shows and sessions, in full and without a request, as long after the
 * message as the tickets.
 */
export const refundCanceledGoods = async (db: Db, now: number, onError: OnRowError): Promise<void> => {
  const rows = await db
    .selectFrom('item_orders as m')
    .innerJoin('order_news as w', 'w.order_id', 'm.ticket_order_id')
    .innerJoin('orders as o', 'o.order_id', 'm.ticket_order_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as s', 's.show_id', 'n.show_id')
    .select(['m.order_id as orderId', 'm.user_id as userId'])
    .where('w.kind', '=', 'SHOW_CANCELED')
    .where('w.at', '<=', now - REFUND_AFTER)
    .where(sql<boolean>`'CANCELED' in (s.state, n.state)`)
    .where('m.state', 'in', ['PAID', 'SUCCEEDED'])
    .orderBy('w.at', 'desc')
    .orderBy('m.order_id')
    .limit(MAX_ORDERS)
    .execute()
  await eachRow(rows, (row) => db.transaction().execute((tx) => refundGoods(tx, row, now)), onError)
}
