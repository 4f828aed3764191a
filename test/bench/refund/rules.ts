import { sql } from 'kysely'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { booksOff } from '../../../scripts/gateway/modules/payment/journal-service'
import { unbalanced } from '../faults/audit'

const LIVE = sql`o.state not in ('CANCELED', 'CLOSED')`
type Rows = ReturnType<typeof sql<{ id: string }>>

/** What holds after every step, as the rows that break it; over the buyers of the bench. */
const RULES: Record<string, Rows> = {
  'what is out of the stock is in an order and did not come back': sql`
    select p.seat_plan_id as id from seat_plans p join stocks k on k.seat_plan_id = p.seat_plan_id
    join refund_baseline b on b.seat_plan_id = p.seat_plan_id
    where p.session_id = 'S2101N01' and k.total - k.remaining - b.sold <> (
      select coalesce(sum(i.quantity), 0) from order_items i join orders o on o.order_id = i.order_id
      where i.seat_plan_id = p.seat_plan_id and ${LIVE} and o.user_id like 'RUSH%')
      - (select count(*) from refund_units u join refunds r on r.refund_id = u.refund_id
        where u.seat_plan_id = p.seat_plan_id and r.user_id like 'RUSH%')
      + (select coalesce(sum(c.quantity), 0) from rebooks c where c.seat_plan_id = p.seat_plan_id and c.state = 'HELD')`,
  'an order has the seats of the tickets that it has left': sql`
    select o.order_id as id from orders o join seat_holds h on h.order_id = o.order_id
    where ${LIVE} and o.user_id like 'RUSH%' and o.ticket_count - o.refunded_count <> (
      select count(*) from seats_taken t where t.hold_id = h.hold_id)`,
  'a seat has one valid ticket': sql`
    select t.seat_desc ->> 'zh-CN' as id from tickets t join vouchers v on v.voucher_id = t.voucher_id
    where v.user_id like 'RUSH%' and t.state <> 'REFUNDED' and t.seat_desc ->> 'zh-CN' <> ''
    group by v.session_id, t.seat_desc ->> 'zh-CN' having count(*) > 1`,
  'a ticket that came back lets nobody in': sql`
    select t.ticket_id as id from tickets t join vouchers v on v.voucher_id = t.voucher_id
    left join gate_scans g on g.ticket_id = t.ticket_id and g.counts and g.undone_at is null
    where v.user_id like 'RUSH%' and ((t.state = 'REFUNDED' and g.scan_id is not null) or (t.state = 'USED' and g.scan_id is null))`,
  'a ticket that came back has no key': sql`
    select t.ticket_id as id from tickets t join ticket_keys k on k.ticket_id = t.ticket_id
    where t.state = 'REFUNDED' and k.ended_at is null`,
  'tickets of a refund are back, no others': sql`
    select o.order_id as id from orders o join vouchers v on v.order_id = o.order_id
    where o.user_id like 'RUSH%' and o.refunded_count <> (
      select count(*) from tickets t where t.voucher_id = v.voucher_id and t.state = 'REFUNDED')`,
  'an order knows what came back, and it is no more than was paid': sql`
    select o.order_id as id from orders o where o.user_id like 'RUSH%' and (
      o.refunded_amount <> (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.order_id)
      or o.refunded_count <> (select coalesce(sum(u.ticket_count), 0) from refund_units u where u.order_id = o.order_id)
      or o.refunded_amount + o.moved_out > o.pay_amount + o.moved_in)`,
  'a refund goes back whole, to the payments that took the money': sql`
    select r.refund_id as id from refunds r where r.user_id like 'RUSH%' and (
      r.amount <> (select coalesce(sum(t.amount), 0) from refund_parts t where t.refund_id = r.refund_id)
      or exists (select from refund_parts t join payments p on p.payment_id = t.payment_id
        where t.refund_id = r.refund_id and (p.state <> 'PAID' or p.order_id <> all (
          select f.order_id from orders o join orders f on coalesce(f.rebook_of, f.order_id) = coalesce(o.rebook_of, o.order_id)
          where o.order_id = r.order_id))))`,
  'money arrives once': sql`
    select t.part_id as id from refund_parts t left join ledger l on l.part_id = t.part_id
    where (t.state = 'REFUNDED') <> (l.entry_id is not null) or l.amount <> t.amount`,
  'an order is refunded when all of it is back, money included, and not before': sql`
    select o.order_id as id from orders o where o.user_id like 'RUSH%' and (o.state = 'REFUNDED') <> (
      o.refunded_count = o.ticket_count
      and not exists (select from refunds r where r.order_id = o.order_id and r.state <> 'REFUNDED'))`,
  'a payment gives back no more than it took': sql`
    select p.payment_id as id from payments p join refund_parts t on t.payment_id = p.payment_id
    group by p.payment_id, p.amount having sum(t.amount) > p.amount`,
  'of old and new tickets exactly one is there': sql`
    select c.rebook_id as id from rebooks c join orders n on n.order_id = c.new_order_id
    where c.user_id like 'RUSH%' and (n.paid_at is not null) <> exists (
      select from refunds r where r.idempotency_key = 'rebook ' || c.rebook_id and r.order_id = c.order_id)`,
  'new tickets are issued when they are paid, as many as the old ones': sql`
    select n.order_id as id from rebooks c join orders n on n.order_id = c.new_order_id
    where c.user_id like 'RUSH%' and (case when n.paid_at is null then 0 else jsonb_array_length(c.unit_ids) end) <> (
      select count(*) from tickets t join vouchers v on v.voucher_id = t.voucher_id where v.order_id = n.order_id)`,
  'the coupon of an order that is all back is free': sql`
    select c.coupon_id as id from coupons c join orders o on o.order_id = c.used_order_id
    where o.refunded_count = o.ticket_count and c.expire_time > o.created_at + 31536000000`,
}

/** The rules that are broken; none is well. */
export const brokenRules = async (db: Db): Promise<string[]> => {
  const broken = [...(await unbalanced({ db })), ...(await booksOff(db))]
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) broken.push(`${rule}: not ${rows.map(({ id }) => id).join(', ')}`)
  }
  return broken
}

/** Notes what is out of the stock before anybody buys. */
export const noteBaseline = (db: Db) =>
  sql`create table if not exists refund_baseline as
    select seat_plan_id, total - remaining as sold from stocks`.execute(db)
