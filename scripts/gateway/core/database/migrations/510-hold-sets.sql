-- Holds of all sessions of a combo with one end. HELD ends at `expires_at`, and ORDERED belongs to orders. The other
-- states have returned their seats and units.
create table hold_sets (
  set_id text primary key,
  promotion_id text not null,
  user_id text not null references users,
  state text not null check (state in ('HELD', 'ORDERED', 'RELEASED', 'EXPIRED')),
  expires_at bigint not null,
  extensions_left integer not null check (extensions_left >= 0),
  idempotency_key text not null,
  request_hash text not null,
  created_at bigint not null,
  unique (user_id, idempotency_key)
);

-- A buyer has at most one running set of a combo.
create unique index hold_sets_running on hold_sets (user_id, promotion_id) where state = 'HELD';

create index hold_sets_due on hold_sets (expires_at) where state = 'HELD';

-- Null for a hold of one session.
alter table seat_holds add column set_id text references hold_sets;

create index seat_holds_of_set on seat_holds (set_id) where set_id is not null;

-- Items of a set, in the order of the request. An item without a hold has units of a tier without seats.
create table hold_set_items (
  set_id text not null references hold_sets on delete cascade,
  sort integer not null,
  part_id text not null,
  show_id text not null references shows,
  session_id text not null references sessions,
  seat_plan_id text not null references seat_plans,
  quantity integer not null check (quantity > 0),
  hold_id text references seat_holds,
  primary key (set_id, sort)
);

create index hold_set_items_of_session on hold_set_items (session_id)
