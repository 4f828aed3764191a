import { sql } from 'kysely'
import type { Db, Tx } from '../../../core/database/database'

/**
 * Returns the error in the ledger of each payable, in fen, by its id. This is the ledger's balance minus the paid and
 * not refunded money, and must be 0.
 */
export const ledgerBalances = async (db: Db | Tx, ids?: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ order_id: string; balance: number }>`
    select o.order_id, (coalesce(sum(case l.kind when 'CHARGE' then l.amount else -l.amount end), 0)
      - case when o.is_paid then o.pay_amount - coalesce(sum(l.amount) filter (where l.kind = 'REFUND'), 0)
        when o.is_refunded then o.pay_amount - o.refunded_amount + o.card_refunded
        else 0 end)::bigint as balance
    from payable_books o left join ledger l on l.order_id = o.order_id
    where ${ids ? sql`o.order_id = any(${[...ids]})` : sql`true`}
    group by o.order_id, o.is_paid, o.is_refunded, o.pay_amount, o.refunded_amount, o.card_refunded`.execute(db)
  return new Map(rows.map(({ order_id: id, balance }) => [id, balance]))
}

/**
 * Checks the journal and returns a sentence for each error. The lines of each entry must add up to 0. For each payable,
 * the buyer's account must equal the ledger, and the provider's account must equal the pending refunds. Money that was
 * moved from one order must arrive at another. The balance of each cash card must equal the sum of its events. The
 * balances of all cards must equal the journal.
 * @forTests
 */
export const booksOff = async (db: Db | Tx): Promise<string[]> => {
  const { rows } = await sql<{ fault: string }>`
    select 'entry ' || entry_id || ' is off by ' || sum(amount) as fault from journal group by entry_id having sum(amount) <> 0
    union all
    select 'buyer of ' || o.order_id || ' is off by ' || (coalesce(j.amount, 0) + coalesce(l.amount, 0))
    from payable_books o
    left join (select order_id, sum(amount) as amount from journal where account = 'BUYER' group by order_id) j
      on j.order_id = o.order_id
    left join (select order_id, sum(case kind when 'CHARGE' then amount else -amount end) as amount from ledger group by order_id) l
      on l.order_id = o.order_id
    where coalesce(j.amount, 0) + coalesce(l.amount, 0) <> 0
    union all
    select 'provider of ' || o.order_id || ' is off by ' || (coalesce(j.amount, 0) - coalesce(p.amount, 0))
    from payable_books o
    left join (select order_id, sum(amount) as amount from journal where account = 'PROVIDER' group by order_id) j
      on j.order_id = o.order_id
    left join (select r.order_id, sum(p.amount) as amount from refund_parts p join refunds r on r.refund_id = p.refund_id
      where p.state <> 'REFUNDED' group by r.order_id) p on p.order_id = o.order_id
    where coalesce(j.amount, 0) <> coalesce(p.amount, 0)
    union all
    select 'fees of ' || o.order_id || ' are off by ' || (coalesce(j.amount, 0) - coalesce(r.fee, 0))
    from payable_books o
    left join (select order_id, sum(amount) as amount from journal where account = 'FEES' group by order_id) j
      on j.order_id = o.order_id
    left join (select order_id, sum(fee) as fee from refunds group by order_id) r on r.order_id = o.order_id
    where coalesce(j.amount, 0) <> coalesce(r.fee, 0)
    union all
    select 'what moved from ' || o.order_id || ' is off by ' || (coalesce(j.amount, 0) - o.moved_out + case
      when o.paid_at is null then 0 else o.moved_in end)
    from payable_books o
    left join (select order_id, sum(amount) as amount from journal where account = 'MOVED' group by order_id) j
      on j.order_id = o.order_id
    where coalesce(j.amount, 0) <> o.moved_out - case when o.paid_at is null then 0 else o.moved_in end
    union all
    select 'what moved is off by ' || sum(amount) from journal where account = 'MOVED' having sum(amount) <> 0
    union all
    select 'card ' || u.user_card_id || ' is off by ' || (u.balance - sum(e.amount))
    from user_cards u join card_events e on e.user_card_id = u.user_card_id
    where u.balance is not null group by u.user_card_id, u.balance having u.balance <> sum(e.amount)
    union all
    select 'cards of ' || o.order_id || ' are off by ' || (coalesce(j.amount, 0) - o.booked)
    from (select order_id, card_refunded - case when paid_at is null then 0 else card_amount end as booked
      from payable_books) o
    left join (select order_id, sum(amount) as amount from journal where account = 'CARDS' and kind <> 'CARD'
      group by order_id) j on j.order_id = o.order_id
    where coalesce(j.amount, 0) <> o.booked
    union all
    select 'cards that pay ' || o.order_id || ' are off by ' || (o.card_amount - coalesce(sum(c.amount), 0))
    from payable_books o left join order_cash_cards c on c.order_id = o.order_id
    group by o.order_id, o.card_amount having o.card_amount <> coalesce(sum(c.amount), 0)
    union all
    select 'cards are off by ' || (b.left + h.held - j.booked)
    from (select coalesce(sum(balance), 0) as left from user_cards) b,
      (select coalesce(sum(card_amount), 0) as held from (select card_amount, state from orders
        union all select card_amount, state from item_orders) o where state = 'UNPAID') h,
      (select coalesce(sum(amount), 0) as booked from journal where account = 'CARDS') j
    where b.left + h.held <> j.booked`.execute(db)
  return rows.map(({ fault }) => fault)
}
