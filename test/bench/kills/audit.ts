import { sql } from 'kysely'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { unbalanced } from '../faults/audit'

const LIVE = sql`o.state not in ('CANCELED', 'CLOSED', 'REFUNDED')`
const PAID = sql`o.state in ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED')`
const HELD = sql`m.outcome = 'PAID' and m.returned_at is null`

/** Rules that must hold after a kill. Each query returns the buyers and purchases of the bench that break its rule. */
const RULES: Record<string, ReturnType<typeof sql<{ id: string }>>> = {
  'a buyer has one order': sql`select user_id as id from orders where user_id like 'RUSH%' group by user_id having count(*) > 1`,
  'tickets that are not in the stock belong to an order': sql`
    select k.seat_plan_id as id from stocks k join seat_plans p on p.seat_plan_id = k.seat_plan_id
    where p.session_id = 'RUSHN01' and k.total - k.remaining <> (
      select coalesce(sum(i.quantity), 0) from order_items i join orders o on o.order_id = i.order_id
      where i.seat_plan_id = k.seat_plan_id and ${LIVE})`,
  'a taken seat belongs to an order': sql`
    select t.seat::text as id from seats_taken t join seat_holds h on h.hold_id = t.hold_id
    left join orders o on o.order_id = h.order_id and ${LIVE} where o.order_id is null and h.state <> 'HELD'`,
  'an order of seats has its seats': sql`
    select o.order_id as id from orders o join seat_holds h on h.order_id = o.order_id where ${LIVE}
      and o.ticket_count <> (select count(*) from seats_taken t where t.hold_id = h.hold_id)`,
  'a paid order has one voucher with all its tickets': sql`
    select o.order_id as id from orders o where o.user_id like 'RUSH%' and ${PAID} and o.ticket_count <> (
      select count(*) from vouchers v join tickets t on t.voucher_id = v.voucher_id where v.order_id = o.order_id)`,
  'an order that is not paid has no voucher': sql`
    select o.order_id as id from orders o join vouchers v on v.order_id = o.order_id
    where o.user_id like 'RUSH%' and not (${PAID})`,
  'a paid order has its money': sql`
    select o.order_id as id from orders o where o.user_id like 'RUSH%' and ${PAID} and o.pay_amount <> (
      select coalesce(sum(m.amount), 0) from payments p join provider_payments m on m.payment_id = p.payment_id
      where p.order_id = o.order_id and ${HELD})`,
  'money of a provider paid an order, or is being confirmed': sql`
    select p.payment_id as id from provider_payments m join payments p on p.payment_id = m.payment_id
    join orders o on o.order_id = p.order_id where ${HELD}
      and not (p.state = 'PAID' and ${PAID}) and not (p.state = 'PENDING' and o.state = 'UNPAID')`,
}

/** Returns the broken rules, with the rows that break them. */
export const auditKills = async (db: Db): Promise<string[]> => {
  const broken = await unbalanced({ db })
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) broken.push(`${rule}: not ${rows.map(({ id }) => id).join(', ')}`)
  }
  return broken
}
