-- Services with time slots that buyers can reserve. Patterns and exceptions have the formats of domain/slot.
create table reservables (
  reserve_id text primary key,
  kind text not null check (kind in ('VISIT', 'TOUR', 'SERVICE')),
  venue_id text not null references venues,
  name jsonb not null,
  -- One sentence below the name.
  summary jsonb not null,
  -- Rules of the venue, one per line.
  notes jsonb not null,
  picture_url text not null,
  pattern jsonb not null,
  exceptions jsonb not null default '[]',
  -- Minutes east of UTC.
  utc_offset integer not null,
  days_ahead integer not null default 7,
  -- Time of the release, minutes after local midnight.
  release_at integer not null default 1020,
  -- Minutes before and after the start of a slot.
  entry_before integer not null default 30,
  entry_after integer not null default 15,
  cancel_before integer not null default 180,
  change_before integer not null default 60,
  max_changes integer not null default 2,
  per_order integer not null default 5,
  -- DOCUMENT: each place is for one person with a document.
  needs text not null check (needs in ('NONE', 'DOCUMENT')),
  minor_age integer not null default 14,
  minors_per_order integer not null default 3,
  -- Maximum places of a day in all slots, or null.
  day_capacity integer,
  sort integer not null
);

create index reservables_by_venue on reservables (venue_id);

-- Slots that were reserved or changed. All other slots exist only in the pattern. The capacities have the kind SLOT, and
-- DAY for the places of a day.
create table reserve_slots (
  reserve_id text not null references reservables,
  slot_id text not null,
  capacity integer not null check (capacity >= 0),
  -- The venue accepts no more reservations.
  is_closed boolean not null default false,
  primary key (reserve_id, slot_id)
);

create table reservations (
  reservation_id text primary key,
  user_id text not null references users,
  reserve_id text not null references reservables,
  slot_id text not null,
  -- Local date of the slot.
  date text not null,
  starts_at bigint not null,
  ends_at bigint not null,
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('CONFIRMED', 'CANCELED', 'IN', 'NOT_COME', 'CLOSED_BY_VENUE')),
  -- Changes of the slot by the buyer.
  changes integer not null default 0,
  -- Increases with each change of the reservation.
  version integer not null default 1,
  canceled_at bigint,
  -- True if the buyer returned places after the cancellation deadline, by a change or a cancellation.
  is_late boolean not null default false,
  -- True if the reservation counts against the buyer; null until the slot has ended.
  counts boolean,
  created_at bigint not null,
  -- When the current slot was chosen.
  placed_at bigint not null,
  idempotency_key text not null,
  request_hash text not null,
  unique (user_id, idempotency_key)
);

create index reservations_by_user on reservations (user_id, starts_at);

create index reservations_by_slot on reservations (reserve_id, slot_id);

create index reservations_open on reservations (ends_at) where counts is null;

-- People of reservations. The document is stored as a digest and as a masked number.
create table reservation_people (
  person_id text primary key,
  reservation_id text not null references reservations on delete cascade,
  reserve_id text not null,
  date text not null,
  name text not null,
  id_type text not null,
  id_mask text not null,
  document_key text not null,
  -- `YYYY-MM-DD`, or empty if the document has none.
  birthday text not null,
  is_minor boolean not null,
  -- False after the person was removed or the reservation was canceled.
  is_active boolean not null default true
);

create index reservation_people_by_reservation on reservation_people (reservation_id);

-- A document has at most one place per day and reservable, in all accounts.
create unique index reservation_people_once on reservation_people (reserve_id, date, document_key) where is_active;

-- Changes and cancellations, which are limited.
create table reservation_actions (
  user_id text not null references users,
  at bigint not null
);

create index reservation_actions_by_user on reservation_actions (user_id, at);
