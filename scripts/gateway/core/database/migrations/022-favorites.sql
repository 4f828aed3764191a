-- Shows and tours that buyers added to their favorites. Lists start with the newest favorite.
create table favorites (
  user_id text not null references users on delete cascade,
  kind text not null check (kind in ('SHOW', 'TOUR')),
  -- Id of the show or the tour.
  target_id text not null,
  created_at bigint not null,
  primary key (user_id, kind, target_id)
);

create index favorites_by_target on favorites (kind, target_id)
