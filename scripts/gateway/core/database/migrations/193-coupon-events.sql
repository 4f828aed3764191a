alter table coupons
  -- Time of the use at a counter, epoch ms.
  add column verified_at bigint,
  -- Time at which the merchant withdrew the coupon, epoch ms, or null.
  add column withdrawn_at bigint;

-- Every change of a coupon, in order. The state of a coupon is computed from its changes and the clock.
create table coupon_events (
  event_id bigint generated always as identity primary key,
  coupon_id text not null references coupons on delete cascade,
  -- One of COUPON_EVENTS (domain/coupon/events).
  kind text not null,
  at bigint not null,
  -- Order, refund or packet of the change, or ''.
  ref text not null default '',
  -- Validity after the change, epoch ms.
  start_time bigint not null,
  expire_time bigint not null
);

create index coupon_events_coupon on coupon_events (coupon_id);

create index coupons_by_order on coupons (used_order_id);

create index coupons_by_refund on coupons (refund_id);

insert into coupon_events (coupon_id, kind, at, start_time, expire_time)
select coupon_id, 'RECEIVED', coalesce(received_at, start_time), start_time, expire_time from coupons;

insert into coupon_events (coupon_id, kind, at, ref, start_time, expire_time)
select c.coupon_id, 'HELD', coalesce(c.used_at, c.start_time), c.used_order_id, c.start_time, c.expire_time
from coupons c where c.used_order_id is not null;

insert into coupon_events (coupon_id, kind, at, ref, start_time, expire_time)
select c.coupon_id, 'USED', coalesce(c.used_at, c.start_time), c.used_order_id, c.start_time, c.expire_time
from coupons c join orders o on o.order_id = c.used_order_id where o.state <> 'UNPAID'
