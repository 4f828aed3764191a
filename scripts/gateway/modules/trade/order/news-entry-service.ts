import { type RawBuilder, sql } from 'kysely'
import { END_STATES } from '../../../../../src/domain/order/ended'
import { ORDER_NEWS, type OrderNews } from '../../../../../src/domain/order/news'
import { SHOW_CHANGES } from '../../../../../src/domain/refund/rule'
import type { Db, Tx } from '../../../core/database/database'
import type { MessageKind } from '../../base/message/tables'
import { sessionOver } from '../../catalogue/session/over-service'

/** Returns true if a kind of notification is also an update of an order. */
export const isNews = (kind: MessageKind): kind is MessageKind & OrderNews =>
  (ORDER_NEWS as readonly string[]).includes(kind)

/** Adds an unread update to an order. If the order already has this update, marks it as unread again. */
export const addNews = async (db: Db | Tx, orderId: string, kind: OrderNews, at: number): Promise<void> => {
  await db
    .insertInto('order_news')
    .values({ order_id: orderId, kind, at, read_at: null })
    .onConflict((row) => row.columns(['order_id', 'kind']).doUpdateSet({ at, read_at: null }))
    .execute()
}

/** Selects the newest unread update of the order `o`. */
export const unreadNews = sql<{ news: OrderNews | null }>`(
  select kind as news from order_news where order_id = o.order_id and read_at is null order by at desc, kind limit 1
)`

/**
 * SQL expression: true if the order `o` belongs to the history at `now`. Same rule as `hasEnded` (domain/order/ended).
 * `n` is its session, `s` its show. Tickets of a canceled or postponed show can be refunded or stay valid until they
 * are used.
 */
export const isPast = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(o.state in (${sql.join(END_STATES)}) or (o.state <> 'UNPAID' and ${sessionOver(now)} and not (
    (s.state in (${sql.join(SHOW_CHANGES)}) or n.state in (${sql.join(SHOW_CHANGES)}))
    and o.refunded_count < o.ticket_count
    and not exists (select from vouchers u where u.order_id = o.order_id and u.state = 'USED'))))`
