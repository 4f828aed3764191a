import { sql } from 'kysely'
import type { Db } from '../../../scripts/gateway/core/database/database'

/**
 * Returns the differences between lots, movements, uses and ticket orders as sentences; empty if all are correct. An
 * unpaid or paid order must have used the points in its price. An ended order and refunded tickets must have used no
 * points.
 */
export const pointsOff = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    select 'lot ' || p.lot_id || ' is off by ' || (p.amount - p.used - p.canceled - p.ended - coalesce(sum(r.amount), 0)) as fault
    from point_lots p left join point_records r on r.lot_id = p.lot_id
    group by p.lot_id having p.amount - p.used - p.canceled - p.ended <> coalesce(sum(r.amount), 0)
    union all
    select 'uses of ' || p.lot_id || ' are off by ' || (p.used - coalesce(sum(u.amount - u.gone), 0))
    from point_lots p left join point_uses u on u.lot_id = p.lot_id
    group by p.lot_id having p.used <> coalesce(sum(u.amount - u.gone), 0)
    union all
    select 'points of order ' || o.order_id || ' are off: ' || o.points || ' in its price, ' || coalesce(u.taken, 0) ||
      ' taken, ' || coalesce(u.open, 0) || ' in use'
    from (select *, paid_at is null and rebook_of is not null as is_draft,
        (select coalesce(sum((l->>'points')::int), 0)::int from jsonb_array_elements(price_lines) l) as points
      from orders) o
    left join (select order_id, sum(amount)::int as taken, sum(amount - gone)::int as open
      from point_uses group by order_id) u on u.order_id = o.order_id
    where coalesce(u.taken, 0) <> (case when o.is_draft then 0 else o.points end)
      or coalesce(u.open, 0) <> (case
        when o.state in ('CANCELED', 'CLOSED') or o.refunded_count = o.ticket_count then 0
        when o.refunded_count = 0 then coalesce(u.taken, 0)
        else coalesce(u.open, 0) end)
    union all
    select 'shares of points of order ' || o.order_id || ' are off' from orders o
    join (select order_id, sum(points) as points from order_unit_shares group by order_id) s on s.order_id = o.order_id
    where s.points <> (select coalesce(-sum((l->>'amount')::bigint), 0) from jsonb_array_elements(o.price_lines) l
      where l->>'kind' = 'POINTS')`.execute(db)
  return rows.map(({ fault }) => fault)
}
