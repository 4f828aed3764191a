-- Parents of orders that were bought together. Responses of these orders contain the parent's bind id. A parent has no
-- money and no tickets; all other values are computed from its orders.
create table order_parents (
  parent_id text primary key,
  order_number text not null unique,
  bind_id text not null unique,
  created_at bigint not null
);

-- Parent order of orders that were bought together, or null.
alter table orders add column parent_id text references order_parents;

create index orders_by_parent on orders (parent_id) where parent_id is not null
