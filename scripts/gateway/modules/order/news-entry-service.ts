import { type RawBuilder, sql } from 'kysely'
import type { OrderNews } from '../../../../src/domain/order/news'
import type { Db, Tx } from '../../core/database/database'
import { sessionOver } from '../session/over-service'

/** Notes what the buyer of an order has to hear of; the same again is news once more. */
export const addNews = async (db: Db | Tx, orderId: string, kind: OrderNews, at: number): Promise<void> => {
  await db
    .insertInto('order_news')
    .values({ order_id: orderId, kind, at, read_at: null })
    .onConflict((row) => row.columns(['order_id', 'kind']).doUpdateSet({ at, read_at: null }))
    .execute()
}

/** Notes once for each order with tickets left that its show or session was cancelled or postponed. */
export const noteChanges = async (db: Db, now: number, userId: string): Promise<void> => {
  await sql`
    insert into order_news (order_id, kind, at)
    select o.order_id, 'SHOW_' || case when 'CANCELED' in (s.state, n.state) then 'CANCELED' else 'DELAY' end, ${now}::bigint
    from orders o join shows s on s.show_id = o.show_id join sessions n on n.session_id = o.session_id
    where o.user_id = ${userId} and o.paid_at is not null and o.refunded_count < o.ticket_count
      and (s.state in ('CANCELED', 'DELAY') or n.state in ('CANCELED', 'DELAY'))
    on conflict do nothing`.execute(db)
}

/** The newest unread news of the order `o`. */
export const unreadNews = sql<{ news: OrderNews | null }>`(
  select kind as news from order_news where order_id = o.order_id and read_at is null order by at desc, kind limit 1
)`

/** The order `o` belongs to the history at `now`. `n` is its session. */
export const isPast = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(o.state in ('CANCELED', 'CLOSED', 'REFUNDED') or ${sessionOver(now)})`
