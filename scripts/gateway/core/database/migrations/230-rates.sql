-- Reduction of the unit by the rate of a card, fen.
alter table order_unit_shares add column member bigint not null default 0 check (member >= 0)
