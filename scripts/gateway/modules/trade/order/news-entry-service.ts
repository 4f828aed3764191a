import { type RawBuilder, sql } from 'kysely'
import { END_STATES } from '../../../../../src/domain/order/ended'
import { ORDER_NEWS, type OrderNews } from '../../../../../src/domain/order/news'
import { SHOW_CHANGES } from '../../../../../src/domain/refund/rule'
import type { Db, Tx } from '../../../core/database/database'
import type { MessageKind } from '../../base/message/tables'
import { sessionOver } from '../../catalogue/session/over-service'

/** Whether what a buyer is written to about is news of their order as well. */
export const isNews = (kind: MessageKind): kind is MessageKind & OrderNews =>
  (ORDER_NEWS as readonly string[]).includes(kind)

/** Notes what the buyer of an order has to hear of; the same again is news once more. */
export const addNews = async (db: Db | Tx, orderId: string, kind: OrderNews, at: number): Promise<void> => {
  await db
    .insertInto('order_news')
    .values({ order_id: orderId, kind, at, read_at: null })
    .onConflict((row) => row.columns(['order_id', 'kind']).doUpdateSet({ at, read_at: null }))
    .execute()
}

/** The newest unread news of the order `o`. */
export const unreadNews = sql<{ news: OrderNews | null }>`(
  select kind as news from order_news where order_id = o.order_id and read_at is null order by at desc, kind limit 1
)`

/**
 * The order `o` belongs to the history at `now`: the rule `hasEnded` (domain/order/ended) in SQL. `n` is its session, `s` its show. What was
 * cancelled or postponed still comes back, or stays good, until it is used.
 */
export const isPast = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(o.state in (${sql.join(END_STATES)}) or (o.state <> 'UNPAID' and ${sessionOver(now)} and not (
    (s.state in (${sql.join(SHOW_CHANGES)}) or n.state in (${sql.join(SHOW_CHANGES)}))
    and o.refunded_count < o.ticket_count
    and not exists (select from vouchers u where u.order_id = o.order_id and u.state = 'USED'))))`
