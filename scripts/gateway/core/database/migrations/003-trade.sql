-- `state` is one of the contract's ORDER_STATES. An order is UNPAID until it is paid, canceled or closed after
-- `reserve_until`.
create table orders (
  order_id text primary key,
  order_number text not null unique,
  user_id text not null references users,
  idempotency_key text not null,
  request_hash text not null,
  transaction_id text not null unique,
  bind_id text not null unique,
  show_id text not null references shows,
  session_id text not null references sessions,
  state text not null,
  -- One of ORDER_REFUND_STATES (domain/refund/state).
  refund_state text not null default 'NONE',
  ticket_count integer not null check (ticket_count > 0),
  total bigint not null check (total >= 0),
  pay_amount bigint not null check (pay_amount >= 0),
  price_lines jsonb not null,
  deliver_method text not null,
  contact jsonb not null,
  delivery jsonb,
  express jsonb,
  coupon_id text references coupons,
  promotion_id text references promotions,
  remark text not null default '',
  created_at bigint not null,
  reserve_until bigint not null,
  paid_at bigint,
  pay_product text,
  unique (user_id, idempotency_key)
);

create index orders_by_user on orders (user_id, created_at desc);

create index orders_unpaid on orders (reserve_until) where state = 'UNPAID';

create index orders_by_session on orders (session_id, user_id);

create table order_items (
  order_id text not null references orders,
  seat_plan_id text not null references seat_plans,
  quantity integer not null check (quantity > 0),
  unit_qty integer not null check (unit_qty > 0),
  unit_price bigint not null check (unit_price >= 0),
  amount bigint not null check (amount >= 0),
  sort integer not null,
  primary key (order_id, seat_plan_id)
);

-- `id_no` is masked, because an order needs no second copy of the number.
create table order_audiences (
  order_id text not null references orders,
  audience_id text not null,
  name text not null,
  id_type text not null,
  id_no text not null,
  sort integer not null,
  primary key (order_id, audience_id)
);

create table order_events (
  event_id bigint generated always as identity primary key,
  order_id text not null references orders,
  state text not null,
  at bigint not null
);

create index order_events_by_order on order_events (order_id, event_id);

-- `reason` is a `PaymentReason` or ''. `state_at` is the time of the current state.
create table payments (
  payment_id text primary key,
  order_id text not null references orders,
  product text not null,
  platform text not null,
  amount bigint not null check (amount > 0),
  state text not null,
  lang text not null,
  return_url text not null,
  cancel_url text not null default '',
  created_at bigint not null,
  settle_at bigint,
  settled_at bigint
);

create index payments_by_order on payments (order_id);

-- An order can be paid only once.
create unique index payments_paid_once on payments (order_id) where state = 'PAID';

-- `state`: VALID, USED, REFUNDED, or GIVEN if all tickets belong to other accounts. EXPIRED is computed from the
-- session's time.
create table vouchers (
  voucher_id text primary key,
  -- Null for tickets that were not bought here (module ticket-bind).
  order_id text not null unique references orders,
  user_id text not null references users,
  show_id text not null references shows,
  session_id text not null references sessions,
  state text not null,
  code_from bigint,
  created_at bigint not null
);

create index vouchers_by_user on vouchers (user_id);

create table tickets (
  ticket_id text primary key,
  voucher_id text not null references vouchers,
  seat_plan_id text not null references seat_plans,
  seat_desc jsonb not null,
  audience_name text not null default '',
  state text not null,
  code_key text not null,
  sort integer not null
);

create index tickets_by_voucher on tickets (voucher_id, sort)
