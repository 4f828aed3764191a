-- The shows and tours that buyers marked with a heart, the newest first in their list.
create table favorites (
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('SHOW', 'TOUR')),
  -- Id of the show or the tour.
  target_id text not null,
  created_at bigint not null,
  primary key (user_id, kind, target_id)
);

create index favorites_by_target on favorites (kind, target_id)
