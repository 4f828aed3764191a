-- Stored invoice titles of accounts. An invoice has its own copy, which never changes.
create table invoice_titles (
  title_id text primary key,
  user_id text not null references users,
  title_type text not null check (title_type in ('INDIVIDUAL_OR_INSTITUTION', 'ENTERPRISE')),
  title text not null,
  -- Normalized taxpayer ID (domain/invoice/taxpayer-id).
  taxpayer_id text not null default '',
  bank_name text not null default '',
  bank_account text not null default '',
  address text not null default '',
  phone_no text not null default '',
  created_at bigint not null,
  used_at bigint not null
);

create index invoice_titles_by_user on invoice_titles (user_id);

-- Invoices. They remain after the account is deleted; `user_id` is then null. `reason` is the name of the reason for a
-- rejection or cancellation.
create table invoices (
  invoice_id text primary key,
  order_id text not null references orders,
  -- Null after the account was deleted.
  user_id text references users,
  invoice_type text not null check (invoice_type in ('VAT_E_ORDINARY', 'VAT_E_ORDINARY_PAPER')),
  title_type text not null,
  title text not null,
  -- Normalized taxpayer ID (domain/invoice/taxpayer-id).
  taxpayer_id text not null,
  bank_name text not null,
  bank_account text not null,
  address text not null,
  phone_no text not null,
  content_type text not null,
  -- Amount on the day of the application, fen.
  amount bigint not null check (amount > 0),
  -- Address to which an electronic invoice is sent.
  email text not null,
  delivery jsonb,
  state text not null check (state in ('APPLYING', 'REJECTED', 'SUCCESS', 'CANCELED')),
  reason text not null default '',
  -- Null until the invoice is issued.
  invoice_number text unique,
  applied_at bigint not null,
  -- Time of the decision, epoch ms; null while the invoice is under review.
  decided_at bigint,
  express jsonb,
  shipped_at bigint
);

-- An order has at most one open or issued invoice.
create unique index invoices_live on invoices (order_id) where state in ('APPLYING', 'SUCCESS');

create index invoices_by_user on invoices (user_id, applied_at desc);

create index invoices_by_order on invoices (order_id);

-- Links to the files of issued invoices. A link is valid once, for some minutes. The token itself is not stored.
create table invoice_links (
  token_digest text primary key,
  invoice_id text not null references invoices,
  expires_at bigint not null
)
