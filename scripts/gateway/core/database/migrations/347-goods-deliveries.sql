-- Regions of the courier who delivers goods. Fees in fen.
create table delivery_rules (
  -- A province; '' for all provinces without an own rule.
  province_id text primary key,
  is_served boolean not null,
  -- For the first kilogram, and for each further one.
  first_fee bigint not null check (first_fee >= 0),
  next_fee bigint not null check (next_fee >= 0),
  -- Sum of the goods from which the delivery is free; null if it is never free.
  free_from bigint check (free_from > 0)
);

-- Counters that hand out goods.
create table pickup_counters (
  counter_id text primary key,
  venue_id text not null references venues,
  name jsonb not null,
  -- Daily opening hours in minutes after midnight; null for a counter that opens only for shows.
  opens integer check (opens between 0 and 1440),
  closes integer check (closes between 0 and 1440),
  -- Minutes before a show at which the counter opens; null for a counter that does not serve shows.
  show_lead integer check (show_lead > 0),
  sort integer not null
);

-- The parts of an order of goods by their way of delivery. Fees in fen, times in epoch ms.
create table goods_deliveries (
  order_id text not null references item_orders,
  way text not null check (way in ('SELF_TAKE', 'EXPRESS', 'CODE')),
  fee bigint not null check (fee >= 0),
  state text not null check (state in ('WAITING', 'SENT', 'DONE', 'VOID')),
  -- Recipient and address of a parcel.
  address jsonb,
  -- Company and number of a parcel that was sent.
  express jsonb,
  -- Time of the parcel's next step.
  next_at bigint,
  -- Counter of a pick-up, and the session for whose audience it opens.
  counter_id text references pickup_counters,
  session_id text references sessions,
  -- Code of a paid pick-up.
  pickup_code text unique,
  -- Codes of paid goods that are codes: ids of the variants and codes.
  codes jsonb not null default '[]',
  -- Time and counter of the handover.
  done_at bigint,
  done_by text not null default '',
  primary key (order_id, way)
);

create index goods_deliveries_due on goods_deliveries (next_at) where next_at is not null;
