-- Points that a buyer received together. They expire together.
create table point_lots (
  lot_id text primary key,
  user_id text not null references users,
  source text not null check (source in ('ORDER', 'GRANT')),
  -- Order that earned the points; null for granted points.
  order_id text references orders,
  -- Reason of granted points, in each language; null for points from an order.
  reason jsonb,
  -- Factor of the buyer's level when the points were earned, percent.
  factor integer not null default 100,
  amount integer not null check (amount > 0),
  -- Used by orders, canceled by refunds, and ended before their use.
  used integer not null default 0 check (used >= 0),
  canceled integer not null default 0 check (canceled >= 0),
  ended integer not null default 0 check (ended >= 0),
  created_at bigint not null,
  usable_at bigint not null,
  end_time bigint not null,
  check (used + canceled + ended <= amount),
  check ((source = 'ORDER') = (order_id is not null))
);

create index point_lots_of_buyer on point_lots (user_id, end_time);
create unique index point_lots_of_order on point_lots (order_id) where order_id is not null;
create index point_lots_to_end on point_lots (end_time) where used + canceled + ended < amount;

-- Every movement of points. The sum of the movements of a lot is its remaining points.
create table point_records (
  record_id bigint generated always as identity primary key,
  user_id text not null references users,
  lot_id text not null references point_lots,
  -- A kind of movement (domain/points/lot).
  kind text not null,
  amount integer not null check (amount <> 0),
  at bigint not null,
  -- Order of the movement, or ''.
  ref text not null default ''
);

create index point_records_of_buyer on point_records (user_id, record_id);
create index point_records_of_lot on point_records (lot_id);

-- Points that an order used, by lot, so that they return to the same lots.
create table point_uses (
  order_id text not null,
  lot_id text not null references point_lots,
  amount integer not null check (amount > 0),
  returned boolean not null default false,
  primary key (order_id, lot_id)
);

create index point_uses_of_lot on point_uses (lot_id);

-- Points that a refund canceled after the buyer had used them. Later points settle this debt.
create table point_debts (
  user_id text primary key references users,
  amount integer not null check (amount > 0)
);

-- Points that an item order costs in addition to its money.
alter table item_orders add column pay_points integer not null default 0 check (pay_points >= 0);
