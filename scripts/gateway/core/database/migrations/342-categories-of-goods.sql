create table spu_categories (
  category_id text primary key,
  name jsonb not null,
  picture text not null,
  sort integer not null
);

alter table spus
  add column spu_type text not null default 'GOODS' check (spu_type in ('GOODS', 'CODE', 'PREORDER')),
  add column category_id text references spu_categories,
  -- Ways in which the goods reach the buyer: EXPRESS, SELF_TAKE, CODE.
  add column deliver_methods jsonb not null default '["SELF_TAKE"]',
  -- Start and end of the sale, epoch ms; null without a start or an end.
  add column sale_time bigint,
  add column sale_end bigint check (sale_end > sale_time),
  add column is_on_shelf boolean not null default true,
  -- Maximum pieces of a buyer, and of an order; null without a limit of these goods.
  add column per_buyer integer check (per_buyer > 0),
  add column per_order integer check (per_order > 0),
  -- Weight of a piece with its packaging, grams.
  add column weight integer not null default 0 check (weight >= 0),
  -- Pictures after the poster.
  add column pictures jsonb not null default '[]',
  add column film text,
  add column detail jsonb not null default '{"zh-CN":"","zh-MO":"","en-US":""}',
  -- Shows to which the goods belong.
  add column show_ids jsonb not null default '[]',
  -- True if the buyer may send the goods back within seven days.
  add column is_returnable boolean not null default true;

create index spus_by_category on spus (category_id, sort)
