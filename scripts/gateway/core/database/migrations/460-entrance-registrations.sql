-- Shows that require a form from each person before entry.
create table entrance_rules (
  show_id text primary key references shows on delete cascade,
  form_id text not null,
  form_version integer not null,
  -- Minutes before the session until which sent forms can be changed.
  needed_before integer not null default 60 check (needed_before >= 0),
  -- Gates admit a ticket without its form with a warning, or refuse it.
  at_gate text not null check (at_gate in ('WARN', 'REFUSE')),
  foreign key (form_id, form_version) references form_versions
);

-- Entrance registrations of tickets. A ticket without a row has no link and no sent form. A transferred ticket has another
-- voucher, so its new holder starts without a row.
create table entrance_registrations (
  ticket_id text not null references tickets on delete cascade,
  voucher_id text not null references vouchers on delete cascade,
  -- Holder of the ticket.
  user_id text not null references users,
  -- Id of the current link, or null. A new link replaces it.
  link_id text unique,
  linked_at bigint,
  -- Increases with each sent form, from 0.
  version integer not null default 0,
  -- Version of the sent form.
  form_version integer,
  -- Name on the ticket when the form was sent.
  person_name text not null default '',
  -- True if another person sent the form by the link.
  is_by_link boolean not null default false,
  -- When the form of this person was first sent. Later changes do not change the time.
  done_at bigint,
  -- Key of the last request that sent the form.
  idempotency_key text,
  primary key (ticket_id, voucher_id)
);

create index entrance_registrations_by_user on entrance_registrations (user_id);

create index entrance_registrations_by_voucher on entrance_registrations (voucher_id)
