import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely'
import type { Db, Row } from '../../../core/database/database'
import { partsOf } from '../../../core/run-hooks'
import type { ParcelState } from '../../../../../src/domain/express/parcel'
import type { OrderNews } from '../../../../../src/domain/order/news'
import type { OfferedTickets } from '../../../../../src/domain/order/wait-list'
import { unreadNews } from './news-entry-service'
import type { OrderRebooking } from './tables'
import { refundRuleOfOrder } from '../../catalogue/privilege/rule-service'
import { newestPaymentOf } from '../payment/newest-payment-service'
import type { OrderPaymentRow } from '../payment/order-payment-service'
import { paymentKeyIn } from '../payment/payment-key-service'
import type { RefundKind } from '../../../../../src/domain/refund/state'
import type { LocalizedText } from '../../../core/localized-text'
import type { RebookRule } from '../../../../../src/domain/rebook/rule'
import type { RefundRule } from '../../../../../src/domain/refund/rule'
import type { ResaleRule } from '../../../../../src/domain/resale/rule'

/** Numbers of tickets in an order's smallest and largest unit, and the number of units. */
interface OrderUnitsRow {
  unit_min: number
  unit_max: number
  unit_count: number
}

/** An order with its show, session and venue, and its latest payment. */
export type OrderRow = Row<'orders'> &
  OrderPaymentRow &
  OrderUnitsRow & {
    parent_bind_id: string | null
    /** The combo with which the order was bought, and its title; null without a combo. */
    combo_id: string | null
    combo_title: LocalizedText | null
    /** All orders of the combo, which one payment pays. Null without a combo. */
    together: { transactionIds: string[]; payAmount: number } | null
    /** The latest unread update. */
    news: OrderNews | null
    show_name: LocalizedText
    poster_url: string
    poster_color: string
    utc_offset: number
    show_time: number
    /** Duration of the session in minutes, or null if unknown. */
    show_duration: number | null
    permanent: boolean
    venue_name: LocalizedText
    venue_address: LocalizedText
    city_name: LocalizedText
    voucher_id: string | null
    voucher_state: string | null
    refund_rule: RefundRule
    rebook_rule: RebookRule | null
    resale_rule: ResaleRule | null
    /** True if buyers can join a waitlist for the show's tickets. */
    wait_list: boolean
    /** Number of refunds of the session that count toward the buyer's limit. */
    refunds_used: number
    /** True if the tickets were offered to the buyer on the waitlist. */
    from_wait_list: boolean
    /** Resale tickets of the order by the state of their listing, or null. */
    offers: OfferedTickets | null
    /** Kinds of returns of the order's tickets. */
    changes: RefundKind[]
    /** True if a ticket requires a name and has none. */
    names_missing: boolean
    /** Number of rebooked tickets. */
    rebooked_count: number
    /**
     * The session and tier to which tickets were rebooked. Null if no tickets were rebooked, or if there are several
     * sessions or tiers. `time` is in epoch ms.
     */
    rebooked_session: { time: number; permanent: boolean; tier: LocalizedText } | null
    /** The rebooking that created the order. Null for other orders, and before the tickets are issued. */
    rebooking: OrderRebooking | null
    /** Refunded money that has not arrived yet, fen. */
    refunding_amount: number
    /** Fees of refunds and resales, and differences of rebookings, that the merchant retains, fen. */
    retained_fee: number
    rebook_fee: number
    retained_difference: number
    /** Number of transferred tickets. */
    given_count: number
    gift_forbidden: boolean
    /** State of the parcel with the order's paper tickets; null without a parcel. */
    parcel_state: ParcelState | null
    show_state: string
    session_state: string
    /** The order of goods that is paid with it, or null. */
    goods: { transactionId: string; payAmount: number } | null
  }

/** Columns of an order that higher modules add. */
type AddedColumns = Pick<
  OrderRow,
  | 'refunds_used'
  | 'rebooked_count'
  | 'rebooked_session'
  | 'rebooking'
  | 'refunding_amount'
  | 'retained_fee'
  | 'rebook_fee'
  | 'retained_difference'
  | 'changes'
  | 'names_missing'
  | 'given_count'
  | 'parcel_state'
