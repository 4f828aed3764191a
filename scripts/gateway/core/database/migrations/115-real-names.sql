-- True if attendees are entered after the purchase.
alter table shows add column names_later boolean not null default false;

-- `id_no` is masked, as in order_audiences. `exclusive`: the show admits each document once.
create table ticket_names (
  ticket_id text primary key references tickets,
  session_id text not null references sessions,
  user_id text not null references users,
  audience_id text not null,
  name text not null,
  id_type text not null,
  -- Masked document number.
  id_no text not null,
  -- Digest of the document (order/document-service).
  document_key text not null,
  -- Guardian's phone number of a minor; otherwise ''.
  guardian_phone text not null default '',
  -- The show admits each document once.
  exclusive boolean not null,
  -- Number of times that the attendee was replaced by another one.
  corrections integer not null default 0 check (corrections between 0 and 1),
  named_at bigint not null
);

create unique index ticket_names_once on ticket_names (session_id, document_key) where exclusive;

create index ticket_names_by_user on ticket_names (user_id);

create table ticket_name_changes (
  change_id bigint generated always as identity primary key,
  ticket_id text not null references tickets,
  user_id text not null references users,
  kind text not null check (kind in ('SUPPLEMENT', 'CORRECTION')),
  from_name text not null,
  from_id_no text not null,
  name text not null,
  id_no text not null,
  at bigint not null
);

create index ticket_name_changes_by_ticket on ticket_name_changes (ticket_id);

create index ticket_name_changes_by_user on ticket_name_changes (user_id)
