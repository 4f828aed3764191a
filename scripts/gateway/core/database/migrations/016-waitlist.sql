-- Number of buyers on the tier's waitlist. While it is not 0, only these buyers can order from the tier.
alter table stocks
  add column waiting int not null default 0 check (waiting between 0 and 200);

create index stocks_waited_for on stocks (seat_plan_id) where waiting > 0;

-- Waitlist positions of tiers. `sequence` increases with each position.
create table waits (
  wait_id text primary key,
  -- Increases with each position. A lower number was joined earlier.
  sequence bigint generated always as identity unique,
  user_id text not null references users,
  show_id text not null references shows,
  session_id text not null references sessions,
  seat_plan_id text not null references seat_plans,
  -- Requested units.
  quantity int not null check (quantity > 0),
  state text not null,
  -- Offered units; 0 before the offer.
  offered int not null default 0,
  offer_until bigint,
  order_id text,
  joined_at bigint not null,
  changed_at bigint not null
);

create unique index waits_open_once on waits (user_id, seat_plan_id) where state in ('WAITING', 'OFFERED');

create index waits_in_line on waits (seat_plan_id, sequence) where state = 'WAITING';

create index waits_offered on waits (offer_until) where state = 'OFFERED';

create index waits_by_user on waits (user_id, show_id);

-- Time at which the message was sent to the buyer, epoch ms.
alter table subscriptions add column notified_at bigint;

-- Messages to buyers. A sandbox does not send them, but shows them on its console.
create table messages (
  message_id bigint generated always as identity primary key,
  -- Null for an address or a phone without an account.
  user_id text not null references users,
  channel text not null,
  -- Phone number with calling code, e-mail address, or open id.
  recipient text not null,
  kind text not null,
  content jsonb not null,
  -- Page of the storefront that the message links to.
  path text not null,
  sent_at bigint not null
);

create or replace view show_facts as
select
  s.show_id,
  min(coalesce(p.sale_price, p.price)) as min_price,
  max(coalesce(p.sale_price, p.price)) as max_price,
  min(n.show_time) as first_time,
  max(n.show_time) as last_time,
  coalesce(sum(case when k.waiting = 0 then k.remaining else 0 end), 0)::int as remaining,
  count(distinct n.session_id)::int as session_count
from shows s
left join sessions n on n.show_id = s.show_id
left join seat_plans p on p.session_id = n.session_id
left join stocks k on k.seat_plan_id = p.seat_plan_id
group by s.show_id
