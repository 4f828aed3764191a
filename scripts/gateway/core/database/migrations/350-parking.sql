-- Car parks of venues. `tariff` has the format of domain/parking/fee. Holidays are dates in UTC+8.
create table parks (
  park_id text primary key,
  venue_id text not null references venues,
  name jsonb not null,
  address jsonb not null,
  lat double precision not null,
  lng double precision not null,
  -- Null if the park does not count its places.
  free_places integer,
  tariff jsonb not null,
  holidays jsonb not null default '[]',
  -- Minutes after the paid time within which a car may leave.
  grace_minutes integer not null default 15,
  -- The park's system does not respond.
  is_silent boolean not null default false,
  sort integer not null
);

-- Stays of cars. A car whose plate the camera could not read has no plate until its entry code is used.
create table parking_stays (
  stay_id text primary key,
  park_id text not null references parks,
  -- Key of the plate and the encrypted plate, both null for an unread plate, and 90 days after the exit.
  digest text,
  sealed text,
  -- Code that the barrier printed at the entry.
  entry_code text not null unique,
  entered_at bigint not null,
  left_at bigint,
  -- Time until which the stay is paid, epoch ms, null before the first payment.
  paid_until bigint,
  -- Fee that payments and coupons have settled, fen.
  settled bigint not null default 0 check (settled >= 0)
);

create index parking_stays_by_plate on parking_stays (digest, park_id);

create index parking_stays_left on parking_stays (left_at) where digest is not null;

create table park_lanes (
  lane_code text primary key,
  park_id text not null references parks,
  -- Stay of the car that is at the lane, or null.
  stay_id text references parking_stays
);

-- Plates that buyers have saved. Several accounts may save one plate, so a plate is no identity.
create table plates (
  plate_id text primary key,
  user_id text not null references users,
  digest text not null,
  sealed text not null,
  area text not null,
  kind text not null,
  -- Only a vehicle licence proves a disputed plate.
  is_disputed boolean not null default false,
  created_at bigint not null,
  unique (user_id, digest)
);

create index plates_by_digest on plates (digest);

-- Proofs that a plate belongs to the account. EXIT shows its stay, ENTRY its stay and later ones, PAPER all stays.
create table plate_proofs (
  plate_id text not null references plates on delete cascade,
  kind text not null check (kind in ('EXIT', 'ENTRY', 'PAPER')),
  stay_id text references parking_stays,
  -- Entry of the stay of an ENTRY, else 0.
  valid_from bigint not null default 0,
  proven_at bigint not null,
  unique (plate_id, kind, stay_id)
);

-- Quotes of fees. A quote freezes its amount until it expires, and belongs to one buyer. The id is the stay token.
create table parking_quotes (
  quote_id text primary key,
  user_id text not null references users,
  -- Null for a plate that is not in the park. It gets a quote too, so that both responses take the same time.
  stay_id text references parking_stays,
  plate_id text references plates on delete set null,
  lane_code text references park_lanes,
  -- Fee that was settled before, fen.
  settled bigint not null,
  amount bigint not null check (amount >= 0),
  paid_until bigint not null,
  -- Ticket that validates the stay, or null.
  ticket_id text,
  -- The fee with its steps, and the owners of validations that it counts (domain/parking/fee).
  fee jsonb not null,
  validated jsonb not null,
  expires_at bigint not null
);

create index parking_quotes_by_user on parking_quotes (user_id);

-- Item orders of the kind PARKING.
create table parking_payments (
  order_id text primary key references item_orders,
  stay_id text not null references parking_stays,
  plate_id text references plates on delete set null,
  lane_code text references park_lanes,
  settled_before bigint not null,
  -- Part of the fee that the order settles, before its coupon, fen.
  amount bigint not null,
  paid_until bigint not null,
  ticket_id text,
  fee jsonb not null,
  validated jsonb not null,
  -- The buyer has deleted the plate with its history.
  is_hidden boolean not null default false,
  -- DUPLICATE: another buyer paid the stay, or it had ended. SETTLED: the unused time after the exit is refunded.
  state text not null check (state in ('UNPAID', 'PAID', 'DUPLICATE', 'SETTLED', 'RETURNED', 'CLOSED')),
  -- When the park received the payment, epoch ms, null until it responds.
  told_at bigint
);

create index parking_payments_by_stay on parking_payments (stay_id);

create index parking_payments_open on parking_payments (state) where state in ('PAID', 'DUPLICATE');
-- A ticket validates one stay.

create unique index parking_payments_by_ticket on parking_payments (ticket_id, stay_id) where ticket_id is not null;

-- Limited actions: requests about plates, new plates and entered codes.
create table parking_attempts (
  user_id text not null references users,
  kind text not null check (kind in ('QUESTION', 'PLATE')),
  at bigint not null
);

create index parking_attempts_by_user on parking_attempts (user_id, kind, at);
