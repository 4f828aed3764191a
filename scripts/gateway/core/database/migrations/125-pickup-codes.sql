-- Code for collecting paper tickets at the venue. It does not open a gate. Null for other tickets.
alter table vouchers add column pickup_code text;

create unique index vouchers_by_pickup_code on vouchers (pickup_code)
