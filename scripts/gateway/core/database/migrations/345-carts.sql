-- The cart of a buyer. Every change of its lines locks its row.
create table carts (
  user_id text primary key references users,
  -- Increases with every change of the lines.
  version integer not null default 0
);

create table cart_lines (
  line_id text primary key,
  -- Order of the lines.
  position bigint generated always as identity,
  user_id text not null references users,
  spu_id text not null references spus,
  sku_id text not null,
  -- Show to which the goods belong, or ''.
  show_id text not null default '',
  quantity integer not null check (quantity between 1 and 99),
  -- Price of one piece when the line was added, fen.
  added_price bigint not null,
  added_at bigint not null,
  -- Values of the variant when the line was added, for variants that no longer exist.
  id_arr jsonb not null,
  -- Time of the removal, epoch ms; null for a line of the cart.
  removed_at bigint,
  -- The unpaid order that contains the line; null for a line of the cart.
  order_id text
);

create index cart_lines_by_user on cart_lines (user_id);

create index cart_lines_by_order on cart_lines (order_id) where order_id is not null;

-- Operations that were applied, with their answers. A repeated operation returns its answer.
create table cart_operations (
  user_id text not null references users,
  operation_id text not null,
  answer jsonb not null,
  applied_at bigint not null,
  primary key (user_id, operation_id)
);

-- Lines of earlier carts contain no variant, so only goods with one variant remain in the cart.
insert into carts (user_id, version)
select distinct user_id, 1 from cart_items;

insert into cart_lines (line_id, user_id, spu_id, sku_id, quantity, added_price, added_at, id_arr)
select 'L' || i.user_id || '-' || k.sku_id, i.user_id, i.spu_id, k.sku_id, least(i.quantity, 99), k.price,
  (extract(epoch from now()) * 1000)::bigint, '[]'
from cart_items i
join skus k on k.spu_id = i.spu_id
where k.value_ids = '[]' and not exists (select from skus o where o.spu_id = k.spu_id and o.sku_id <> k.sku_id)
order by i.user_id, i.spu_id;

drop table cart_items;

-- The merchant's switches of the cart (productCartConfig); absent for the defaults.
create table cart_switches (
  name text primary key,
  enabled boolean not null
)
