import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'

/**
 * Counts tickets of a session in a buyer's paid and unpaid orders, without refunded and canceled tickets.
 * @param except id of an order to leave out
 */
export const purchasedCount = async (db: Db | Tx, userId: string, sessionId: string, except = ''): Promise<number> => {
  const row = await db
    .selectFrom('orders')
    .select(sql<number>`coalesce(sum(ticket_count - refunded_count), 0)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('order_id', '<>', except)
    .where('state', 'not in', ['CANCELED', 'CLOSED', 'REFUNDED'])
    .executeTakeFirstOrThrow()
  return row.count
}
