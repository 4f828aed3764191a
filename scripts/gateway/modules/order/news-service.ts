import { sql } from 'kysely'
import type { Gateway } from '../../core/context'
import { found } from '../../core/envelope'
import { applyExpirations } from './expiration-service'
import { isPast, noteChanges } from './news-entry-service'

/** How many of a buyer's orders have unread news, those to come and those of the history. */
export const countNews = async (
  { db }: Gateway,
  userId: string,
  now: number,
): Promise<{ coming: number; past: number }> => {
  await applyExpirations(db, now, { userId })
  await noteChanges(db, now, userId)
  const past = isPast(now)
  return db
    .selectFrom('orders as o')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .select([
      sql<number>`(count(*) filter (where not ${past}))::int`.as('coming'),
      sql<number>`(count(*) filter (where ${past}))::int`.as('past'),
    ])
    .where('o.user_id', '=', userId)
    .where(sql<boolean>`exists (select from order_news w where w.order_id = o.order_id and w.read_at is null)`)
    .executeTakeFirstOrThrow()
}

/** The buyer has seen the order. Throws `Refusal` notFound. */
export const readNews = async ({ db }: Gateway, userId: string, orderId: string, now: number): Promise<void> => {
  found(
    await db
      .selectFrom('orders')
      .select('order_id')
      .where('order_id', '=', orderId)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  )
  await db
    .updateTable('order_news')
    .set({ read_at: now })
    .where('order_id', '=', orderId)
    .where('read_at', 'is', null)
    .execute()
}
