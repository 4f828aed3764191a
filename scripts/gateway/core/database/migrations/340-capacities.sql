-- Capacities: numbers of units that can run out, such as the pieces of a variant. Tiers have their own table, `stocks`.
create table capacities (
  -- What the owner is, for example SKU.
  kind text not null,
  owner_id text not null,
  -- All units, including those that are held or used.
  total integer not null check (total >= 0),
  remaining integer not null check (remaining between 0 and total),
  -- Units that are held or used in excess of the total, because the total was lowered.
  excess integer not null default 0 check (excess >= 0),
  check (excess = 0 or remaining = 0),
  primary key (kind, owner_id)
);

-- Units that are taken from a capacity, for example by an order.
create table capacity_holds (
  -- What the holder is, for example ORDER.
  holder_kind text not null,
  holder_id text not null,
  kind text not null,
  owner_id text not null,
  -- Units that were taken.
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('HELD', 'USED', 'RETURNED')),
  -- End of an unpaid hold, epoch ms; null if it has no end.
  until bigint,
  primary key (holder_kind, holder_id, kind, owner_id),
  foreign key (kind, owner_id) references capacities
);

create index capacity_holds_by_capacity on capacity_holds (kind, owner_id)
