alter table goods rename to spus;

-- Attributes of its variants: ids and names, with the ids and names of their values.
alter table spus add column attributes jsonb not null default '[]';

-- Variants of goods. Amounts in fen.
create table skus (
  sku_id text primary key,
  spu_id text not null references spus,
  -- Ids of its value of each attribute.
  value_ids jsonb not null default '[]',
  price bigint not null check (price >= 0),
  market_price bigint,
  stock integer not null check (stock >= 0),
  sort integer not null
);

create index skus_by_spu on skus (spu_id, sort);

insert into skus (sku_id, spu_id, price, market_price, stock, sort)
select spu_id || '-1', spu_id, price, market_price, stock, 0 from spus;

alter table spus drop column price, drop column market_price, drop column stock;

-- Goods that are sold with the tickets of a show, or of one of its sessions or tiers.
create table tied_rules (
  rule_id text primary key,
  spu_id text not null references spus,
  show_id text not null references shows,
  session_id text references sessions,
  seat_plan_id text references seat_plans,
  -- Required goods are part of the price of every ticket of the show.
  required boolean not null default false,
  -- Pieces for each ticket: the most, or the number of required ones; null without this limit.
  spu_qty integer check (spu_qty > 0),
  sort integer not null,
  check (not required or (session_id is null and seat_plan_id is null and spu_qty is not null))
);

create index tied_rules_by_show on tied_rules (show_id, sort);

-- Price of the required goods of one ticket, fen. Counts the cheapest variant of each kind of goods.
alter table shows add column required_goods bigint not null default 0 check (required_goods >= 0)
