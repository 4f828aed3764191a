-- Privileges to buy tickets before the public sale, from a member level and a time on. Null means at any time.
create table privileges (
  privilege_id text primary key,
  show_id text not null unique references shows on delete cascade,
  min_level integer not null check (min_level >= 0),
  opens_at bigint
)
