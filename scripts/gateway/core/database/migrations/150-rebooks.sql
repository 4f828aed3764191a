-- Rebooking rule: deadlines before the start (domain/rebook/rule). Null if tickets cannot be rebooked.
alter table shows add column rebook_rule jsonb;

-- Original order of a rebooking, or null.
alter table orders add column rebook_of text references orders;

-- Money that moved from the original order to this one, fen. `moved_out` is the money that moved to later orders.
alter table orders add column moved_in bigint not null default 0 check (moved_in >= 0);

alter table orders add column moved_out bigint not null default 0 check (moved_out >= 0);

create index orders_by_rebook on orders (rebook_of) where rebook_of is not null;

alter table orders drop constraint orders_refunded_amount;

-- The refunded and moved money never exceeds the received money.
alter table orders add constraint orders_refunded_amount
  check (refunded_amount >= 0 and refunded_amount + moved_out <= pay_amount + moved_in);

-- Way in which the units were returned: a refund, a rebooking or a resale.
alter table refunds add column kind text not null default 'REFUND' check (kind in ('REFUND', 'REBOOK', 'RETURN'));

-- Money that moved to another order and pays for its tickets, fen.
alter table refunds add column moved bigint not null default 0 check (moved >= 0);

do $$
declare
  name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'refunds'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%amount = %'
  loop
    execute format('alter table refunds drop constraint %I', name);
  end loop;
end $$;

alter table refunds add constraint refunds_amount check (amount >= 0 and amount = tickets - fee + extras - moved);

alter table journal drop constraint journal_kind_check;

alter table journal drop constraint journal_account_check;

alter table journal add constraint journal_kind_check
  check (kind in ('CHARGE', 'RETURN', 'SALE', 'REFUND_DUE', 'REFUND', 'REBOOK', 'RETURN_DUE'));

-- MOVED is money that moved from an order to the order that replaced it.
alter table journal add constraint journal_account_check
  check (account in ('BUYER', 'PROVIDER', 'MERCHANT', 'COUPONS', 'FEES', 'MOVED'));

-- Rebookings with their prices and held tickets. HELD ends at `expires_at`. ORDERED has an order.
create table rebooks (
  rebook_id text primary key,
  order_id text not null references orders,
  user_id text not null references users,
  unit_ids jsonb not null,
  session_id text not null references sessions,
  seat_plan_id text not null references seat_plans,
  -- Units of the tier.
  quantity integer not null check (quantity > 0),
  -- Hold of the new seats; null if the buyer does not choose seats.
  hold_id text references seat_holds,
  state text not null check (state in ('HELD', 'ORDERED', 'RELEASED', 'EXPIRED')),
  paid bigint not null check (paid >= 0),
  granted bigint not null check (granted >= 0),
  price bigint not null check (price >= 0),
  carried bigint not null,
  moved bigint not null,
  due bigint not null check (due >= 0),
  back bigint not null check (back >= 0),
  expires_at bigint not null,
  new_order_id text unique references orders,
  created_at bigint not null,
  check ((state = 'ORDERED') = (new_order_id is not null)),
  check (paid = moved + back and price = carried + moved + due)
);

create unique index rebooks_held_once on rebooks (order_id) where state = 'HELD';

create index rebooks_due on rebooks (expires_at) where state = 'HELD';

create index rebooks_by_order on rebooks (order_id)
