-- Fingerprints of devices, collected with consent and only if the merchant enables them. `items` contains digests and
-- no ids.
create table fingerprints (
  token text primary key,
  user_id text not null references users on delete cascade,
  items jsonb not null,
  collected_at bigint not null
);

create index fingerprints_by_user on fingerprints (user_id);

create index fingerprints_by_time on fingerprints (collected_at)
