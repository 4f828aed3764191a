import type { Db, Row, Tx } from '../../core/database/database'
import { found } from '../../core/envelope'

/** A buyer's order. Throws `Refusal` notFound. */
export const ordered = async (db: Db | Tx, userId: string, orderId: string): Promise<Row<'orders'>> =>
  found(
    await db
      .selectFrom('orders')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  )
