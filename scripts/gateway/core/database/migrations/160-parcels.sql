-- Parcels of paper tickets. Company and number are in the order (orders.express) from the time of dispatch.
create table parcels (
  order_id text primary key references orders,
  state text not null check (state in ('PACKING', 'ON_WAY', 'OUT', 'SIGNED', 'RETURNING', 'RETURNED', 'CANCELED')),
  -- Last step of the parcel.
  step text not null,
  -- Time of the next step, epoch ms; null if no step follows automatically.
  next_at bigint
);

create index parcels_due on parcels (next_at) where next_at is not null;

create table parcel_events (
  event_id bigint generated always as identity primary key,
  order_id text not null references parcels,
  step text not null,
  -- City in which the event happened.
  place jsonb not null,
  at bigint not null
);

create index parcel_events_by_order on parcel_events (order_id, event_id);

-- Orders that were paid before this table existed. Their parcels are packed now, or have arrived.
insert into parcels (order_id, state, step, next_at)
select order_id,
  case state when 'RESERVE' then 'PACKING' when 'SUCCEEDED' then 'SIGNED' when 'REFUNDED' then 'RETURNED' else 'ON_WAY' end,
  case state when 'RESERVE' then 'PACKED' when 'SUCCEEDED' then 'SIGNED' when 'REFUNDED' then 'RETURNED' else 'PICKED_UP' end,
  case when state in ('RESERVE', 'DELIVERING_EXPRESS') then paid_at + 43200000 end
from orders
where deliver_method = 'EXPRESS' and paid_at is not null;

insert into parcel_events (order_id, step, place, at)
select p.order_id, p.step, '{"zh-CN":"","zh-MO":"","en-US":""}', o.paid_at
from parcels p join orders o on o.order_id = p.order_id
