-- Tag that a buyer must hold to buy tickets of the show; null for all buyers.
alter table shows add column white_tag text;

-- Tag that a buyer must hold to buy tickets of the session; null for all buyers.
alter table sessions add column white_tag text;

-- Tag that a buyer must hold to buy tickets of the tier; null for all buyers.
alter table seat_plans add column white_tag text;

-- Tag whose holders have the privilege at any level; null if only the level counts.
alter table privileges add column white_tag text;

-- Privilege codes. A code assigns its tag to a limited number of buyers until `expires_at`.
create table privilege_codes (
  code text primary key,
  white_tag text not null,
  uses_left int not null check (uses_left >= 0),
  -- End of the validity, epoch ms; null if it has no end.
  expires_at bigint
);

create table user_tags (
  user_id text not null references users on delete cascade,
  white_tag text not null,
  -- Code that assigned the tag.
  code text not null references privilege_codes,
  created_at bigint not null,
  primary key (user_id, white_tag)
);

-- Wrong codes of a buyer since `since`. Too many of them block the buyer for some time.
create table privilege_attempts (
  user_id text primary key references users on delete cascade,
  failed int not null,
  -- Time of the first failed attempt, epoch ms.
  since bigint not null
)
