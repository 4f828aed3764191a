import { sql } from 'kysely'
import type { RefundEvent, RefundState } from '../../../../../src/domain/refund/state'
import type { Db, Tx } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'

interface RefundPartRow {
  product: string
  /** Name of the cash card; null for a payment. */
  cardName: LocalizedText | null
  amount: number
  state: RefundState
}

interface RefundUnitRow {
  unitId: string
  name: LocalizedText
  count: number
  labels: LocalizedText[]
}

/** SQL expression: true if the order was refunded completely but its coupon was not returned. */
const couponUsed = sql<boolean>`((o.refunded_count >= o.ticket_count or m.state in ('REFUNDING', 'REFUNDED'))
  and exists (select from coupons c where c.used_order_id = r.order_id))`

/** Selects one buyer's refunds with their show, or with their item order. The caller filters and sorts. */
export const refundQuery = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('refunds as r')
    .leftJoin('orders as o', 'o.order_id', 'r.order_id')
    .leftJoin('item_orders as m', 'm.order_id', 'r.order_id')
    .leftJoin('sessions as n', 'n.session_id', 'r.session_id')
    .leftJoin('shows as s', 's.show_id', 'n.show_id')
    .selectAll('r')
    .select(['s.show_id', 's.poster_color', 's.utc_offset', 'n.show_time', 'n.permanent', 'm.kind as item_kind'])
    .select(sql<LocalizedText>`coalesce(s.name, m.name)`.as('show_name'))
    .select(sql<string>`coalesce(s.poster_url, m.poster_url)`.as('poster_url'))
    .select(sql<string | null>`coalesce(o.coupon_id, m.coupon_id)`.as('coupon_id'))
    .select(
      sql<string[]>`(select coalesce(jsonb_agg(i.unit_id order by i.unit_id), '[]') from item_order_units i
        where i.refund_id = r.refund_id)`.as('pieces'),
    )
    .select(couponUsed.as('coupon_used'))
    .select(
      sql<RefundPartRow[]>`(select coalesce(jsonb_agg(jsonb_build_object(
        'product', t.product, 'cardName', k.name, 'amount', t.amount, 'state', t.state) order by t.sort), '[]')
        from refund_parts t left join user_cards u on u.user_card_id = t.user_card_id
        left join card_templates k on k.card_id = u.card_id where t.refund_id = r.refund_id)`.as('parts'),
    )
    .select(
      sql<
        { state: RefundEvent; at: number }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'at', e.at)
        order by e.event_id), '[]') from refund_events e where e.refund_id = r.refund_id)`.as('events'),
    )
    .select(
      sql<
        RefundUnitRow[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('unitId', u.unit_id, 'name', p.name, 'count', u.ticket_count, 'labels', u.labels)
        order by u.unit_id), '[]') from refund_units u join seat_plans p on p.seat_plan_id = u.seat_plan_id
        where u.refund_id = r.refund_id)`.as('units'),
    )
    .where('r.user_id', '=', userId)
    // Excludes rebookings without refunded money.
    .where((where) => where.or([where('r.kind', '<>', 'REBOOK'), where('r.amount', '>', 0)]))

export type RefundRow = Awaited<ReturnType<ReturnType<typeof refundQuery>['executeTakeFirstOrThrow']>>
