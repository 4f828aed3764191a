-- Every movement of growth. The sum of an order's rows is the growth that it earned.
create table growth_records (
  record_id bigint generated always as identity primary key,
  user_id text not null references users,
  -- A kind of movement (domain/member/growth).
  kind text not null,
  -- Negative for growth that the buyer no longer has.
  amount integer not null check (amount <> 0),
  at bigint not null,
  -- The time from which it counts.
  counts_at bigint not null,
  -- True once the level considered it.
  is_settled boolean not null default false,
  -- Order of the movement; null for growth that the merchant granted.
  order_id text references orders,
  -- Reason of growth that the merchant granted, in each language; null for growth from an order.
  reason jsonb,
  check ((reason is null) = (order_id is not null))
);

create index growth_records_of_buyer on growth_records (user_id, record_id);

create index growth_records_of_order on growth_records (order_id) where order_id is not null;
create index growth_records_to_settle on growth_records (counts_at) where not is_settled;

-- Periods in which a buyer has a level. The level is the highest of the periods at a time.
create table level_periods (
  period_id text primary key,
  user_id text not null references users,
  level integer not null references member_levels,
  source text not null check (source in ('GROWN', 'BOUGHT')),
  start_time bigint not null,
  end_time bigint not null check (end_time > start_time),
  -- Time at which the period ended early, epoch ms, or null. `replaced_by` is the item order that replaced it.
  closed_at bigint,
  replaced_by text references item_orders,
  -- Item order of a bought period. `price` is the amount for which unused days are credited, fen.
  order_id text unique references item_orders,
  price bigint not null default 0 check (price >= 0),
  -- Number of notices about the end of the period that were sent.
  notices integer not null default 0,
  -- True once its end was reviewed.
  is_reviewed boolean not null default false,
  check ((source = 'BOUGHT') = (order_id is not null)),
  check (replaced_by is null or closed_at is not null)
);

create index level_periods_of_buyer on level_periods (user_id, end_time);

create index level_periods_to_review on level_periods (end_time) where not is_reviewed and closed_at is null;

-- The buyer's permission for the next message of the host about the level.
create table member_subscriptions (
  user_id text primary key references users,
  open_id text not null,
  created_at bigint not null
)
