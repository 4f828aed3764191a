-- True if tickets of the show cannot be transferred.
alter table shows add column gift_forbidden boolean not null default false;

-- Transfers of tickets to a phone number. `secret` identifies the gift in its link and gives no access without the
-- phone. It is stored in plain text, because the giver can share the link again. EXPIRED is computed from `expires_at`,
-- and is stored when the tickets are transferred again.
create table transfers (
  transfer_id text primary key,
  -- Secret of the gift's link. Never logged.
  secret text not null unique,
  giver_id text not null references users,
  -- Voucher of the giver.
  voucher_id text not null references vouchers,
  -- Country code of the recipient's phone; '' after the account was deleted.
  country_code text not null,
  cellphone text not null,
  message text not null default '',
  -- Picture of the gift card (domain/ticket/gift-card).
  card text not null,
  state text not null check (state in ('TRANSFERRING', 'ACCEPTED', 'CANCELLED', 'EXPIRED')),
  created_at bigint not null,
  expires_at bigint not null,
  -- Time at which the transfer was accepted, canceled or expired, epoch ms.
  closed_at bigint,
  recipient_id text references users,
  recipient_voucher_id text references vouchers
);

create index transfers_by_giver on transfers (giver_id, created_at);

create index transfers_by_phone on transfers (country_code, cellphone);

create index transfers_by_recipient on transfers (recipient_id);

create index transfers_by_voucher on transfers (voucher_id);

create index transfers_by_recipient_voucher on transfers (recipient_voucher_id);

create table transfer_tickets (
  transfer_id text not null references transfers on delete cascade,
  ticket_id text not null references tickets,
  sort integer not null,
  open boolean not null,
  moved boolean not null default false,
  -- Key of the static code before the ticket moved, or null.
  former_code_key text,
  primary key (transfer_id, ticket_id),
  check (not (open and moved))
);

-- A ticket is in at most one open transfer, and moves only once. A received ticket cannot be transferred again.
create unique index transfer_tickets_open on transfer_tickets (ticket_id) where open;

create unique index transfer_tickets_moved on transfer_tickets (ticket_id) where moved;

-- Buttons that a merchant shows below the tickets of a show, or of all shows if `show_id` is null.
create table ticket_buttons (
  button_id text primary key,
  -- Null for a button below the tickets of all shows.
  show_id text references shows,
  title jsonb not null,
  note jsonb not null,
  icon text not null,
  target jsonb not null,
  sort integer not null
)
