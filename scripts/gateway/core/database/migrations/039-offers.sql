-- Offers of a merchant besides shows: levels of its paid membership, cards, votes and activities.
create table member_levels (
  level integer primary key,
  name jsonb not null,
  rights jsonb not null,
  price bigint not null check (price >= 0)
);

create table benefit_cards (
  card_id text primary key,
  name jsonb not null,
  description jsonb not null,
  price bigint not null check (price >= 0),
  sort integer not null
);

create table votes (
  vote_id text primary key,
  title jsonb not null,
  vote_count integer not null check (vote_count >= 0),
  end_time bigint not null
);

-- A quota of 0 means no quota.
create table activities (
  activity_id text primary key,
  title jsonb not null,
  place jsonb not null,
  start_time bigint not null,
  end_time bigint not null,
  quota integer not null check (quota >= 0),
  enrolled integer not null check (enrolled >= 0 and (quota = 0 or enrolled <= quota))
)
