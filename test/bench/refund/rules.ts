import { sql } from 'kysely'
import type { Db } from '../../../scripts/gateway/core/database/database'
import { couponsOff } from '../coupons/audit'
import { unbalanced } from '../faults/audit'
import { pointsOff } from '../points/audit'
import { booksOff } from '../../../scripts/gateway/modules/trade/order/books-service'

const LIVE = sql`o.state not in ('CANCELED', 'CLOSED')`
/** Resold units of an unpaid order. They still belong to their seller, so they take no stock and no seat. */
const PENDING = sql`r.new_order_id = o.order_id and o.state = 'UNPAID' and r.state in ('ORDERED', 'ENDED')`
type Rows = ReturnType<typeof sql<{ id: string }>>

/** Rules that hold after every step. Each query returns the rows of the bench's buyers that break its rule. */
const RULES: Record<string, Rows> = {
  'what is out of the stock is in an order and did not come back': sql`
    select p.seat_plan_id as id from seat_plans p join stocks k on k.seat_plan_id = p.seat_plan_id
    join refund_baseline b on b.seat_plan_id = p.seat_plan_id
    where p.session_id = 'S2101N01' and k.total - k.remaining - b.sold <> (
      select coalesce(sum(i.quantity), 0) from order_items i join orders o on o.order_id = i.order_id
      where i.seat_plan_id = p.seat_plan_id and ${LIVE} and o.user_id like 'RUSH%')
      - (select count(*) from refund_units u join refunds r on r.refund_id = u.refund_id
        where u.seat_plan_id = p.seat_plan_id and r.user_id like 'RUSH%')
      + (select coalesce(sum(c.quantity), 0) from rebooks c where c.seat_plan_id = p.seat_plan_id and c.state = 'HELD')
      - (select count(*) from resales r join orders o on ${PENDING} where r.seat_plan_id = p.seat_plan_id)
      + (select coalesce(sum(w.offered - w.returned), 0) from waits w where w.seat_plan_id = p.seat_plan_id and w.state = 'OFFERED')`,
  'a waitlist is as long as the count of its tier, and no ticket is left beside it': sql`
    select k.seat_plan_id as id from stocks k join seat_plans p on p.seat_plan_id = k.seat_plan_id where p.session_id = 'S2101N01'
      and (k.waiting <> (select count(*) from waits w where w.seat_plan_id = k.seat_plan_id and w.state = 'WAITING')
        or k.waiting > 0 and (k.remaining > 0 or exists (
          select from resales r where r.seat_plan_id = k.seat_plan_id and r.state = 'OFFERED' and r.wait_id is null)))`,
  'an open or issued invoice has the amount paid in money and by cash cards, less refunds': sql`
    select i.invoice_id as id from invoices i join orders o on o.order_id = i.order_id where i.user_id like 'RUSH%'
      and i.state in ('APPLYING', 'SUCCESS')
      and (o.state <> 'SUCCEEDED' or i.amount <> o.pay_amount + o.card_amount + o.moved_in - o.moved_out - o.refunded_amount)`,
  'an invoice has a number once it is issued': sql`
    select invoice_id as id from invoices where user_id like 'RUSH%'
      and (state = 'SUCCESS' and invoice_number is null or state in ('APPLYING', 'REJECTED') and invoice_number is not null)`,
  'an order has the seats of the tickets that it has left': sql`
    select o.order_id as id from orders o left join seat_holds h on h.order_id = o.order_id
    where ${LIVE} and o.user_id like 'RUSH%' and o.session_id = 'S2101N01'
      and o.ticket_count - o.refunded_count - (select count(*) from resales r where ${PENDING}) <> (
        select count(*) from seats_taken t where t.hold_id = h.hold_id)`,
  'a seat has one valid ticket': sql`
    select t.seat_desc ->> 'zh-CN' as id from tickets t join vouchers v on v.voucher_id = t.voucher_id
    where v.user_id like 'RUSH%' and t.state <> 'REFUNDED' and t.seat_desc ->> 'zh-CN' <> ''
    group by v.session_id, t.seat_desc ->> 'zh-CN' having count(*) > 1`,
  'a code is of one ticket': sql`
    select code_key as id from tickets group by code_key having count(*) > 1`,
  'a refunded ticket admits no one': sql`
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
  'an order sums its refunds, which do not exceed the paid amount': sql`
    select o.order_id as id from orders o where o.user_id like 'RUSH%' and (
      o.refunded_amount <> (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.order_id)
      or o.refunded_count <> (select coalesce(sum(u.ticket_count), 0) from refund_units u where u.order_id = o.order_id)
      or o.refunded_amount + o.moved_out > o.pay_amount + o.card_amount + o.moved_in)`,
  'a refund goes back whole, to the payments that took the money': sql`
    select r.refund_id as id from refunds r where r.user_id like 'RUSH%' and (
      r.amount <> (select coalesce(sum(t.amount), 0) from refund_parts t where t.refund_id = r.refund_id)
      or exists (select from refund_parts t join payments p on p.payment_id = t.payment_id
        where t.refund_id = r.refund_id and (p.state <> 'PAID' or p.order_id <> r.order_id and p.order_id <> all (
          select f.order_id from orders o join orders f on coalesce(f.rebook_of, f.order_id) = coalesce(o.rebook_of, o.order_id)
          where o.order_id = r.order_id))))`,
  'money arrives once': sql`
    select t.part_id as id from refund_parts t left join ledger l on l.part_id = t.part_id
    where (t.state = 'REFUNDED' and t.user_card_id is null) <> (l.entry_id is not null) or l.amount <> t.amount`,
  'an order is refunded once all its tickets and refunds are': sql`
    select o.order_id as id from orders o where o.user_id like 'RUSH%' and (o.state = 'REFUNDED') <> (
      o.refunded_count = o.ticket_count
      and not exists (select from refunds r where r.order_id = o.order_id and r.state <> 'REFUNDED'))`,
  'refunds do not exceed the payment': sql`
    select p.payment_id as id from payments p join refund_parts t on t.payment_id = p.payment_id
    group by p.payment_id, p.amount having sum(t.amount) > p.amount`,
  'refunds do not give a cash card more than it paid': sql`
    select c.order_id || ' ' || c.user_card_id as id from order_cash_cards c
    join orders o on c.order_id = coalesce(o.rebook_of, o.order_id) join refunds r on r.order_id = o.order_id
    join refund_parts t on t.refund_id = r.refund_id and t.user_card_id = c.user_card_id
    group by c.order_id, c.user_card_id, c.amount having sum(t.amount) > c.amount`,
  'of old and new tickets exactly one is there': sql`
    select c.rebook_id as id from rebooks c join orders n on n.order_id = c.new_order_id
    where c.user_id like 'RUSH%' and (n.paid_at is not null) <> exists (
      select from refunds r where r.idempotency_key = 'rebook ' || c.rebook_id and r.order_id = c.order_id)`,
  'new tickets are issued when they are paid, as many as the old ones': sql`
    select n.order_id as id from rebooks c join orders n on n.order_id = c.new_order_id
    where c.user_id like 'RUSH%' and (case when n.paid_at is null then 0 else jsonb_array_length(c.unit_ids) end) <> (
      select count(*) from tickets t join vouchers v on v.voucher_id = t.voucher_id where v.order_id = n.order_id)`,
  'a ticket that was bought is there once, in its order or in the one that took its place, until it comes back for money': sql`
    select o.order_id as id from orders o where o.user_id like 'RUSH%' and o.rebook_of is null and o.paid_at is not null
      and o.ticket_count <> (
        select count(*) from tickets t join vouchers v on v.voucher_id = t.voucher_id join orders f on f.order_id = v.order_id
        where coalesce(f.rebook_of, f.order_id) = o.order_id and t.state <> 'REFUNDED')
      + (select coalesce(sum(r.ticket_count), 0) from refunds r join orders f on f.order_id = r.order_id
        where coalesce(f.rebook_of, f.order_id) = o.order_id and r.kind <> 'REBOOK')`,
  'the coupon of an order that is all back is free': sql`
    select c.coupon_id as id from coupons c join orders o on o.order_id = c.used_order_id
    where o.refunded_count = o.ticket_count and c.expire_time > o.created_at + 31536000000
      and not exists (select from refunds r where r.order_id = o.order_id and r.coupon_compensation is not null)`,
}

/** The same rules for tickets that are listed for resale. */
const OFFER_RULES: Record<string, Rows> = {
  'a ticket is back where it was sold': sql`
    select r.resale_id as id from resales r join tickets t on r.ticket_ids ? t.ticket_id
    where r.state = 'SOLD' and t.state <> 'REFUNDED'`,
  "a ticket on offer is its seller's, whole and valid": sql`
    select r.resale_id as id from resales r join tickets t on r.ticket_ids ? t.ticket_id
    where r.state in ('OFFERED', 'ORDERED') and (t.state <> 'VALID' or t.voucher_id <> r.voucher_id)`,
  "what was sold is the paid order's": sql`
    select r.resale_id as id from resales r left join orders n on n.order_id = r.new_order_id
    where r.state = 'SOLD' and n.paid_at is null`,
  'who sold has the money back less the agreed fee': sql`
    select r.resale_id as id from resales r left join refunds f on f.refund_id = r.refund_id
    where (r.state = 'SOLD') <> (f.refund_id is not null)
      or f.kind <> 'RETURN' or f.amount <> f.tickets - f.fee or f.fee > f.tickets * r.fee_rate / 10000`,
  'a unit is on offer once': sql`
    select order_id || ' ' || unit_id as id from resales where state in ('OFFERED', 'ORDERED')
    group by order_id, unit_id having count(*) > 1`,
  'a place in line holds the tickets that it says': sql`
    select w.wait_id as id from waits w where w.state = 'OFFERED' and w.returned <> (
      select count(*) from resales r where r.wait_id = w.wait_id and r.state = 'OFFERED')`,
  'no ticket is reserved for a waitlist entry without an offer': sql`
    select r.resale_id as id from resales r left join waits w on w.wait_id = r.wait_id
    where r.state = 'OFFERED' and r.wait_id is not null and w.state is distinct from 'OFFERED'`,
}

/** Returns the broken rules; empty if all rules hold. */
export const brokenRules = async (db: Db): Promise<string[]> => {
  const broken = [
    ...(await unbalanced({ db })),
    ...(await booksOff(db)),
    ...(await couponsOff(db)),
    ...(await pointsOff(db)),
  ]
  for (const [rule, query] of Object.entries({ ...RULES, ...OFFER_RULES })) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) broken.push(`${rule}: not ${rows.map(({ id }) => id).join(', ')}`)
  }
  return broken
}

/** Records the stock that was sold before the first purchase of the bench. */
export const noteBaseline = (db: Db) =>
  sql`create table if not exists refund_baseline as
    select seat_plan_id, total - remaining as sold from stocks`.execute(db)
