-- Privilege cards that a merchant offers. A column without a value means: not limited, or not of this kind.
create table card_templates (
  card_id text primary key,
  kind text not null check (kind in ('CASH', 'TIMES', 'ANNUAL', 'RATE')),
  name jsonb not null,
  promotion jsonb not null,
  -- Address of a picture, or ''.
  picture text not null default '',
  price_mode text not null default 'CASH' check (price_mode in ('CASH', 'POINT', 'CASH_POINT')),
  price bigint not null check (price >= 0),
  point_price integer not null default 0 check (point_price >= 0),
  -- Money on a CASH card, fen.
  worth bigint check (worth > 0),
  -- Tickets that a TIMES card covers.
  times integer check (times > 0),
  -- Share of a ticket's price that a buyer with a RATE card pays, basis points.
  rate integer check (rate between 1 and 10000),
  -- Reduction of a ticket's price by the card, fen, as an alternative to `rate`.
  cut bigint check (cut > 0),
  -- Use rule with its lists, in the format of a coupon.
  range jsonb not null,
  refund_rule text not null default 'UNUSED_7_DAYS' check (refund_rule in ('UNUSED_7_DAYS', 'BALANCE', 'NEVER')),
  -- Cards that one buyer may have.
  per_person integer check (per_person > 0),
  stock integer check (stock >= 0),
  enabled boolean not null default true,
  -- Start of a fixed validity, epoch ms. If null, the card is valid for `valid_days` days from its receipt, or without
  -- an end.
  valid_from bigint,
  valid_until bigint,
  valid_days integer check (valid_days > 0),
  -- Time of the sale, epoch ms.
  sale_from bigint,
  sale_to bigint,
  -- [{ icon, title, text, howOften }]
  rights jsonb not null default '[]',
  sort integer not null,
  check ((worth is not null) = (kind = 'CASH')),
  check ((times is not null) = (kind = 'TIMES')),
  check (((rate is null) <> (cut is null)) = (kind = 'RATE'))
);

-- Existing cards have no terms. They are not for sale until the merchant sets terms.
insert into card_templates (card_id, kind, name, promotion, price, rate, range, enabled, sort)
select card_id, 'RATE', name, description, price, 10000,
  '{"useCouponRule": "ALL_SHOW", "couponUseLimitVO": null}', false, sort
from benefit_cards;

drop table benefit_cards
