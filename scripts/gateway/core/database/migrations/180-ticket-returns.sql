-- Resale rule: fee and deadline before the start (domain/resale/rule). Null if tickets cannot be resold.
alter table shows add column return_rule jsonb;

-- Number of offered units that are resold tickets. They do not count in the stock.
alter table waits add column returned int not null default 0 check (returned between 0 and offered);

alter table stocks drop constraint stocks_waiting_check;

-- New positions are accepted up to the capacity. A position whose offer was withdrawn can exceed it.
alter table stocks add constraint stocks_waiting_check check (waiting >= 0);

-- Units of orders that are offered to the waitlist of their tier. ORDERED means that an order of a waiting buyer is
-- unpaid.
create table ticket_returns (
  return_id text primary key,
  -- Increases with each listing. The listing with the lowest number is sold first.
  sequence bigint generated always as identity unique,
  order_id text not null references orders,
  unit_id text not null,
  user_id text not null references users,
  session_id text not null references sessions,
  seat_plan_id text not null references seat_plans,
  voucher_id text not null references vouchers,
  ticket_ids jsonb not null,
  state text not null check (state in ('OFFERED', 'ORDERED', 'SOLD', 'TAKEN_BACK', 'ENDED')),
  -- Fee to which the seller agreed, basis points.
  fee_rate int not null check (fee_rate between 0 and 10000),
  -- Time at which the listing expires, epoch ms.
  until bigint not null,
  -- Waitlist position to which the ticket is currently offered, or null.
  wait_id text,
  -- Order of the buyer to whom the ticket was offered, or null.
  new_order_id text references orders,
  refund_id text references refunds,
  offered_at bigint not null,
  closed_at bigint,
  check (state <> 'OFFERED' or new_order_id is null),
  check (state not in ('ORDERED', 'SOLD') or new_order_id is not null),
  check ((state = 'SOLD') = (refund_id is not null)),
  check ((state in ('OFFERED', 'ORDERED')) = (closed_at is null))
);

-- A unit has at most one open offer, and is sold only once.
create unique index ticket_returns_once on ticket_returns (order_id, unit_id) where state in ('OFFERED', 'ORDERED', 'SOLD');

create index ticket_returns_by_order on ticket_returns (order_id);

create index ticket_returns_by_user on ticket_returns (user_id);

create index ticket_returns_offered on ticket_returns (seat_plan_id, sequence) where state = 'OFFERED';

create index ticket_returns_open on ticket_returns (until) where state in ('OFFERED', 'ORDERED');

create index ticket_returns_by_new_order on ticket_returns (new_order_id) where new_order_id is not null;

create index ticket_returns_by_wait on ticket_returns (wait_id) where wait_id is not null
