-- Rights to buy a show before its public sale: from which member level, and from when (null: at any time).
create table privileges (
  privilege_id text primary key,
  show_id text not null unique references shows on delete cascade,
  min_level integer not null check (min_level >= 0),
  opens_at bigint
)
