-- Minimum age of the attendees of the tier; null if there is none.
alter table seat_plans add column min_age integer;

alter table seat_plans add column max_age integer;

-- How the seats of a session are sold. `version` counts the changes of its seats: every change locks this row first.
-- `row_tiers` has the tier of each row of the plan in runs, `sold` a bitmap a section of what was sold elsewhere.
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

-- Seats of one buyer: HELD until `expires_at`, or for good with an order (ORDERED); RELEASED, EXPIRED and ENDED gave them back.
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

-- One running hold a buyer and session, whatever else happens.
create unique index seat_holds_running on seat_holds (user_id, session_id) where state = 'HELD';

create index seat_holds_due on seat_holds (expires_at) where state = 'HELD';

-- No seat twice: held or ordered, it is a row here.
create table seats_taken (
  session_id text not null references seat_sales,
  seat integer not null check (seat >= 0),
  hold_id text not null references seat_holds,
  primary key (session_id, seat)
);

create index seats_taken_by_hold on seats_taken (hold_id);

-- Who looks at the plan asks what changed since a version; old versions are forgotten.
create table seat_changes (
  session_id text not null references seat_sales,
  version bigint not null,
  seat integer not null,
  taken boolean not null,
  primary key (session_id, version, seat)
)
