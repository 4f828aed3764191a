create table meta (
  key text primary key,
  value text not null
);

create table sites (
  site_id text primary key,
  bs_city_id text not null unique,
  city_id text not null,
  province_id text not null,
  name jsonb not null,
  status text not null,
  lat double precision not null,
  lng double precision not null,
  sort integer not null
);

create table cities (
  city_id text primary key,
  site_id text references sites,
  name jsonb not null
);

create table venues (
  venue_id text primary key,
  city_id text not null references cities,
  name jsonb not null,
  address jsonb not null,
  lat double precision not null,
  lng double precision not null,
  image_url text not null,
  sort integer not null
);

create table tours (
  tour_id text primary key,
  name jsonb not null,
  description jsonb not null,
  poster_url text not null,
  poster_color text not null,
  sort integer not null
);

create table show_groups (
  show_group_id text primary key,
  name jsonb not null,
  description jsonb not null,
  venue_id text not null references venues,
  poster_url text not null,
  poster_color text not null
);

-- `state` is set by the merchant. The status of a LISTED show is computed from its sale time, stock and the clock.
create table shows (
  show_id text primary key,
  category text not null,
  venue_id text not null references venues,
  tour_id text references tours,
  show_group_id text references show_groups,
  name jsonb not null,
  advertise jsonb not null,
  performers jsonb not null,
  description jsonb not null,
  tags jsonb not null,
  notes jsonb not null,
  alert jsonb,
  button jsonb,
  poster_url text not null,
  poster_color text not null,
  state text not null,
  sale_time bigint,
  listed_at bigint not null,
  utc_offset integer not null default 480,
  duration integer,
  custom_price bigint,
  is_free boolean not null default false,
  discount double precision,
  seat_pick_type text not null default 'SUPPORT_NONE',
  wait_list boolean not null default false,
  hot_mode boolean not null default false,
  audience_mode text not null default 'NONE',
  id_types jsonb not null,
  min_age integer,
  max_age integer,
  deliver_methods jsonb not null,
  delivery_fee bigint not null default 0,
  code_lead bigint,
  order_limit integer,
  popularity integer not null,
  selected boolean not null default false,
  search_text text not null
);

create index shows_by_category on shows (category);

-- `state`: LISTED, CANCELED or DELAY.
create table sessions (
  session_id text primary key,
  show_id text not null references shows,
  show_time bigint not null,
  permanent boolean not null default false,
  state text not null,
  sort integer not null
);

create index sessions_by_show on sessions (show_id, show_time);

create table seat_plans (
  seat_plan_id text primary key,
  session_id text not null references sessions,
  name jsonb not null,
  description jsonb not null,
  price bigint not null check (price >= 0),
  sale_price bigint check (sale_price >= 0),
  color text not null,
  unit_qty integer not null default 1 check (unit_qty > 0),
  entrance jsonb not null,
  wait_list boolean not null default false,
  sort integer not null
);

create index seat_plans_by_session on seat_plans (session_id, sort);

-- Remaining units of a tier, never below 0. The row is separate, because many orders change it during a sale.
create table stocks (
  seat_plan_id text primary key references seat_plans,
  total integer not null check (total >= 0),
  remaining integer not null check (remaining >= 0 and remaining <= total)
);

-- FULL deducts `value` fen from `threshold` fen on. PER deducts `value` fen for each whole threshold. DISCOUNT charges
-- `value` percent from `threshold` tickets on.
create table promotions (
  promotion_id text primary key,
  show_id text not null references shows,
  category text not null,
  title jsonb not null,
  description jsonb not null,
  threshold integer not null,
  value integer not null,
  sort integer not null
);

create index promotions_by_show on promotions (show_id);

create table goods (
  spu_id text primary key,
  name jsonb not null,
  poster_url text not null,
  price bigint not null,
  market_price bigint,
  stock integer not null check (stock >= 0),
  sort integer not null
);

create view show_facts as
select
  s.show_id,
  min(coalesce(p.sale_price, p.price)) as min_price,
  max(coalesce(p.sale_price, p.price)) as max_price,
  min(n.show_time) as first_time,
  max(n.show_time) as last_time,
  coalesce(sum(k.remaining), 0)::int as remaining,
  count(distinct n.session_id)::int as session_count
from shows s
left join sessions n on n.show_id = s.show_id
left join seat_plans p on p.session_id = n.session_id
left join stocks k on k.seat_plan_id = p.seat_plan_id
group by s.show_id
