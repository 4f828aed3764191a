-- What the rate of a card took off the unit, fen.
alter table order_unit_shares add column member bigint not null default 0 check (member >= 0)
