-- Orders of items other than tickets. Amounts in fen, times in epoch ms.
create table item_orders (
  order_id text primary key,
  order_number text not null unique,
  transaction_id text not null unique,
  bind_id text not null unique,
  user_id text not null references users,
  idempotency_key text not null,
  request_hash text not null,
  state text not null
    check (state in ('UNPAID', 'PAID', 'SUCCEEDED', 'CANCELED', 'CLOSED', 'REFUNDING', 'REFUNDED')),
  -- Kind of its item, which names the module that sells it.
  kind text not null,
  spu_id text not null,
  -- Name and picture at the time of the order.
  name jsonb not null,
  poster_url text not null,
  quantity integer not null check (quantity > 0),
  unit_price bigint not null check (unit_price >= 0),
  total bigint not null check (total >= 0),
  pay_amount bigint not null check (pay_amount between 0 and total),
  price_lines jsonb not null,
  coupon_id text references coupons,
  -- Person of a personal item: name, document type, masked document number and document key.
  identity jsonb,
  created_at bigint not null,
  reserve_until bigint not null,
  paid_at bigint,
  pay_product text,
  refunded_amount bigint not null default 0 check (refunded_amount between 0 and pay_amount),
  unique (user_id, idempotency_key)
);

create index item_orders_by_user on item_orders (user_id, created_at desc);

create index item_orders_due on item_orders (reserve_until) where state = 'UNPAID';

-- Price of each unit of an order, split into the coupon's part and the paid part.
create table item_order_units (
  order_id text not null references item_orders,
  unit_id text not null,
  coupon bigint not null check (coupon >= 0),
  paid bigint not null check (paid >= 0),
  primary key (order_id, unit_id)
);

create table item_order_events (
  event_id bigint generated always as identity primary key,
  order_id text not null references item_orders,
  state text not null,
  at bigint not null
);

create index item_order_events_by_order on item_order_events (order_id, event_id);

-- Payments and books refer to any payable.
alter table payments drop constraint payments_order_id_fkey;

alter table ledger drop constraint ledger_order_id_fkey;

alter table journal drop constraint journal_order_id_fkey;

-- The money of each payable by its own rows, for the checks of the books.
create view payable_books as
select order_id, pay_amount, refunded_amount, moved_in, moved_out, paid_at,
  state in ('RESERVE', 'DELIVERING', 'DELIVERING_EXPRESS', 'SUCCEEDED') as is_paid, state = 'REFUNDED' as is_refunded
from orders
union all
select order_id, pay_amount, refunded_amount, 0, 0, paid_at,
  state in ('PAID', 'SUCCEEDED', 'REFUNDING'), state = 'REFUNDED'
from item_orders
