-- Returns of goods. Amounts in fen, times in epoch ms.
create table goods_returns (
  return_id text primary key,
  order_id text not null references item_orders,
  user_id text not null references users,
  idempotency_key text not null,
  request_hash text not null,
  kind text not null check (kind in ('STOP', 'RETURN', 'REFUND_ONLY')),
  state text not null check (state in ('APPLIED', 'AGREED', 'SENT', 'RECEIVED', 'REFUNDED', 'REJECTED', 'CANCELED')),
  reason text not null check (reason in ('CHANGED_MIND', 'BROKEN', 'WRONG')),
  -- Ids of the pieces.
  unit_ids jsonb not null,
  -- Addresses of the buyer's pictures.
  pictures jsonb not null,
  -- Money that the return gives back, with its delivery fees.
  amount bigint not null check (amount >= 0),
  extras bigint not null check (extras between 0 and amount),
  -- Ways whose fee the amount contains.
  fee_ways jsonb not null,
  -- Reason of a rejection, or ''.
  rejection text not null default '' check (rejection in ('', 'USED', 'NO_FAULT', 'DELIVERED')),
  -- Parcel of the buyer.
  express_no text not null default '',
  company text not null default '',
  refund_id text references refunds,
  -- Deadline of the party that must act; null if the return is over.
  due_at bigint,
  created_at bigint not null,
  unique (user_id, idempotency_key)
);

create index goods_returns_by_order on goods_returns (order_id);

create index goods_returns_due on goods_returns (due_at) where due_at is not null;

create table goods_return_events (
  event_id bigint generated always as identity primary key,
  return_id text not null references goods_returns on delete cascade,
  state text not null,
  at bigint not null
);

create index goods_return_events_by_return on goods_return_events (return_id)
