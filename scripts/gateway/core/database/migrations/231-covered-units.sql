-- Price of a unit that a card covers, fen. `user_card_id` is this card.
alter table order_unit_shares add column card bigint not null default 0 check (card >= 0);

alter table order_unit_shares add column user_card_id text references user_cards;

create index order_unit_shares_by_card on order_unit_shares (user_card_id) where user_card_id is not null
