-- Popups about the membership that a device of the buyer has shown. Each is shown once.
create table shown_popups (
  user_id text not null references users,
  popup_id text not null,
  shown_at bigint not null,
  primary key (user_id, popup_id)
);

-- Kinds of popups that a buyer has stopped, on all devices.
create table stopped_popups (
  user_id text not null references users,
  kind text not null check (kind in ('LEVEL', 'BIRTHDAY')),
  primary key (user_id, kind)
)
