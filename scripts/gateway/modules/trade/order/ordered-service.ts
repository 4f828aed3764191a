import type { Db, Row, Tx } from '../../../core/database/database'
import { findRow } from '../../../core/database/rows'
import { found } from '../../../core/envelope'

/** Returns a buyer's order. Throws `Refusal` notFound. */
export const ordered = async (db: Db | Tx, userId: string, orderId: string): Promise<Row<'orders'>> =>
  found(await findRow(db, 'orders', { order_id: orderId, user_id: userId }))

/** Returns true if an order with this idempotency key exists. */
export const isOrdered = async (db: Db, userId: string, key: string): Promise<boolean> =>
  (await findRow(db, 'orders', { user_id: userId, idempotency_key: key })) !== undefined
