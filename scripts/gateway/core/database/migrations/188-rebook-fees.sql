-- Part of the price difference that the merchant retains, fen. `refund_rule` is the refund rule of the new order; null
-- if the rule of its show or privilege applies.
alter table rebooks add column fee bigint not null default 0 check (fee >= 0);

alter table rebooks add column refund_rule jsonb;

alter table rebooks drop constraint rebooks_check1;

alter table rebooks add constraint rebooks_sums check (paid = moved + fee + back and price = carried + moved + due)
