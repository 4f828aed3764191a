-- Who may buy: a show, a session or a tier that names a tag is sold to those who hold it; a privilege may go to them, too.
alter table shows add column white_tag text;

-- Sold to the holders of this tag only.
alter table sessions add column white_tag text;

-- As above.
alter table seat_plans add column white_tag text;

-- Who holds this tag has the right at any level; null for levels only.
alter table privileges add column white_tag text;

-- A code gives its tag to so many buyers, until a moment (epoch ms; null for ever).
create table privilege_codes (
  code text primary key,
  white_tag text not null,
  uses_left int not null check (uses_left >= 0),
  -- Epoch ms; null for ever.
  expires_at bigint
);

create table user_tags (
  user_id text not null references users on delete cascade,
  white_tag text not null,
  -- The code that gave it.
  code text not null references privilege_codes,
  created_at bigint not null,
  primary key (user_id, white_tag)
);

-- Wrong codes of a buyer since `since`: who guesses has to wait.
create table privilege_attempts (
  user_id text primary key references users on delete cascade,
  failed int not null,
  -- When the first of them was tried, epoch ms.
  since bigint not null
)
