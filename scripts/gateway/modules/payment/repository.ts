import type { Db } from '../../core/database/database'
import { found } from '../../core/envelope'
import type { OrderTable } from '../order/tables'

/** A buyer's order by an id that its payments know. Throws `Refusal` notFound, for another buyer's order too. */
export const requireOrder = async (
  db: Db,
  userId: string,
  column: 'transaction_id' | 'bind_id',
  id: string,
): Promise<OrderTable> =>
  found(
    await db.selectFrom('orders').selectAll().where(column, '=', id).where('user_id', '=', userId).executeTakeFirst(),
  )
