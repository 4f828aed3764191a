import { sql } from 'kysely'
import type { Db } from '../../../core/database/database'
import type { LocalizedText } from '../../../core/localized-text'
import type { OrderRebooking } from '../../trade/order/tables'

/** Returns the id of the latest order that replaced tickets of this order, or ''. */
export const rebookedTo = async (db: Db, orderId: string): Promise<string> => {
  const rebooked = await db
    .selectFrom('orders')
    .select('order_id')
    .where('rebook_of', '=', orderId)
    .where('paid_at', 'is not', null)
    .orderBy('paid_at', 'desc')
    .executeTakeFirst()
  return rebooked?.order_id ?? ''
}

/** The session and tier of rebooked tickets. `time` in epoch ms. */
export interface RebookedSession {
  time: number
  permanent: boolean
  tier: LocalizedText
}

/**
 * SQL expression: the session and tier to which tickets of the order `o` were rebooked. Null for no rebooking, or for
 * several sessions or tiers.
 */
export const rebookedSession = sql<RebookedSession | null>`(
  select case when count(*) = 1 then (jsonb_agg(place) -> 0) end from (
    select distinct jsonb_build_object('time', k.show_time, 'permanent', k.permanent, 'tier', t.name) as place
    from orders a join sessions k on k.session_id = a.session_id
    join order_items i on i.order_id = a.order_id join seat_plans t on t.seat_plan_id = i.seat_plan_id
    where a.rebook_of = o.order_id and a.paid_at is not null) as places)`

/**
 * SQL expression: the rebooking that created the order `o`. Null for other orders, and before the tickets are issued.
 */
export const rebookingOf = sql<OrderRebooking | null>`(
  select jsonb_build_object('fee', c.fee, 'back', c.back, 'state', r.state)
    from rebooks c join refunds r on r.order_id = c.order_id and r.idempotency_key = 'rebook ' || c.rebook_id
    where c.new_order_id = o.order_id)`
