-- Combos: several shows for one price.
create table combos (
  promotion_id text primary key,
  merchant_id text not null,
  activity_type text not null check (activity_type in ('FIXED', 'FIXED_SHOWS', 'FLEX')),
  promotion_method text not null check (promotion_method in ('PRICE', 'DISCOUNT', 'CUT', 'FREE_ONE')),
  seat_pick_type text not null check (seat_pick_type in ('SUPPORT_NONE', 'SAME', 'EACH')),
  title jsonb not null,
  description jsonb not null,
  picture_url text not null,
  sale_time bigint not null,
  sale_end bigint not null check (sale_end > sale_time),
  -- Maximum number of sets of a buyer; null for any number.
  per_buyer integer check (per_buyer > 0),
  -- Fee of a refund of the whole combo, basis points.
  refund_fee_rate integer not null check (refund_fee_rate between 0 and 10000),
  -- Steps of the price table, and groups of tiers with a common price.
  rule jsonb not null,
  sort integer not null
);

create table combo_parts (
  promotion_id text not null references combos on delete cascade,
  part_id text not null,
  sort integer not null,
  show_ids jsonb not null,
  -- Null for all sessions of the shows.
  session_ids jsonb,
  -- Null for all tiers of the sessions.
  seat_plan_ids jsonb,
  -- Number of shows that a set has of the part.
  least integer not null check (least >= 0),
  most integer not null check (most >= least and most > 0),
  -- Number of tickets of each show in a set.
  quantity integer not null check (quantity > 0),
  primary key (promotion_id, part_id)
);
