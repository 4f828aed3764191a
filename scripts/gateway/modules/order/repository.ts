import { sql } from 'kysely'
import type { Db } from '../../core/database/database'
import type { OrderNews } from '../../../../src/domain/order/news'
import { unreadNews } from './news-entry-service'
import type { OrderTable } from './tables'
import { newestPayment, type OrderPaymentRow } from '../payment/order-payment-service'
import type { LocalizedText } from '../../core/localized-text'
import type { RebookRule } from '../../../../src/domain/rebook/rule'
import type { RefundRule } from '../../../../src/domain/refund/rule'

/** Tickets of its smallest and largest unit, and how many units there are. */
interface OrderUnitsRow {
  unit_min: number
  unit_max: number
  unit_count: number
}

/** An order with what it was bought for, and the payment that it tells of. */
export type OrderRow = OrderTable &
  OrderPaymentRow &
  OrderUnitsRow & {
    /** The newest that its buyer has not read. */
    news: OrderNews | null
    show_name: LocalizedText
    poster_url: string
    poster_color: string
    utc_offset: number
    show_time: number
    permanent: boolean
    venue_name: LocalizedText
    venue_address: LocalizedText
    city_name: LocalizedText
    voucher_id: string | null
    voucher_state: string | null
    refund_rule: RefundRule
    rebook_rule: RebookRule | null
    /** Tickets that others took the place of. */
    rebooked_count: number
    show_state: string
    session_state: string
  }

/** Tickets of an order that others took the place of. */
const rebooked = sql<number>`(select coalesce(sum(f.ticket_count), 0)::int from refunds f
  where f.order_id = o.order_id and f.kind = 'REBOOK')`

/** What an order's tickets are sold in: single ones, bundles, or both. */
const orderUnits = sql<OrderUnitsRow>`(
  select min(unit_qty)::int as unit_min, max(unit_qty)::int as unit_max, sum(quantity)::int as unit_count
  from order_items where order_id = o.order_id
)`

/** One buyer's orders joined with show, session, venue, voucher and newest payment; the caller narrows and orders. */
export const orderQuery = (db: Db, userId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .leftJoin('vouchers as u', 'u.order_id', 'o.order_id')
    .leftJoinLateral(newestPayment.as('p'), (join) => join.onTrue())
    .innerJoinLateral(orderUnits.as('m'), (join) => join.onTrue())
    .leftJoinLateral(unreadNews.as('w'), (join) => join.onTrue())
    .selectAll('o')
    .selectAll('p')
    .selectAll('m')
    .select('w.news')
    .select(['s.name as show_name', 's.poster_url', 's.poster_color', 's.utc_offset', 'n.show_time', 'n.permanent'])
    .select(['s.refund_rule', 's.rebook_rule', 's.state as show_state', 'n.state as session_state'])
    .select([
      'v.name as venue_name',
      'v.address as venue_address',
      'c.name as city_name',
      'u.voucher_id',
      'u.state as voucher_state',
    ])
    .select(rebooked.as('rebooked_count'))
    .where('o.user_id', '=', userId)

/** One of a buyer's orders, or undefined. */
export const findOrder = (db: Db, userId: string, orderId: string): Promise<OrderRow | undefined> =>
  orderQuery(db, userId).where('o.order_id', '=', orderId).executeTakeFirst()
