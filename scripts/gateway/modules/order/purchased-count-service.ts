import { sql } from 'kysely'
import type { Db, Tx } from '../../core/database/database'

/** Tickets of a session that a buyer holds or is about to pay; what was given back does not count. */
export const purchasedCount = async (db: Db | Tx, userId: string, sessionId: string): Promise<number> => {
  const row = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(ticket_count), 0)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('state', 'not in', ['CANCELED', 'CLOSED', 'REFUNDED'])
    .executeTakeFirstOrThrow()
  return row.count
}
