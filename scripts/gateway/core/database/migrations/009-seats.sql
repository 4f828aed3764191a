-- Minimum age of the attendees of the tier; null if there is none.
alter table seat_plans add column min_age integer;

alter table seat_plans add column max_age integer;

-- Seat sales of sessions. `version` counts the changes of the seats; every change locks this row first. `row_tiers`
-- contains the tier of each row of the plan in runs. `sold` contains a bitmap per section of seats that were sold
-- elsewhere.
create table seat_sales (
  session_id text primary key references sessions,
  map_id text not null,
  map_version text not null,
  row_tiers text not null,
  sold jsonb not null,
  one_tier boolean not null default false,
  together boolean not null default false,
  no_orphan boolean not null default true,
  hold_seconds integer not null check (hold_seconds > 0),
  extensions integer not null check (extensions >= 0),
  version bigint not null
);

-- Seats of one buyer. HELD ends at `expires_at`. ORDERED belongs to an order and has no end. The seats of RELEASED,
-- EXPIRED and ENDED holds are free.
create table seat_holds (
  hold_id text primary key,
  session_id text not null references sessions,
  show_id text not null references shows,
  user_id text not null references users,
  state text not null,
  seats jsonb not null,
  expires_at bigint not null,
  extensions_left integer not null check (extensions_left >= 0),
  idempotency_key text not null,
  request_hash text not null,
  order_id text unique references orders,
  created_at bigint not null,
  unique (user_id, idempotency_key)
);

-- A buyer has at most one running hold per session.
create unique index seat_holds_running on seat_holds (user_id, session_id) where state = 'HELD';

create index seat_holds_due on seat_holds (expires_at) where state = 'HELD';

-- Held and ordered seats. The primary key prevents a second hold of a seat.
create table seats_taken (
  session_id text not null references seat_sales,
  seat integer not null check (seat >= 0),
  hold_id text not null references seat_holds,
  primary key (session_id, seat)
);

create index seats_taken_by_hold on seats_taken (hold_id);

-- Changes of seats by version, for clients that request the changes since a version. Old versions are deleted.
create table seat_changes (
  session_id text not null references seat_sales,
  version bigint not null,
  seat integer not null,
  taken boolean not null,
  primary key (session_id, version, seat)
)
