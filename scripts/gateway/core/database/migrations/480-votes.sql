-- Votes of before had a number without ballots. The seed writes new ones.
drop table votes;

create table votes (
  vote_id text primary key,
  title jsonb not null,
  picture_url text not null,
  -- Paragraphs.
  rules jsonb not null,
  start_time bigint not null,
  end_time bigint not null check (end_time > start_time),
  -- Minutes east of UTC, for the days of a vote.
  utc_offset integer not null,
  -- Number of options of a ballot.
  choose_least integer not null check (choose_least > 0),
  choose_most integer not null check (choose_most >= choose_least),
  -- Ballots of a person each local day; null for one ballot in all.
  per_day integer check (per_day > 0),
  -- Time until which a ballot can be changed; null if never.
  change_until bigint,
  who text not null check (who in ('ACCOUNT', 'TICKET', 'WAS_THERE', 'LEVEL')),
  -- Ids of the condition: shows of TICKET, sessions of WAS_THERE, levels of LEVEL.
  who_ids jsonb not null,
  counts text not null check (counts in ('ALWAYS', 'AFTER_VOTE', 'AFTER_END')),
  -- Time until which the result is held back.
  result_at bigint,
  canceled_at bigint,
  sort integer not null
);

create table vote_options (
  vote_id text not null references votes on delete cascade,
  option_id text not null,
  title jsonb not null,
  content jsonb not null,
  picture_url text not null,
  show_id text references shows,
  sort integer not null,
  primary key (vote_id, option_id)
);

-- One row for each vote, which only the worker that folds ballots changes.
create table vote_counts (
  vote_id text primary key references votes on delete cascade,
  -- Increases with each change.
  version integer not null default 0,
  -- Number of ballots by option id.
  options jsonb not null,
  -- Numbers of ballots by local day: counted and held.
  days jsonb not null,
  counted integer not null default 0,
  held integer not null default 0,
  changed integer not null default 0,
  void integer not null default 0
);

-- Rows are only added. Later, only the state of a row changes.
create table vote_ballots (
  ballot_id text primary key,
  vote_id text not null references votes on delete cascade,
  -- '' after the account was erased.
  user_id text not null,
  -- Local date of the vote.
  day text not null,
  option_ids jsonb not null,
  -- SHA-256 of vote, options and a salt of the device.
  receipt text not null,
  state text not null check (state in ('COUNTED', 'HELD', 'CHANGED', 'VOID')),
  void_reason text check (void_reason in ('REFUND', 'MERCHANT', 'LATE')),
  -- Digests of device and address range, '' some days after the end of the vote.
  device_key text not null,
  range_key text not null,
  -- Sum of the signals of stuffing.
  weight integer not null,
  created_at bigint not null,
  idempotency_key text not null,
  request_hash text not null,
  unique (user_id, idempotency_key),
  unique (vote_id, receipt)
);

create index vote_ballots_by_device on vote_ballots (vote_id, device_key, created_at);

create index vote_ballots_by_range on vote_ballots (vote_id, range_key, created_at);

create index vote_ballots_held on vote_ballots (created_at) where state = 'HELD';

-- Digests of the identifiers of a ballot's voter: account, phone, open ids and document.
create table vote_persons (
  ballot_id text not null references vote_ballots on delete cascade,
  vote_id text not null,
  person_key text not null,
  primary key (ballot_id, person_key)
);

create index vote_persons_by_key on vote_persons (vote_id, person_key);

-- Changes of the counts that are not folded yet. The worker deletes what it adds to the counts.
create table vote_changes (
  change_id bigint generated always as identity primary key,
  vote_id text not null references votes on delete cascade,
  day text not null,
  state text not null,
  option_ids jsonb not null,
  -- 1 or -1.
  delta integer not null
);
