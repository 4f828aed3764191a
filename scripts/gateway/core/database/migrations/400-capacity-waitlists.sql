-- Number of positions that wait for units of a capacity. While it is not 0, only offers take units.
alter table capacities add column waiting integer not null default 0 check (waiting >= 0);

-- Open positions on waitlists of capacities. A holder can wait for several capacities. The first offer ends its other
-- positions.
create table waitlist_positions (
  holder_kind text not null,
  holder_id text not null,
  -- Capacity of the waitlist.
  kind text not null,
  owner_id text not null,
  -- Further capacities from which an offer takes the same number of units, such as the day of a slot.
  also jsonb not null default '[]',
  -- Increases with each position. A lower number was joined earlier.
  sequence bigint generated always as identity unique,
  quantity integer not null check (quantity > 0),
  -- Time at which the waitlist closes, epoch ms. No offer ends later.
  closes_at bigint not null,
  -- End of the offer, epoch ms; null while waiting.
  offer_until bigint,
  primary key (holder_kind, holder_id, kind, owner_id)
);

create index waitlist_positions_waiting on waitlist_positions (kind, owner_id, sequence) where offer_until is null;

create index waitlist_positions_closing on waitlist_positions (holder_kind, closes_at) where offer_until is null;

create index waitlist_positions_offered on waitlist_positions (holder_kind, offer_until) where offer_until is not null
