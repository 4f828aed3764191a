-- True if tickets of the show cannot be transferred.
alter table shows add column gift_forbidden boolean not null default false;

-- Tickets given to a phone number. `secret` names the gift in its link and opens nothing without the phone; the giver may share the link
-- again, so it is stored in plain text. EXPIRED follows from `expires_at`, and is written when the tickets are given once more.
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

-- In one open gift at a time, and moved once: what was received is not given again.
create unique index transfer_tickets_open on transfer_tickets (ticket_id) where open;

create unique index transfer_tickets_moved on transfer_tickets (ticket_id) where moved;

-- The buttons that a merchant puts below a show's tickets; without a show, below all.
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
