-- Coupon packets for friends that buyers get with paid orders (domain/coupon/packet).
create table coupon_packets (
  -- Random, part of the shared link.
  packet_code text primary key,
  order_id text not null unique references orders,
  user_id text not null references users,
  idempotency_key text not null,
  request_hash text not null,
  template_id text not null references coupon_templates,
  -- Coupon type of the shares.
  kind text not null,
  -- Fen.
  total bigint not null check (total > 0),
  shares integer not null check (shares > 0),
  created_at bigint not null,
  -- Last time to take a share, epoch ms.
  end_time bigint not null,
  -- Time at which unused shares were withdrawn, epoch ms.
  voided_at bigint,
  unique (user_id, idempotency_key)
);

-- Shares of a packet. Their amounts are drawn when the packet is created. Buyers take them in the order of their
-- numbers.
create table coupon_shares (
  packet_code text not null references coupon_packets on delete cascade,
  number integer not null,
  -- Fen.
  amount bigint not null check (amount >= 100),
  taken_by text references users,
  -- Account, phone and open ids of the buyer at that time. Accounts that share one of these values count as one buyer.
  identities jsonb not null default '[]',
  idempotency_key text,
  coupon_id text references coupons on delete set null,
  -- Time at which the share was taken, epoch ms, or null.
  at bigint,
  primary key (packet_code, number),
  unique (packet_code, taken_by)
);

create index coupon_shares_by_coupon on coupon_shares (coupon_id);

create index coupon_shares_by_taker on coupon_shares (taken_by);

create index coupon_shares_by_identity on coupon_shares using gin (identities)
