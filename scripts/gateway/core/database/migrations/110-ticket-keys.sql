-- True if a ticket has one code that never changes, as on paper.
alter table shows add column static_code boolean not null default false;

-- Keys for the rotating codes of tickets. Only one device (login) has the key of a ticket.
create table ticket_keys (
  key_id text primary key,
  ticket_id text not null references tickets on delete cascade,
  session_id text not null references login_sessions on delete cascade,
  -- 32 bytes in base64url. The gateway sends the secret only once.
  secret text not null,
  issued_at bigint not null,
  ended_at bigint
);

create unique index ticket_keys_live on ticket_keys (ticket_id) where ended_at is null;

create index ticket_keys_by_ticket on ticket_keys (ticket_id);
