-- Privilege cards of buyers. The remaining value of a card results from its events.
create table user_cards (
  user_card_id text primary key,
  card_id text not null references card_templates,
  user_id text not null references users,
  -- Item order that bought the card; null for a card that was granted.
  order_id text,
  -- Times in epoch ms. `valid_until` is null without an end.
  received_at bigint not null,
  valid_from bigint not null,
  valid_until bigint,
  -- Remaining money of a CASH card, fen; null for other cards.
  balance bigint check (balance >= 0),
  -- Number of tickets that a TIMES card covers; null for other cards.
  times_total integer check (times_total >= 0),
  times_used integer not null default 0 check (times_used >= 0),
  -- Name of the person of an ANNUAL card, or ''.
  id_name text not null default '',
  id_type text not null default '',
  id_no text not null default '',
  -- Names of fixed seats.
  seats jsonb not null default '[]',
  -- Time at which the merchant froze the card, epoch ms, or null.
  frozen_at bigint,
  -- Start and end of its refund, epoch ms.
  refunding_at bigint,
  refunded_at bigint,
  check (times_used <= times_total)
);

create index user_cards_by_user on user_cards (user_id);

create index user_cards_by_order on user_cards (order_id);

-- Every change of a buyer's card, in order: the sums of `amount` and `times` are its balance and its times left.
create table card_events (
  event_id bigint generated always as identity primary key,
  user_card_id text not null references user_cards on delete cascade,
  -- One of CARD_EVENTS (domain/card/card-facts).
  kind text not null,
  at bigint not null,
  -- Order or refund of the change, or ''.
  ref text not null default '',
  -- Change of the balance, fen, and of the times left.
  amount bigint not null default 0,
  times integer not null default 0,
  -- End of the validity after the change.
  valid_until bigint
);

create index card_events_by_card on card_events (user_card_id)
