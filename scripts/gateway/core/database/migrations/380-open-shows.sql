-- Open shows replace the activities of the layout (decision 168).
drop table activities;

create table open_shows (
  show_id text primary key,
  venue_id text not null references venues,
  name jsonb not null,
  -- Paragraphs about the show.
  content jsonb not null,
  picture_url text not null,
  -- Minutes east of UTC.
  utc_offset integer not null,
  giving text not null check (giving in ('AT_ONCE', 'REVIEW', 'DRAW')),
  -- Window for registrations.
  opens_at bigint not null,
  closes_at bigint not null,
  -- DRAW: time of the draw, after the window. REVIEW: time by which the merchant decides. Otherwise null.
  decides_at bigint check (decides_at > closes_at),
  -- DOCUMENT: each place is for one person with a document.
  needs text not null check (needs in ('NONE', 'DOCUMENT')),
  per_account integer not null default 1,
  group_max integer not null default 5,
  -- 0 without a minimum age.
  min_age integer not null default 0,
  -- Minutes before the start of a session. A later cancellation may count against the buyer.
  cancel_before integer not null default 1440,
  -- REVIEW: applications that are accepted for 100 places.
  review_percent integer not null default 120 check (review_percent >= 100),
  canceled_at bigint,
  sort integer not null
);

-- Places are capacities of the kind QUOTA, and QUOTA_REVIEW for applications that wait for a review.
create table open_show_sessions (
  session_id text primary key,
  show_id text not null references open_shows on delete cascade,
  starts_at bigint not null,
  ends_at bigint not null,
  quota integer not null check (quota > 0)
);

create index open_show_sessions_by_show on open_show_sessions (show_id, starts_at);

-- Sealed draws (decision 156). The hash of the secret is public, the secret itself only after the draw.
create table open_show_draws (
  show_id text primary key references open_shows on delete cascade,
  secret text not null,
  -- Round of the public beacon; null without a beacon.
  beacon_round bigint,
  -- Hash of the list, null until the window has closed.
  root text,
  -- Value of the beacon's round at the draw.
  beacon text,
  drawn_at bigint
);

-- The public list of a draw. It contains no registration id and remains when a registration is deleted.
create table open_show_entries (
  show_id text not null references open_shows on delete cascade,
  hash text not null,
  size integer not null,
  session_ids jsonb not null,
  -- Session in which the entry has places; null before the draw, and if it has no places.
  session_id text,
  primary key (show_id, hash)
);

create table registrations (
  registration_id text primary key,
  user_id text not null references users,
  show_id text not null references open_shows,
  -- Requested sessions, the preferred one first.
  session_ids jsonb not null,
  -- Session in which the registration has places or waits for them; null before a draw, and if it has no places.
  session_id text references open_show_sessions,
  quantity integer not null check (quantity > 0),
  -- People whom the venue has admitted.
  came integer not null default 0,
  state text not null check (
    state in (
      'APPLIED', 'APPROVED', 'REJECTED', 'NOT_DRAWN', 'EXPIRED', 'CANCELED', 'CALLED_OFF', 'IN', 'PARTLY_IN', 'NOT_COME'
    )
  ),
  reason text check (reason in ('NO_PLACES', 'INCOMPLETE', 'NOT_SUITABLE')),
  -- Random hex digits of the applicant's device, and the hash of id and salt that the list of a draw contains.
  salt text not null,
  draw_hash text not null,
  version integer not null default 1,
  -- First start and last end of the sessions that are still possible.
  starts_at bigint not null,
  ends_at bigint not null,
  -- Canceled after the deadline.
  is_late boolean not null default false,
  -- True if the registration counts against the buyer; null until the session has ended.
  counts boolean,
  created_at bigint not null,
  -- When the registration got its places.
  placed_at bigint,
  canceled_at bigint,
  idempotency_key text not null,
  request_hash text not null,
  unique (user_id, idempotency_key)
);

create index registrations_by_user on registrations (user_id, created_at);

create index registrations_by_show on registrations (show_id, state);

create index registrations_by_session on registrations (session_id);

create index registrations_open on registrations (ends_at) where counts is null;

-- People of registrations. The document is stored as a masked number.
create table registration_people (
  person_id text primary key,
  registration_id text not null references registrations on delete cascade,
  name text not null,
  id_type text not null,
  id_mask text not null
);

create index registration_people_by_registration on registration_people (registration_id);

-- A person is in one registration of a session, in all accounts (decision 155). The key is a digest of the document, or
-- of the account's phone for a show without documents.
create table registration_persons (
  session_id text not null references open_show_sessions on delete cascade,
  person_key text not null,
  registration_id text not null references registrations on delete cascade,
  primary key (session_id, person_key)
);

create index registration_persons_by_registration on registration_persons (registration_id);

-- States of registrations over time.
create table registration_steps (
  registration_id text not null references registrations on delete cascade,
  version integer not null,
  state text not null,
  at bigint not null,
  primary key (registration_id, version)
);

-- Missed visits that are not reservations. They count together with reservations (decision 138).
create table missed_visits (
  user_id text not null references users,
  -- Id of the registration.
  visit_id text primary key,
  ends_at bigint not null
);

create index missed_visits_by_user on missed_visits (user_id);
