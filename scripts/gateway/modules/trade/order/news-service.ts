import { sql } from 'kysely'
import type { Gateway } from '../../../core/context'
import type { Db } from '../../../core/database/database'
import { found } from '../../../core/envelope'
import { countUnpaidItems } from '../item-order/read-service'
import { anyOf } from './parent-query'
import { isPast } from './news-entry-service'

/** Counts the entries of the order list. All children of one parent count as one entry. */
const entries = sql`count(distinct coalesce(o.parent_id, o.order_id))`

/** Counts the ticket orders that the buyer can still pay at `now`. */
const countUnpaid = async (db: Db, userId: string, now: number): Promise<number> => {
  const { count } = await db
    .selectFrom('orders as o')
    .select(sql<number>`(${entries})::int`.as('count'))
    .where('o.user_id', '=', userId)
    .where('o.state', '=', 'UNPAID')
    .where('o.reserve_until', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts a buyer's unpaid orders of tickets and of items, and by tab the orders with unread updates. */
export const countNews = async (
  { db }: Gateway,
  userId: string,
  now: number,
): Promise<{ unpaid: number; unpaidItems: number; coming: number; past: number }> => {
  const coming = anyOf(userId, sql<boolean>`not ${isPast(now)}`)
  const unread = await db
    .selectFrom('orders as o')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .select([
      sql<number>`(${entries} filter (where ${coming}))::int`.as('coming'),
      sql<number>`(${entries} filter (where not ${coming}))::int`.as('past'),
    ])
    .where('o.user_id', '=', userId)
    .where(sql<boolean>`exists (select from order_news w where w.order_id = o.order_id and w.read_at is null)`)
    .executeTakeFirstOrThrow()
  return {
    ...unread,
    unpaid: await countUnpaid(db, userId, now),
    unpaidItems: await countUnpaidItems(db, userId, now),
  }
}

/** Marks the updates of an order, or of a parent's children, as read. Throws `Refusal` notFound. */
export const readNews = async ({ db }: Gateway, userId: string, orderId: string, now: number): Promise<void> => {
  const rows = await db
    .selectFrom('orders')
    .select('order_id')
    .where((row) => row.or([row('order_id', '=', orderId), row('parent_id', '=', orderId)]))
    .where('user_id', '=', userId)
    .execute()
  found(rows[0])
  await db
    .updateTable('order_news')
    .set({ read_at: now })
    .where(
      'order_id',
      'in',
      rows.map((row) => row.order_id),
    )
    .where('read_at', 'is', null)
    .execute()
}
