-- Service fee per ticket, fen.
alter table shows add column service_fee bigint not null default 0 check (service_fee >= 0)
