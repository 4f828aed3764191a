-- What a rebooking keeps of the difference that would come back, and the refund rule of the order that it makes. Null: of its show or privilege.
alter table rebooks add column fee bigint not null default 0 check (fee >= 0);

alter table rebooks add column refund_rule jsonb;

alter table rebooks drop constraint rebooks_check1;

alter table rebooks add constraint rebooks_sums check (paid = moved + fee + back and price = carried + moved + due)