>

declare module '../../../core/hooks' {
  interface Hooks {
    /** Columns for the order `o` with its show `s` and its voucher `u`. */
    'order.columns': () => { [Column in keyof AddedColumns]?: RawBuilder<AddedColumns[Column]> }
  }
}

type AddedColumn = {
  [Column in keyof AddedColumns]: AliasedRawBuilder<AddedColumns[Column], Column>
}[keyof AddedColumns]

/** Returns the columns that higher modules add. */
const addedColumns = (): AddedColumn[] =>
  partsOf('order.columns').flatMap((columns) =>
    Object.entries(columns).map(([name, column]) => (column as RawBuilder<unknown>).as(name) as AddedColumn),
  )

/** Selects the units of an order's tickets: single tickets, bundles, or both. */
const orderUnits = sql<OrderUnitsRow>`(
  select min(unit_qty)::int as unit_min, max(unit_qty)::int as unit_max, sum(quantity)::int as unit_count
  from order_items where order_id = o.order_id
)`

const fromWaitList = sql<boolean>`exists (select from waits w where w.order_id = o.order_id)`

const offers = sql<OfferedTickets | null>`(select jsonb_object_agg(state, tickets) from (
  select state, sum(jsonb_array_length(ticket_ids))::int as tickets
  from resales r where r.order_id = o.order_id group by state) of_state)`

const boundGoods = sql<OrderRow['goods']>`(
  select jsonb_build_object('transactionId', b.transaction_id, 'payAmount', b.pay_amount)
  from item_orders b where b.ticket_order_id = o.order_id and b.is_bound)`

const together = sql<OrderRow['together']>`(
  select jsonb_build_object('transactionIds', jsonb_agg(k.transaction_id order by k.session_id),
    'payAmount', sum(k.pay_amount))
  from orders k where k.parent_id = o.parent_id and k.parent_id = ${paymentKeyIn('o')} group by k.parent_id)`

/** Selects one buyer's orders with show, session, venue, voucher and newest payment. The caller filters and sorts. */
export const orderQuery = (db: Db, userId: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('shows as s', 's.show_id', 'o.show_id')
    .innerJoin('sessions as n', 'n.session_id', 'o.session_id')
    .innerJoin('venues as v', 'v.venue_id', 's.venue_id')
    .innerJoin('cities as c', 'c.city_id', 'v.city_id')
    .leftJoin('order_parents as g', 'g.parent_id', 'o.parent_id')
    .leftJoin('combos as b', 'b.promotion_id', 'g.promotion_id')
    .leftJoin('vouchers as u', 'u.order_id', 'o.order_id')
    .leftJoinLateral(newestPaymentOf('o').as('p'), (join) => join.onTrue())
    .innerJoinLateral(orderUnits.as('m'), (join) => join.onTrue())
    .leftJoinLateral(unreadNews.as('w'), (join) => join.onTrue())
    .selectAll('o')
    .selectAll('p')
    .selectAll('m')
    .select(['w.news', 'g.bind_id as parent_bind_id', 'g.promotion_id as combo_id', 'b.title as combo_title'])
    .select([
      's.name as show_name',
      's.duration as show_duration',
      's.poster_url',
      's.poster_color',
      's.utc_offset',
      'n.show_time',
      'n.permanent',
    ])
    .select(['s.rebook_rule', 's.resale_rule', 's.wait_list', 's.state as show_state', 'n.state as session_state'])
    .select('s.gift_forbidden')
    .select([
      'v.name as venue_name',
      'v.address as venue_address',
      'c.name as city_name',
      'u.voucher_id',
      'u.state as voucher_state',
    ])
    .select(refundRuleOfOrder('o.order_id').as('refund_rule'))
    .select([fromWaitList.as('from_wait_list'), offers.as('offers'), boundGoods.as('goods')])
    .select(together.as('together'))
    .select(addedColumns())
    .where('o.user_id', '=', userId)

/** Returns one of a buyer's orders, or undefined. */
export const findOrder = (db: Db, userId: string, orderId: string): Promise<OrderRow | undefined> =>
  orderQuery(db, userId).where('o.order_id', '=', orderId).executeTakeFirst()
