-- True if each ticket of the tier gets a seat. A counter assigns the seats in the order of payment.
alter table seat_plans add column numbered boolean not null default false;

-- Number of assigned seats of a numbered tier.
create table seat_counters (
  seat_plan_id text primary key,
  issued integer not null
);

-- Digest of the document. It identifies the same document without its number.
alter table order_audiences add column document_key text not null default '';

create index order_audiences_by_document on order_audiences (document_key);

-- Refused orders, so that a repeated request gets the same response.
create table order_refusals (
  user_id text not null,
  idempotency_key text not null,
  request_hash text not null,
  code text not null,
  facts jsonb not null,
  at bigint not null,
  primary key (user_id, idempotency_key)
);

create index payments_due on payments (settle_at) where state = 'PENDING'
