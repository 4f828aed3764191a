-- What paper tickets are collected with at the venue, apart from the code that opens a gate; null for tickets that are not paper.
alter table vouchers add column pickup_code text;

create unique index vouchers_by_pickup_code on vouchers (pickup_code)
