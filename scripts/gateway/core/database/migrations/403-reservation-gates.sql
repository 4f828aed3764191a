-- Some of the people have entered.
alter table reservations drop constraint reservations_state_check;

alter table reservations
  add constraint reservations_state_check check (
    state in (
      'WAITING', 'OFFERED', 'LEFT_LINE', 'MISSED', 'CONFIRMED', 'CANCELED', 'PARTLY_IN', 'IN', 'NOT_COME',
      'CLOSED_BY_VENUE'
    )
  );

-- Number of people who have entered.
alter table reservations add column entered integer not null default 0;

update reservations set entered = quantity where state = 'IN';

-- Keys of the rotating codes of reservations. A key belongs to one login.
create table reservation_keys (
  key_id text primary key,
  reservation_id text not null references reservations on delete cascade,
  session_id text not null references login_sessions on delete cascade,
  -- 32 bytes in base64url.
  secret text not null,
  issued_at bigint not null,
  ended_at bigint
);

create unique index reservation_keys_live on reservation_keys (reservation_id) where ended_at is null;

create index reservation_keys_by_reservation on reservation_keys (reservation_id);

-- Entries with reservations. The table has the columns of gate_scans, so that the same statements read both tables.
-- `ticket_id` is the reservation. `session_id` is the gate's list, which is a service on a date.
create table reservation_scans (
  scan_id text primary key,
  ticket_id text not null references reservations on delete cascade,
  session_id text not null,
  gate text not null,
  at bigint not null,
  received_at bigint not null,
  counts boolean not null,
  reason text,
  undone_at bigint,
  undo_reason text
);

create index reservation_scans_by_list on reservation_scans (session_id, received_at);

create index reservation_scans_by_reservation on reservation_scans (ticket_id)
