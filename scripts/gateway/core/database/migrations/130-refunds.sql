-- Refund rule: deadlines before the start, and the fee of each (domain/refund/rule).
alter table shows add column refund_rule jsonb not null default '{"steps":[],"perSession":1}';

-- Number of refunded tickets, including those of running refunds.
alter table orders add column refunded_count integer not null default 0;

-- Refunded money, including running refunds, fen. A constraint prevents refunds above the paid amount.
alter table orders add column refunded_amount bigint not null default 0;

update orders set refunded_count = ticket_count, refunded_amount = pay_amount where state = 'REFUNDED';

alter table orders add constraint orders_refunded_count check (refunded_count between 0 and ticket_count);

alter table orders add constraint orders_refunded_amount check (refunded_amount between 0 and pay_amount);

-- Refunds. Amounts in fen. `amount` is the refunded money: tickets minus the fee and money that moves to other orders,
-- plus extras.
create table refunds (
  refund_id text primary key,
  order_id text not null references orders,
  user_id text not null references users,
  session_id text not null references sessions,
  idempotency_key text not null,
  request_hash text not null,
  state text not null check (state in ('IN_PROGRESS', 'REFUNDED', 'FAILED')),
  reason text not null,
  -- True if the show was canceled or postponed. The refund then has no fee and does not count.
  changed boolean not null,
  ticket_count integer not null check (ticket_count > 0),
  tickets bigint not null check (tickets >= 0),
  fee bigint not null check (fee between 0 and tickets),
  extras bigint not null check (extras >= 0),
  amount bigint not null,
  -- Amount that the coupon had paid, fen. `points` is the amount that points had paid.
  coupon bigint not null check (coupon >= 0),
  points bigint not null check (points >= 0),
  -- True if the coupon was returned to the buyer.
  coupon_back boolean not null,
  created_at bigint not null,
  check (amount = tickets - fee + extras),
  unique (user_id, idempotency_key)
);

create index refunds_by_user on refunds (user_id, created_at desc);

create index refunds_by_order on refunds (order_id);

-- Refunded units. A ticket, or the tickets of a bundle, can be refunded only once.
create table refund_units (
  order_id text not null references orders,
  unit_id text not null,
  refund_id text not null references refunds,
  seat_plan_id text not null references seat_plans,
  ticket_count integer not null check (ticket_count > 0),
  -- Numbers of its seats, where they were picked.
  seats jsonb not null,
  -- Seat labels of the unit's tickets.
  labels jsonb not null,
  primary key (order_id, unit_id)
);

create index refund_units_by_refund on refund_units (refund_id);

-- Parts of a refund by the payment to which the money returns. `payment_id` is null for seeded orders.
create table refund_parts (
  part_id text primary key,
  refund_id text not null references refunds,
  payment_id text references payments,
  product text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('IN_PROGRESS', 'REFUNDED', 'FAILED')),
  -- Time of the provider's response, epoch ms. For a failed part, the time of the next attempt.
  due_at bigint not null,
  sort integer not null
);

create index refund_parts_by_refund on refund_parts (refund_id, sort);

create index refund_parts_due on refund_parts (due_at) where state <> 'REFUNDED';

create table refund_events (
  event_id bigint generated always as identity primary key,
  refund_id text not null references refunds,
  state text not null,
  at bigint not null
);

create index refund_events_by_refund on refund_events (refund_id, event_id);

alter table ledger drop constraint ledger_kind_check;

alter table ledger drop constraint ledger_payment_id_kind_key;

alter table ledger add column part_id text unique references refund_parts;

alter table ledger add constraint ledger_kind_check
  check (kind in ('CHARGE', 'RETURN') and part_id is null or kind = 'REFUND' and part_id is not null);

create unique index ledger_once on ledger (payment_id, kind) where kind <> 'REFUND';

-- Double entries: the lines of an entry sum to 0. Positive is what an account has.
create table journal (
  line_id bigint generated always as identity primary key,
  entry_id text not null,
  order_id text not null references orders,
  kind text not null check (kind in ('CHARGE', 'RETURN', 'SALE', 'REFUND_DUE', 'REFUND')),
  account text not null check (account in ('BUYER', 'PROVIDER', 'MERCHANT', 'COUPONS', 'FEES')),
  amount bigint not null,
  at bigint not null,
  unique (entry_id, account)
);

create index journal_by_order on journal (order_id);

insert into journal (entry_id, order_id, kind, account, amount, at)
select 'L' || l.entry_id, l.order_id, l.kind, a.account, l.amount * a.sign * case l.kind when 'CHARGE' then 1 else -1 end, l.at
from ledger l cross join (values ('PROVIDER', 1), ('BUYER', -1)) as a (account, sign);

insert into journal (entry_id, order_id, kind, account, amount, at)
select 'S' || o.order_id, o.order_id, 'SALE', a.account, o.pay_amount * a.sign, o.paid_at
from orders o cross join (values ('MERCHANT', 1), ('PROVIDER', -1)) as a (account, sign)
where o.paid_at is not null and o.pay_amount > 0;

insert into journal (entry_id, order_id, kind, account, amount, at)
select 'D' || o.order_id, o.order_id, 'REFUND_DUE', a.account, o.pay_amount * a.sign, o.paid_at
from orders o cross join (values ('MERCHANT', -1), ('PROVIDER', 1)) as a (account, sign)
where o.state = 'REFUNDED' and o.paid_at is not null and o.pay_amount > 0
