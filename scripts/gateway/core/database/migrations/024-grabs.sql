-- Order drafts that buyers prepare before a sale opens, one per buyer and show.
create table grabs (
  user_id text not null references users,
  show_id text not null references shows,
  -- Sessions and tiers, the preferred one first.
  choices jsonb not null,
  quantity int not null check (quantity > 0),
  audience_ids jsonb not null,
  contact jsonb not null,
  deliver_method text not null,
  -- Id of the delivery address; '' if nothing is sent.
  address_id text not null,
  remind boolean not null,
  created_at bigint not null,
  changed_at bigint not null,
  reminded_at bigint,
  primary key (user_id, show_id)
);

create index grabs_to_remind on grabs (show_id) where remind and reminded_at is null
